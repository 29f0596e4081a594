import { createHash } from 'node:crypto'

/** Returns a UUID that is the same for the same text: version 8 of RFC 9562. */
export function keyOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}
