import { isKnownSecret } from './known-secrets.ts'
import type { Test } from './rules.ts'

const leastBytes = 32
/** Lower than for other secrets: a database is reached only from inside, and its provider may choose the password. */
const leastPasswordBytes = 16
/** Random hexadecimal text usually contains all 16 digits. */
const leastCharacters = 8

/** Tests a secret that we choose: it must be long, random and unpublished. */
export const strong: Test = (value) => {
  const bytes = Buffer.byteLength(value)
  if (bytes < leastBytes) return `has ${countOf(bytes)}, and at least ${leastBytes} are needed`
  if (new Set(value).size < leastCharacters) return 'repeats a few characters'
  return unpublished(value)
}

/** Tests a secret whose format its provider chooses. */
export const unpublished: Test = (value) =>
  isKnownSecret(value) ? 'is a publicly known secret' : null

/** Applies a test to each of several secrets, comma-separated during a rotation. */
export function each(test: Test): Test {
  return (value) => {
    for (const part of value.split(',')) {
      const problem = test(part.trim())
      if (problem) return problem
    }
    return null
  }
}

/** Tests for the prefix with which a provider marks a kind of key. */
export function beginsWith(...prefixes: readonly string[]): Test {
  return (value) =>
    prefixes.some((prefix) => value.startsWith(prefix))
      ? null
      : `does not begin with ${prefixes.join(' or ')}`
}

/** Tests the URL of a database. The password may be absent, because a certificate or the machine may authenticate. */
export const databaseAddress: Test = (value) => {
  if (!URL.canParse(value)) return 'is not the address of a database'
  const password = decodeURIComponent(new URL(value).password)
  if (password === '') return null
  if (isKnownSecret(password) || password === 'postgres') return 'has a publicly known password'
  const bytes = Buffer.byteLength(password)
  return bytes < leastPasswordBytes
    ? `has a password of ${countOf(bytes)}, and at least ${leastPasswordBytes} are needed`
    : null
}

function countOf(bytes: number): string {
  return bytes === 1 ? '1 byte' : `${bytes} bytes`
}
