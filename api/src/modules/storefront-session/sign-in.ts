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
  /** Network address of the client. */
  readonly address: string
  /** Host of the site with the form. */
  readonly hostname: string
  /** The device, when it has a sign-in token. */
  readonly device: KnownDevice | null
}

/** Verified when the account does not exist, so that the response takes as long. */
const decoy = hash('a password of no account')

const WRONG = 'Incorrect username or password'

/**
 * Returns the colleague with this e-mail and password. A colleague of one storefront cannot sign in on another's
 * site.
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

/** Whether the colleague may sign in on this host. The API's own address and the customers' site have no storefront. */
function belongsOn({ storefront }: Colleague, hostname: string): boolean {
  const isPartnerSite =
    hostname !== 'localhost' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
  return !isPartnerSite || storefront.domain === hostname
}

/** Whether the colleague signed in on this device with the current password. */
function isKnown(device: KnownDevice, { id, passwordChangedAt }: Colleague): boolean {
  // Tokens have a precision of one second.
  return device.staffId === id && !(passwordChangedAt && device.since < passwordChangedAt)
}
