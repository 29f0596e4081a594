import { hash, verify } from '@node-rs/argon2'
import type {
  AccountDeletion,
  EmailChange,
  EmailConfirmation,
  PasswordChange,
} from '@darnley/contract/own-account'
import type { Executor } from '#src/db/database.ts'
import { isUniqueViolation } from '@darnley/node/database-failures'
import { deadLink, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { recordErasure } from '#src/modules/erasures/erase.ts'
import { subjectOf } from '#src/modules/erasures/record.ts'
import { endLinks, linkRepository } from '#src/modules/mailed-links/repository.ts'
import { requestLink } from '#src/modules/mailed-links/request.ts'
import { allowAttempt, limitOf } from '#src/modules/throttle/throttle.ts'
import type { Services } from '#src/services.ts'
import { ACCOUNT_DELETED, EMAIL_CHANGED, NEW_EMAIL } from './mails.ts'
import { type Account, accountRepository } from './repository.ts'
import { passwordFaults } from './service.ts'
import { afterPassword, ownSession, requirePassword } from './session.ts'
import { tellFormerAddress, tellPasswordChanged } from './tell.ts'

type Deps = Pick<Services, 'db' | 'outbox'>

interface Caller {
  /** Network address. */
  readonly address: string
  /** Of the session. */
  readonly token: string
}

/** Changes the password, and ends every other session. @throws ValidationFailed; HttpError 404 and 429 */
export async function changeOwnPassword(
  { db, outbox }: Deps,
  { token, password, new_password: wanted, address }: PasswordChange & Caller,
): Promise<void> {
  const session = await ownSession(db, token)
  const { account, email, tokenHash: except } = session
  refuseFaults(passwordFaults({ password: wanted, email, field: 'new_password' }))
  await afterPassword(db, session, {
    ...{ password, address },
    change: async (transaction) => {
      await accountRepository(transaction).setPassword(account.id, await hash(wanted))
      await accountRepository(transaction).endResets(email)
      await endLinks(transaction, { email, accountId: account.id, except })
      await tellPasswordChanged(transaction, account.id)
    },
  })
  outbox.wake()
}

/**
 * Mails a link to the new address. Does the same whether or not that one has an account: only its owner is told.
 * @throws ValidationFailed for a wrong password; HttpError 404 and 429
 */
export async function askNewEmail(
  services: Deps,
  { token, email, password, address }: EmailChange & Caller,
): Promise<void> {
  const session = await ownSession(services.db, token)
  const same = valueFault(['body', 'email'], 'This is the address of your account already')
  refuseFaults(email === session.email ? [same] : [])
  await requirePassword(services.db, session, { password, address })
  const accountId = session.account.id
  await requestLink(services, {
    purpose: 'new_email',
    template: NEW_EMAIL,
    ...{ email, accountId, address },
  })
}

const GUESSES = { max: 10, seconds: 15 * 60 }

/**
 * Gives an account the address to which the link was mailed, and ends its sessions. Requires its password, so that the
 * owner of an address cannot be tricked into giving it to an account of another person.
 * @throws ValidationFailed for an invalid or expired link and for a wrong password; HttpError 429
 */
export async function confirmNewEmail(
  { db, outbox }: Deps,
  { token, password }: EmailConfirmation,
): Promise<void> {
  const tokenHash = hashToken(token)
  const limits = [limitOf(`new e-mail ${tokenHash}`, GUESSES)]
  const attempt = await allowAttempt(db, { limits, detail: 'Too many attempts. Please wait.' })
  await db.transaction(async (transaction) => {
    const links = linkRepository(transaction, 'new_email')
    const link = await links.byToken(tokenHash)
    const account = link?.accountId
      ? await accountRepository(transaction).lock(link.accountId)
      : null
    if (!link || !account) throw deadLink()
    const isRight = await verify(account.passwordHash, password)
    const wrong = valueFault(['body', 'password'], 'This is not the password of the account')
    refuseFaults(isRight ? [] : [wrong])
    if (!(await links.end(tokenHash))) throw deadLink()
    await move(transaction, { account, email: link.email })
  })
  await attempt.forgive()
  outbox.wake()
}

/** @throws ValidationFailed when the new address has got an account meanwhile */
async function move(
  transaction: Executor,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const accounts = accountRepository(transaction)
  await accounts.setEmail(account.id, email).catch((error: unknown) => {
    throw isUniqueViolation(error, 'customer_accounts_email_unique') ? deadLink() : error
  })
  await accounts.endResets(account.email)
  await endLinks(transaction, { email: account.email, accountId: account.id })
  await endLinks(transaction, { email })
  await tellFormerAddress(transaction, { email: account.email, template: EMAIL_CHANGED })
}

/** Ends all sessions and mailed links of an account, also this one. @throws HttpError 404 */
export async function signOutEverywhere({ db }: Deps, token: string): Promise<void> {
  const { email, account } = await ownSession(db, token)
  await endLinks(db, { email, accountId: account.id })
}

/**
 * Deletes the account with its sessions and links. The password is not needed in a session by the mailed link, whose
 * holder could choose a new one.
 * @throws ValidationFailed for a wrong or missing password; HttpError 404 and 429
 */
export async function deleteOwnAccount(
  { db, outbox, erasures }: Deps & Pick<Services, 'erasures'>,
  { token, password = '', address }: AccountDeletion & Caller,
): Promise<void> {
  const session = await ownSession(db, token)
  const { email, account } = session
  const change = async (transaction: Executor): Promise<void> => {
    // Before its links, as in every change of an account, which prevents deadlocks.
    await accountRepository(transaction).lock(account.id)
    await endLinks(transaction, { email })
    await accountRepository(transaction).erase(account.id)
    await accountRepository(transaction).eraseRequests(email)
    await tellFormerAddress(transaction, { email, template: ACCOUNT_DELETED })
    const erased = { kind: 'account', subject: subjectOf(email), accounts: [account.id] } as const
    await recordErasure(transaction, { log: erasures, erased })
  }
  if (session.isByPassword) await afterPassword(db, session, { password, address, change })
  else await db.transaction(change)
  outbox.wake()
}
