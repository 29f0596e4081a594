import { hash, verify } from '@node-rs/argon2'
import { unauthorized } from '#src/lib/http-error.ts'
import type { Colleague, StaffRepository } from './repository.ts'
import type { KnownDevice } from './access-token.ts'
import { countAttempt, refuseTooMany, signInKeys } from './throttle.ts'

export interface Attempt {
  readonly email: string
  readonly password: string
  /** Where it comes from. */
  readonly address: string
  /** Host of the site that the form stands on. */
  readonly hostname: string
  /** The browser, when somebody has signed in with it before. */
  readonly device: KnownDevice | null
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
  const { email: account, address, device } = attempt
  const colleague = await repository.findByEmail(account)
  const isOwners = device !== null && device.staffId === colleague?.id
  const keys = signInKeys({ account, address, device: isOwners ? device.id : null })
  await refuseTooMany(repository, keys)
  const isRight = await verify(colleague?.passwordHash ?? (await decoy), attempt.password)
  if (colleague && isRight && belongsOn(colleague, attempt.hostname)) {
    await repository.forgetFailures(keys.subject)
    return colleague
  }
  await countAttempt(repository, keys)
  throw unauthorized(WRONG)
}

/** The api's own address and the customers' site have no storefront to differ from. */
function belongsOn({ storefront }: Colleague, hostname: string): boolean {
  const isPartnerSite =
    hostname !== 'localhost' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
  return !isPartnerSite || storefront.domain === hostname
}
