import { randomUUID } from 'node:crypto'
import type { Executor } from '#src/db/database.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { type ACCOUNT_DELETED, type EMAIL_CHANGED, PASSWORD_CHANGED } from './mails.ts'

/** Mails the owner of an account that the password was changed. */
export function tellPasswordChanged(transaction: Executor, accountId: string): Promise<void> {
  return createOutboxRepository(transaction).add({
    key: `${PASSWORD_CHANGED}:${randomUUID()}`,
    notificationType: 'something_else',
    template: PASSWORD_CHANGED,
    payload: { accountId },
  })
}

/** Mails an address that it has no account any more. The outbox stores no address: the link has it for a day. */
export async function tellFormerAddress(
  transaction: Executor,
  { email, template }: { email: string; template: typeof ACCOUNT_DELETED | typeof EMAIL_CHANGED },
): Promise<void> {
  const linkId = randomUUID()
  await linkRepository(transaction, 'former_account').add({ id: linkId, email })
  await createOutboxRepository(transaction).add({
    key: `${template}:${linkId}`,
    notificationType: 'something_else',
    template,
    payload: { linkId },
  })
}
