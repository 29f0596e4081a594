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
