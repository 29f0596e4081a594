import { hash, verify } from '@node-rs/argon2'
import type { Executor } from '#src/db/database.ts'
import { unauthorized } from '#src/lib/http-error.ts'
import { allowAttempt, clearAttempts } from '#src/modules/throttle/throttle.ts'
import type { KnownDevice } from './access-token.ts'
import { signInLimits, TOO_MANY_SIGN_INS } from './guesses.ts'
import { type Colleague, createStaffRepository } from './repository.ts'

export interface SignInAttempt {
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
export async function checkSignIn(db: Executor, signIn: SignInAttempt): Promise<Colleague> {
  const { email: account, address, device } = signIn
  const colleague = await createStaffRepository(db).findByEmail(account)
  const known = device && colleague && isKnown(device, colleague) ? device.id : null
  const limits = signInLimits({ account, address, device: known })
  const attempt = await allowAttempt(db, { limits: limits.all, detail: TOO_MANY_SIGN_INS })
  const isRight = await verify(colleague?.passwordHash ?? (await decoy), signIn.password)
  if (!colleague || !isRight || !belongsOn(colleague, signIn.hostname)) throw unauthorized(WRONG)
  await attempt.forgive()
  await clearAttempts(db, limits.subject)
  return colleague
}

/** The api's own address and the customers' site have no storefront to differ from. */
function belongsOn({ storefront }: Colleague, hostname: string): boolean {
  const isPartnerSite =
    hostname !== 'localhost' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
  return !isPartnerSite || storefront.domain === hostname
}

/** A browser in which the colleague signed in with the password of today. */
function isKnown(device: KnownDevice, { id, passwordChangedAt }: Colleague): boolean {
  // Tokens count in whole seconds.
  return device.staffId === id && !(passwordChangedAt && device.since < passwordChangedAt)
}
