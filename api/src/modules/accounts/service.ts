import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { PasswordReset, Registration } from 'shared/contract/accounts'
import type { ValidationFault } from 'shared/contract/errors'
import { deadLink, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Services } from '#src/services.ts'
import { PASSWORD_RESET, WELCOME } from './mails.ts'
import { accountRepository } from './repository.ts'
import { minuteOf, passwordFault } from './rules.ts'

type Deps = Pick<Services, 'db' | 'outbox'>

/** Takes the same steps whether or not the e-mail has an account: only its owner learns it, by mail (S12). */
export async function openAccount({ db, outbox }: Deps, wanted: Registration): Promise<void> {
  const { email, name, password } = wanted
  refuseFaults(passwordFaults({ password, email }))
  const passwordHash = await hash(password)
  await db.transaction(async (transaction) => {
    const { id, isNew } = await accountRepository(transaction).open({ email, name, passwordHash })
    await createOutboxRepository(transaction).add({
      key: isNew ? `${WELCOME}:${id}` : `${WELCOME}:${id}:${minuteOf(new Date())}`,
      notificationType: 'something_else',
      template: WELCOME,
      payload: { accountId: id, isNew: isNew ? 'yes' : 'no' },
    })
  })
  outbox.kick()
}

/** Whether there is such an account is looked up when the mail is made, not while the caller waits (S12). */
export async function askPasswordReset({ db, outbox }: Deps, email: string): Promise<void> {
  const id = createHash('sha256')
    .update(`${email} ${minuteOf(new Date())}`)
    .digest('base64url')
  await db.transaction(async (transaction) => {
    await accountRepository(transaction).askReset({ id, email })
    await createOutboxRepository(transaction).add({
      key: `${PASSWORD_RESET}:${id}`,
      notificationType: 'something_else',
      template: PASSWORD_RESET,
      payload: { resetId: id },
    })
  })
  outbox.kick()
}

/** @throws ValidationFailed for a link that was used, has expired or never was, and for a common password */
export async function changePassword({ db }: Deps, wanted: PasswordReset): Promise<void> {
  refuseFaults(passwordFaults(wanted))
  const passwordHash = await hash(wanted.password)
  await db.transaction(async (transaction) => {
    const accounts = accountRepository(transaction)
    const found = await accounts.lockByToken(hashToken(wanted.token))
    if (!found) throw deadLink()
    await accounts.setPassword(found.id, passwordHash)
    await accounts.endResets(found.email)
  })
}

/** None for a password that is missing, of which the contract tells. */
export function passwordFaults({
  password,
  email = null,
}: {
  password?: string | undefined
  email?: string | null | undefined
}): ValidationFault[] {
  const msg = password === undefined ? null : passwordFault(password, { email })
  return msg ? [valueFault(['body', 'password'], msg)] : []
}
