import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Confirmation, PasswordReset, Registration } from '@darnley/contract/accounts'
import type { ValidationFault } from '@darnley/contract/errors'
import { deadLink, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { endLinks } from '#src/modules/mailed-links/repository.ts'
import { addRequestedMail, requireMail } from '#src/modules/outbox/requested-mail.ts'
import { allowAttempt, limitOf } from '#src/modules/throttle/throttle.ts'
import type { Services } from '#src/services.ts'
import { PASSWORD_RESET, REGISTRATION } from './mails.ts'
import { accountRepository } from './repository.ts'
import { commonPasswords } from './common-passwords.ts'
import { minuteOf, passwordFault } from './rules.ts'
import { tellPasswordChanged } from './tell.ts'

type Deps = Pick<Services, 'db' | 'outbox'>

/**
 * Mails a link that opens the account once the owner of the address follows it. Does the same work whether or not the
 * address has an account: only its owner is told, by mail (S12).
 * @throws HttpError 429 when too many mails were requested
 */
export async function register(
  { db, outbox }: Deps,
  { wanted, address }: { wanted: Registration; address: string },
): Promise<void> {
  const { email, name, password } = wanted
  refuseFaults(passwordFaults({ password, email }))
  const grant = await requireMail(db, { template: REGISTRATION, recipient: email, address })
  const passwordHash = await hash(password)
  await db.transaction(async (transaction) => {
    const registrationId = await accountRepository(transaction).register({
      email,
      name,
      passwordHash,
    })
    const key = `${REGISTRATION}:${registrationId}`
    await addRequestedMail(transaction, grant, { key, payload: { registrationId } })
  })
  outbox.wake()
}

const GUESSES = { max: 10, seconds: 15 * 60 }

/**
 * Opens the account of a mailed link. Requires the password chosen at registration, so that the owner cannot be tricked
 * into opening an account whose password an attacker knows.
 * @throws ValidationFailed for an invalid or expired link and for a wrong password; 429
 */
export async function confirmRegistration(
  { db }: Deps,
  { token, password }: Confirmation,
): Promise<void> {
  const tokenHash = hashToken(token)
  const limits = [limitOf(`registration ${tokenHash}`, GUESSES)]
  const attempt = await allowAttempt(db, { limits, detail: 'Too many attempts. Please wait.' })
  await db.transaction(async (transaction) => {
    const accounts = accountRepository(transaction)
    const registration = await accounts.lockRegistration(tokenHash)
    if (!registration) throw deadLink()
    const isRight = await verify(registration.passwordHash, password)
    const wrong = valueFault(['body', 'password'], 'This is not the password that you chose')
    refuseFaults(isRight ? [] : [wrong])
    await accounts.open(registration)
  })
  await attempt.forgive()
}

/**
 * Requests a reset mail. Whether the account exists is looked up when the mail is rendered, not during the request
 * (S12).
 * @throws HttpError 429 when too many mails were requested
 */
export async function askPasswordReset(
  { db, outbox }: Deps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const grant = await requireMail(db, { template: PASSWORD_RESET, recipient: email, address })
  const id = createHash('sha256')
    .update(`${email} ${minuteOf(new Date())}`)
    .digest('base64url')
  await db.transaction(async (transaction) => {
    await accountRepository(transaction).askReset({ id, email })
    const key = `${PASSWORD_RESET}:${id}`
    await addRequestedMail(transaction, grant, { key, payload: { resetId: id } })
  })
  outbox.wake()
}

/**
 * Sets the password by a mailed link, and ends all sessions of the account.
 * @throws ValidationFailed for an invalid or expired link and for a common password
 */
export async function changePassword({ db, outbox }: Deps, wanted: PasswordReset): Promise<void> {
  refuseFaults(passwordFaults(wanted))
  const passwordHash = await hash(wanted.password)
  await db.transaction(async (transaction) => {
    const accounts = accountRepository(transaction)
    const found = await accounts.lockByToken(hashToken(wanted.token))
    if (!found) throw deadLink()
    await accounts.setPassword(found.id, passwordHash)
    await accounts.endResets(found.email)
    await endLinks(transaction, { email: found.email, accountId: found.id })
    await tellPasswordChanged(transaction, found.id)
  })
  outbox.wake()
}

interface NewPassword {
  readonly password?: string | undefined
  readonly email?: string | null | undefined
  /** Field of the body that holds the password. */
  readonly field?: string
}

/** Returns the faults of a password; none when it is missing, which the contract reports. */
export function passwordFaults({
  password,
  email = null,
  field = 'password',
}: NewPassword): ValidationFault[] {
  const msg =
    password === undefined ? null : passwordFault(password, { email, common: commonPasswords })
  return msg ? [valueFault(['body', field], msg)] : []
}
