import { hash } from '@node-rs/argon2'
import { deadLink, refuseFaults } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { passwordFaults } from '#src/modules/accounts/service.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { requireMail } from '#src/modules/outbox/requested-mail.ts'
import type { Services } from '#src/services.ts'
import { accessRepository, STAFF_PASSWORD_CHANGED, STAFF_RESET } from './repository.ts'

/**
 * Requests a reset; the response does not reveal whether the account exists.
 * @throws HttpError 429 for too many mails
 */
export async function askForReset(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const grant = await requireMail(db, { template: STAFF_RESET, recipient: email, address })
  await accessRepository(db).askReset(grant, email.toLowerCase())
  outbox.wake()
}

/** @throws ValidationFailed for an invalid or expired link, and for an unacceptable password */
export async function resetPassword(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const repository = accessRepository(transaction)
    const reset = await repository.lockReset(hashToken(token))
    if (!reset) throw deadLink()
    refuseFaults(passwordFaults({ password, email: reset.email }))
    await repository.setPassword({ staffId: reset.staffId, passwordHash: await hash(password) })
    if (reset.isFirst) return
    await createOutboxRepository(transaction).add({
      key: `${STAFF_PASSWORD_CHANGED}:${reset.id}`,
      notificationType: 'something_else',
      template: STAFF_PASSWORD_CHANGED,
      payload: { staffId: reset.staffId },
    })
  })
  outbox.wake()
}
