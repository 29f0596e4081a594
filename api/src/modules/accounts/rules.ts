import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n')

/** Passwords of at least 8 characters that lead every list of leaked ones (ASVS 6.2.4: 3,000 at least), lower case. */
const COMMON: ReadonlySet<string> = new Set(list.filter((line) => !line.startsWith('#')))

/** What is wrong with a new password, or null. Length is the contract's matter; composition is nobody's. */
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

/** Asking again within the same minute is asking once. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS)
}
