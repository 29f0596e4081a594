import { createHash } from 'node:crypto'
import type { Canary } from 'shared/contract/release'

/** A new visitor's share: any number from 0 to 100, drawn once and kept by a cookie. */
export function drawShare(): number {
  return Math.round(Math.random() * 9_999) / 100
}

/**
 * Whether a visitor sees a canary. The same share gives the same answer for as long as it runs, and a higher
 * percentage only adds visitors; the next canary starts at another share, so that nobody is always the first.
 */
export function isInCanary(
  share: number | null,
  { since, percent }: Pick<Canary, 'since' | 'percent'>,
): boolean {
  if (share === null) return false
  const start = createHash('sha256').update(since).digest().readUInt16BE() % 100
  return (share + start) % 100 < percent
}
