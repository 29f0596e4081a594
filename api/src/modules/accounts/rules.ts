import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n')

/** The most frequent leaked passwords of at least 8 characters (ASVS 6.2.4: 3,000 at least), in lower case. */
const COMMON: ReadonlySet<string> = new Set(list.filter((line) => !line.startsWith('#')))

/** Returns the fault of a new password, or null. The contract checks the length; there is no composition rule. */
export function passwordFault(
  password: string,
  { email }: { email: string | null },
): string | null {
  const plain = password.toLowerCase()
  if (COMMON.has(plain)) return 'This password is one of the most common ones. Choose another.'
  if (email !== null && plain === email) return 'Choose a password that is not your e-mail address'
  return null
}

const WINDOW_MS = 60_000

/** Identifies the minute of a request: repeats within it count as one. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS)
}
