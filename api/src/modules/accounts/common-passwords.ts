import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n')

/** The most frequent leaked passwords of at least 8 characters (ASVS 6.2.4: 3,000 at least), in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  list.filter((line) => !line.startsWith('#')),
)
