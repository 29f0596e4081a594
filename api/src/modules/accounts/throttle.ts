import { createHash } from 'node:crypto'
import type { Executor } from '#src/db/database.ts'
import { HttpError } from '#src/lib/http-error.ts'
import { createStaffRepository } from '#src/modules/storefront-session/repository.ts'
import { secondsToWait } from '#src/modules/storefront-session/rules.ts'

/** Calls about accounts that one network address may make in a quarter of an hour. */
const LIMIT = 30
const WINDOW_MS = 15 * 60 * 1000

/**
 * Counts a call of an address, kept as a hash.
 * @throws HttpError 429 when there were too many
 */
export async function throttle(db: Executor, address: string): Promise<void> {
  const repository = createStaffRepository(db)
  const key = createHash('sha256').update(`accounts ${address}`).digest('base64url')
  const now = new Date()
  const calls = await repository.failuresOf(key)
  const seconds = calls ? secondsToWait(calls, { limit: LIMIT, now }) : 0
  if (seconds > 0)
    throw new HttpError({
      status: 429,
      detail: 'Too many attempts. Please wait.',
      headers: { 'retry-after': String(seconds) },
    })
  await repository.addFailure({ key, now, windowEndsAt: new Date(now.getTime() + WINDOW_MS) })
}
