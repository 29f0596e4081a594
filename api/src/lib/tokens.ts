import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** Returns 256 random bits as base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value)
}

/** Returns the stored form of a token that only its holder knows. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
