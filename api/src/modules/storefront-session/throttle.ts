import { createHash } from 'node:crypto'
import { addressKey } from '#src/lib/address-key.ts'
import { HttpError } from '#src/lib/http-error.ts'
import type { StaffRepository } from './repository.ts'
import { secondsToWait, THROTTLE } from './rules.ts'

/** What attempts are counted by: hashes, so that the table holds no personal data. */
export interface ThrottleKeys {
  readonly account: string
  readonly address: string
}

type Counter = Pick<StaffRepository, 'failuresOf' | 'addFailure'>

export function throttleKeys(attempt: { account: string; address: string }): ThrottleKeys {
  const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
  return {
    account: digest(`account ${attempt.account.toLowerCase()}`),
    address: digest(`address ${addressKey(attempt.address)}`),
  }
}

/** @throws HttpError 429 after too many attempts for an account or from an address */
export async function refuseTooMany(repository: Counter, keys: ThrottleKeys): Promise<void> {
  for (const kind of ['account', 'address'] as const) {
    const failures = await repository.failuresOf(keys[kind])
    const seconds = failures
      ? secondsToWait(failures, { limit: THROTTLE[kind], now: new Date() })
      : 0
    if (seconds > 0)
      throw new HttpError({
        status: 429,
        detail: 'Too many attempts to sign in. Please wait.',
        headers: { 'retry-after': String(seconds) },
      })
  }
}

export async function countAttempt(repository: Counter, keys: ThrottleKeys): Promise<void> {
  const now = new Date()
  const windowEndsAt = new Date(now.getTime() + THROTTLE.windowSeconds * 1000)
  for (const key of Object.values(keys)) await repository.addFailure({ key, now, windowEndsAt })
}
