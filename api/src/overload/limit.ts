/** What a call is worth when not all can be answered; the first is refused first. */
export const IMPORTANCES = ['look', 'change', 'order', 'payment'] as const
export type Importance = (typeof IMPORTANCES)[number]

export interface Bounds {
  /** Requests in progress that are always allowed: few enough that the next one waits only briefly. */
  readonly least: number
  readonly most: number
  /** The wait from which there are too many, in milliseconds. */
  readonly waitMs: number
}

/** What was seen since the last change of the limit. */
export interface Seen {
  /** The longest that a request waited for its turn. */
  readonly waitMs: number
  /** The most requests that were in progress at once. */
  readonly peak: number
}

/**
 * Returns the next limit of requests in progress. It falls by a share of what was in progress when that had to wait, so that
 * one step is enough after a calm time, and rises slowly while it is in use. Slow providers do not lower it: their
 * requests wait, but for no turn of this process.
 */
export function nextLimit(limit: number, { waitMs, peak }: Seen, bounds: Bounds): number {
  if (waitMs > bounds.waitMs) return Math.max(bounds.least, Math.min(limit, peak) * 0.7)
  if (peak < limit / 2) return limit
  return Math.min(bounds.most, limit * 1.1)
}

/** Shares of the limit, so that customers who have begun an order can finish it while new visitors wait. */
const SHARE: Readonly<Record<Exclude<Importance, 'payment'>, number>> = {
  look: 0.5,
  change: 0.75,
  order: 1,
}

interface Place {
  readonly importance: Importance
  readonly inProgress: number
  readonly limit: number
  readonly mostPayments: number
}

/** A payment is refused only when the memory of this process would not suffice. */
export function isAdmitted({ importance, inProgress, limit, mostPayments }: Place): boolean {
  if (importance === 'payment') return inProgress < mostPayments
  return inProgress < limit * SHARE[importance]
}
