import { randomUUID } from 'node:crypto'
import type { CustomerCredentials, CustomerSession } from '@darnley/contract/own-account'
import type { Database, Executor } from '#src/db/database.ts'
import { notFound, unauthorized, ValidationFailed, valueFault } from '#src/lib/http-error.ts'
import { isPassword } from '#src/lib/passwords.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { openLink } from '#src/modules/mailed-links/open.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import { signInLimits, TOO_MANY_SIGN_INS } from '#src/modules/storefront-session/guesses.ts'
import { allowAttempt, clearAttempts } from '#src/modules/throttle/throttle.ts'
import { type Account, accountRepository } from './repository.ts'

interface Attempt {
  readonly account: Account | null
  /** In lower case, also when there is no account. */
  readonly email: string
  readonly password: string
  /** Network address of the client. */
  readonly address: string
}

/** Compares a password, within the limits of staff sign-ins. @throws HttpError 429 after too many failures */
async function isRight(db: Database, { account, email, ...typed }: Attempt): Promise<boolean> {
  const { subject, all } = signInLimits({
    account: `customer ${email}`,
    address: typed.address,
    device: null,
  })
  const attempt = await allowAttempt(db, { limits: all, detail: TOO_MANY_SIGN_INS })
  if (!(await isPassword(typed.password, account?.passwordHash ?? null))) return false
  await attempt.forgive()
  await clearAttempts(db, subject)
  return true
}

/** What a client says of itself. */
interface Client {
  /** Network address. */
  readonly address: string
  /** Browser and system in words; null when unknown. */
  readonly device: string | null
  /** Token of the session that this browser had. */
  readonly former: string | undefined
}

const HOURS = 12
const HOURS_WHEN_STAYING = 30 * 24

/** Seconds that the cookie of a session lasts; null: until the browser is closed. */
export const cookieSeconds = ({ stays_signed_in: stays }: CustomerCredentials): number | null =>
  stays === true ? HOURS_WHEN_STAYING * 3600 : null

/**
 * Signs a customer in: adds an armed link to all orders, which is bound to the account. Ends the session that the
 * browser had.
 * @throws HttpError 401, the same for a wrong password, an unknown address and an account that is not confirmed; 429
 */
export async function signIn(
  db: Database,
  {
    email,
    password,
    stays_signed_in: stays,
    address,
    device,
    former,
  }: CustomerCredentials & Client,
): Promise<CustomerSession> {
  const wrong = unauthorized('Incorrect e-mail address or password')
  const account = await accountRepository(db).byEmail(email)
  if (!(await isRight(db, { account, email, password, address })) || !account) throw wrong
  const token = makeToken()
  const endsAt = await db.transaction(async (transaction) => {
    if (!(await isUnchanged(transaction, account))) throw wrong
    const links = linkRepository(transaction, 'repairs')
    if (former !== undefined) await links.end(hashToken(former))
    const session = { id: randomUUID(), email, accountId: account.id, tokenHash: hashToken(token) }
    const hours = stays === true ? HOURS_WHEN_STAYING : HOURS
    return links.addSession({ ...session, device, hours })
  })
  return { token, ends_at: endsAt.toISOString(), name: account.name }
}

/** Locks the account. False when its password or address changed since it was read, or it was deleted. */
async function isUnchanged(transaction: Executor, account: Account): Promise<boolean> {
  const { id, email, passwordHash } = account
  const now = await accountRepository(transaction).lock(id)
  return now?.passwordHash === passwordHash && now.email === email
}

export interface Session {
  readonly email: string
  readonly tokenHash: string
  readonly expiresAt: Date
  readonly isByPassword: boolean
  /** Null: the address of a mailed link has none. */
  readonly account: Account | null
}

/** Returns the session of a token. @throws HttpError 404 for one that is unknown, expired or ended */
export async function sessionOf(db: Executor, token: string): Promise<Session> {
  const { email, accountId, expiresAt } = await openLink(db, { token, purpose: 'repairs' })
  const account = await accountRepository(db).byEmail(email)
  const isByPassword = accountId !== null
  return { email, tokenHash: hashToken(token), expiresAt, isByPassword, account }
}

export type OwnSession = Session & { readonly account: Account }

/** @throws HttpError 404, also when the address has no account */
export async function ownSession(db: Executor, token: string): Promise<OwnSession> {
  const session = await sessionOf(db, token)
  const { account } = session
  if (account === null) throw notFound('Account')
  return { ...session, account }
}

/** Returns the 422 for a password of the signed-in customer that is not right. */
const wrongPassword = (): ValidationFailed =>
  new ValidationFailed(
    [valueFault(['body', 'password'], 'This is not your password')],
    'sign_in_failed',
  )

interface Typed {
  readonly password: string
  readonly address: string
}

/** @throws ValidationFailed for a wrong password; HttpError 429 */
export async function requirePassword(
  db: Database,
  { account, email }: OwnSession,
  typed: Typed,
): Promise<void> {
  if (!(await isRight(db, { account, email, ...typed }))) throw wrongPassword()
}

interface Change extends Typed {
  readonly change: (transaction: Executor) => Promise<void>
}

/** Makes a change of an account, which is locked, after its password. @throws like requirePassword */
export async function afterPassword(
  db: Database,
  session: OwnSession,
  { change, ...typed }: Change,
): Promise<void> {
  await requirePassword(db, session, typed)
  await db.transaction(async (transaction) => {
    if (!(await isUnchanged(transaction, session.account))) throw wrongPassword()
    await change(transaction)
  })
}
