import { isKnownSecret } from './known-secrets.ts'
import type { Test } from './rules.ts'

const leastBytes = 32
/** A database is reached only from inside, and its provider may choose the password. */
const leastPasswordBytes = 16
/** Random bytes in hexadecimal have all 16 of them, mostly. */
const leastCharacters = 8

/** A secret that we choose: long, random, and read by no one else. */
export const strong: Test = (value) => {
  const bytes = Buffer.byteLength(value)
  if (bytes < leastBytes) return `has ${countOf(bytes)}, and at least ${leastBytes} are needed`
  if (new Set(value).size < leastCharacters) return 'repeats a few characters'
  return unpublished(value)
}

/** A secret whose form its provider chooses. */
export const unpublished: Test = (value) =>
  isKnownSecret(value) ? 'is a secret that everybody can read' : null

/** A test for each of several secrets, comma-separated while one is rotated. */
export function each(test: Test): Test {
  return (value) => {
    for (const part of value.split(',')) {
      const problem = test(part.trim())
      if (problem) return problem
    }
    return null
  }
}

/** A key of one of these kinds, which its provider marks by how it begins. */
export function beginsWith(...prefixes: readonly string[]): Test {
  return (value) =>
    prefixes.some((prefix) => value.startsWith(prefix))
      ? null
      : `does not begin with ${prefixes.join(' or ')}`
}

/** The address of a database. It may be without a password, where a certificate or the machine proves who asks. */
export const databaseAddress: Test = (value) => {
  if (!URL.canParse(value)) return 'is not the address of a database'
  const password = decodeURIComponent(new URL(value).password)
  if (password === '') return null
  if (isKnownSecret(password) || password === 'postgres')
    return 'has a password that everybody can read'
  const bytes = Buffer.byteLength(password)
  return bytes < leastPasswordBytes
    ? `has a password of ${countOf(bytes)}, and at least ${leastPasswordBytes} are needed`
    : null
}

function countOf(bytes: number): string {
  return bytes === 1 ? '1 byte' : `${bytes} bytes`
}
