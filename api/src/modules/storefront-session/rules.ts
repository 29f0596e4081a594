/** Lifetimes of a session (design.md, "session and cookies"). */
export const ACCESS_SECONDS = 15 * 60
export const REFRESH_SECONDS = 30 * 24 * 60 * 60

/**
 * A refresh token that was used a moment ago is used again by a second tab whose request was already on its way:
 * that is no theft.
 */
const RACE_MS = 10_000

/** What a refresh token that was presented is worth. */
export type RefreshVerdict = 'rotate' | 'reused' | 'ended'

export interface PresentedToken {
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
  readonly expiresAt: Date
  /** When the token was made, which is when its session was last used. */
  readonly createdAt: Date
}

/** A session that was left alone for longer than `idleMs` has ended (S2); a theft is told all the same. */
export function judgeRefresh(
  { usedAt, revokedAt, expiresAt, createdAt }: PresentedToken,
  { now, idleMs }: { now: Date; idleMs: number },
): RefreshVerdict {
  if (revokedAt !== null || expiresAt <= now) return 'ended'
  if (usedAt !== null) return now.getTime() - usedAt.getTime() > RACE_MS ? 'reused' : 'rotate'
  return now.getTime() - createdAt.getTime() > idleMs ? 'ended' : 'rotate'
}

/** How long a browser in which somebody signed in counts as theirs. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60

/**
 * Failed attempts that are borne within a window: at one thing from one place (a person's account from an address or
 * from a browser of theirs), at an account from all strange places, and from one address at anything.
 */
export const THROTTLE = { subject: 10, account: 100, address: 50 } as const
export const THROTTLE_SECONDS = 15 * 60

export interface FailureCount {
  readonly count: number
  readonly windowEndsAt: Date
}

/** Seconds to wait before another attempt; 0 when it may be made now. */
export function secondsToWait(
  failures: FailureCount,
  { limit, now }: { limit: number; now: Date },
): number {
  const { count, windowEndsAt } = failures
  if (count < limit || windowEndsAt <= now) return 0
  return Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)
}
