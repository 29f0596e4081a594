/** Lifetimes of a session (design.md, "session and cookies"). */
export const ACCESS_SECONDS = 15 * 60
export const REFRESH_SECONDS = 30 * 24 * 60 * 60

/**
 * Time within which a used refresh token may come again: the request of a second tab that was already on its way is
 * not a theft.
 */
const RACE_MS = 10_000

/** The result of checking a refresh token. */
export type RefreshVerdict = 'rotate' | 'reused' | 'ended'

export interface PresentedToken {
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
  readonly expiresAt: Date
  /** Creation of the token, which is the last use of its session. */
  readonly createdAt: Date
}

/**
 * Decides on a refresh token. A session idle for longer than `idleMs` has ended (S2); a theft is reported all the
 * same.
 */
export function judgeRefresh(
  { usedAt, revokedAt, expiresAt, createdAt }: PresentedToken,
  { now, idleMs }: { now: Date; idleMs: number },
): RefreshVerdict {
  if (revokedAt !== null || expiresAt <= now) return 'ended'
  if (usedAt !== null) return now.getTime() - usedAt.getTime() > RACE_MS ? 'reused' : 'rotate'
  return now.getTime() - createdAt.getTime() > idleMs ? 'ended' : 'rotate'
}

/** How long a device with a sign-in stays known. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60
