import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** 256 random bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value)
}

/** What is stored of a token whose holder alone should know it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
