import { createHash } from 'node:crypto'
import type { Canary } from '@darnley/contract/release'

/** Returns a new visitor's share: a random number from 0 to 100, stored in a cookie. */
export function drawShare(): number {
  return Math.round(Math.random() * 9_999) / 100
}

/**
 * Whether a visitor sees a canary. A share gives the same result while the canary runs, and raising the percentage
 * only adds visitors; each canary starts at another share, so that the first visitors change.
 */
export function isInCanary(
  share: number | null,
  { since, percent }: Pick<Canary, 'since' | 'percent'>,
): boolean {
  if (share === null) return false
  const start = createHash('sha256').update(since).digest().readUInt16BE() % 100
  return (share + start) % 100 < percent
}
