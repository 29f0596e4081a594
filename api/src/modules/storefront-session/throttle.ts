import { createHash } from 'node:crypto'
import { addressKey } from '#src/lib/address-key.ts'
import { HttpError } from '#src/lib/http-error.ts'
import type { StaffRepository } from './repository.ts'
import { secondsToWait, THROTTLE, THROTTLE_SECONDS } from './rules.ts'

/** What attempts are counted by: hashes, so that the table holds no personal data. */
export type ThrottleKeys = Readonly<Partial<Record<keyof typeof THROTTLE, string>>> & {
  readonly subject: string
}

type Counter = Pick<StaffRepository, 'failuresOf' | 'addFailure'>

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** For what is guessed at itself, whoever guesses: access codes, mails with links. */
export function throttleKeys(attempt: { account: string; address: string }): ThrottleKeys {
  return {
    subject: digest(`account ${attempt.account.toLowerCase()}`),
    address: digest(`address ${addressKey(attempt.address)}`),
  }
}

interface SignIn {
  readonly account: string
  readonly address: string
  /** The browser that its owner has signed in with before; null for any other. */
  readonly device: string | null
}

/**
 * Strangers are counted for an account from each address, and together; a browser that its owner has used counts
 * alone. So whoever guesses is stopped, and cannot lock out the one whose account it is (S11).
 */
export function signInKeys({ account, address, device }: SignIn): ThrottleKeys {
  if (device !== null) return { subject: digest(`device ${device}`) }
  const name = account.toLowerCase()
  const place = addressKey(address)
  return {
    subject: digest(`account ${name} from ${place}`),
    account: digest(`account ${name} from anywhere`),
    address: digest(`address ${place}`),
  }
}

/** @throws HttpError 429 after too many attempts */
export async function refuseTooMany(repository: Counter, keys: ThrottleKeys): Promise<void> {
  for (const kind of ['subject', 'account', 'address'] as const) {
    const key = keys[kind]
    const failures = key === undefined ? null : await repository.failuresOf(key)
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
  const windowEndsAt = new Date(now.getTime() + THROTTLE_SECONDS * 1000)
  for (const key of Object.values(keys)) await repository.addFailure({ key, now, windowEndsAt })
}
