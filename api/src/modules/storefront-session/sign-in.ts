import type { Executor } from '#src/db/database.ts'
import { unauthorized } from '#src/lib/http-error.ts'
import { isPassword } from '#src/lib/passwords.ts'
import { readCode } from '#src/modules/second-step/codes.ts'
import { secondStepRepository } from '#src/modules/second-step/repository.ts'
import { isDomainName } from '#src/modules/storefronts/rules.ts'
import { allowAttempt, clearAttempts } from '#src/modules/throttle/throttle.ts'
import type { KnownDevice } from './access-token.ts'
import { signInLimits, TOO_MANY_SIGN_INS } from './guesses.ts'
import { type Colleague, createStaffRepository } from './repository.ts'

export interface SignInAttempt {
  readonly email: string
  readonly password: string
  /** Of the second step; programs send none. */
  readonly code?: string | undefined
  /** Network address of the client. */
  readonly address: string
  /** Host of the site with the form. */
  readonly hostname: string
  /** The device, when it has a sign-in token. */
  readonly device: KnownDevice | null
}

const WRONG = 'Incorrect username or password'
const WRONG_WITH_CODE = 'Incorrect username, password or code'

/**
 * Returns the colleague with this e-mail and password, and with this code when a second step is on. A colleague of one
 * storefront cannot sign in on another's site.
 * @throws HttpError 401, the same for a wrong password, an unknown account and a missing code, so that a guess learns
 * neither that the password is right nor that there is a second step; 429 after too many failures
 */
export async function checkSignIn(db: Executor, signIn: SignInAttempt): Promise<Colleague> {
  const { email: account, address, device } = signIn
  const colleague = await createStaffRepository(db).findByEmail(account)
  const known = device && colleague && isKnown(device, colleague) ? device.id : null
  const limits = signInLimits({ account, address, device: known })
  const attempt = await allowAttempt(db, { limits: limits.all, detail: TOO_MANY_SIGN_INS })
  const isRight = await isPassword(signIn.password, colleague?.passwordHash ?? null)
  const isAllowed =
    colleague &&
    isRight &&
    belongsOn(colleague, signIn.hostname) &&
    (await passes(db, { colleague, signIn }))
  if (!isAllowed) throw unauthorized(signIn.code ? WRONG_WITH_CODE : WRONG)
  await attempt.forgive()
  await clearAttempts(db, limits.subject)
  return colleague
}

/** Whether the second step, if there is one, is passed. Uses the code up. */
async function passes(
  db: Executor,
  { colleague: { id, secondStep }, signIn }: { colleague: Colleague; signIn: SignInAttempt },
): Promise<boolean> {
  if (!secondStep) return true
  const use = signIn.code ? readCode(signIn.code, secondStep, new Date()) : null
  return use !== null && secondStepRepository(db).use(id, use)
}

/** Whether the colleague may sign in on this host. The API's own address and the customers' site have no storefront. */
function belongsOn({ storefront }: Colleague, hostname: string): boolean {
  return !isDomainName(hostname) || storefront.domain === hostname
}

/** Whether the colleague signed in on this device with the current password. */
function isKnown(device: KnownDevice, { id, passwordChangedAt }: Colleague): boolean {
  // Tokens have a precision of one second.
  return device.staffId === id && !(passwordChangedAt && device.since < passwordChangedAt)
}
