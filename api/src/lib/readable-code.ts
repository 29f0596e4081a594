import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const GROUPS = 4
const LETTERS_A_GROUP = 4

/** Returns 80 random bits for a person to type, for instance 7Q2M-0ZXV-8KTA-31HF. */
export function makeReadableCode(): string {
  const letters = [...randomBytes(GROUPS * LETTERS_A_GROUP)].map((byte) => ALPHABET[byte % 32])
  const groupOf = (group: number): string =>
    letters.slice(group * LETTERS_A_GROUP, (group + 1) * LETTERS_A_GROUP).join('')
  return Array.from({ length: GROUPS }, (_, group) => groupOf(group)).join('-')
}

/** Returns a typed code as it was made, whatever its case, spaces and hyphens. */
export function readReadableCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}
