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
}

export function judgeRefresh(token: PresentedToken, now: Date): RefreshVerdict {
  if (token.revokedAt !== null || token.expiresAt <= now) return 'ended'
  const isStale = token.usedAt !== null && now.getTime() - token.usedAt.getTime() > RACE_MS
  return isStale ? 'reused' : 'rotate'
}

/** Failed sign-ins that are borne within a window, for one account and for one address. */
export const THROTTLE = { account: 10, address: 50, windowSeconds: 15 * 60 } as const

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
