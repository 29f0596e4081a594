import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { HttpError, unauthorized } from '#src/lib/http-error.ts'
import type { Colleague, StaffRepository } from './repository.ts'
import { secondsToWait, THROTTLE } from './rules.ts'

export interface Attempt {
  readonly email: string
  readonly password: string
  /** Where it comes from. */
  readonly address: string
  /** Host of the site that the form stands on. */
  readonly hostname: string
}

/** Verified against when there is no such account, so that the answer takes as long. */
const decoy = hash('a password that nobody has')

const WRONG = 'Incorrect username or password'

/**
 * Whoever the e-mail and password name. A colleague of one storefront can't sign in on another's site.
 * @throws HttpError 401, the same for a wrong password and an unknown account; 429 after too many failures
 */
export async function checkSignIn(
  repository: StaffRepository,
  attempt: Attempt,
): Promise<Colleague> {
  const keys = keysOf(attempt)
  await refuseTooMany(repository, keys)
  const colleague = await repository.findByEmail(attempt.email)
  const isRight = await verify(colleague?.passwordHash ?? (await decoy), attempt.password)
  if (colleague && isRight && belongsOn(colleague, attempt.hostname)) {
    await repository.forgetFailures(keys.account)
    return colleague
  }
  const now = new Date()
  const windowEndsAt = new Date(now.getTime() + THROTTLE.windowSeconds * 1000)
  for (const key of Object.values(keys)) await repository.addFailure({ key, now, windowEndsAt })
  throw unauthorized(WRONG)
}

interface Keys {
  readonly account: string
  readonly address: string
}

/** Hashes: the table holds no personal data. */
function keysOf({ email, address }: Attempt): Keys {
  const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
  return {
    account: digest(`account ${email.toLowerCase()}`),
    address: digest(`address ${address}`),
  }
}

async function refuseTooMany(repository: StaffRepository, keys: Keys): Promise<void> {
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

/** The api's own address and the customers' site have no storefront to differ from. */
function belongsOn({ storefront }: Colleague, hostname: string): boolean {
  const isPartnerSite =
    hostname !== 'localhost' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
  return !isPartnerSite || storefront.domain === hostname
}
