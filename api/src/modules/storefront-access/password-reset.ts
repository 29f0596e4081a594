import { hash } from '@node-rs/argon2'
import { deadLink, refuseFaults } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { passwordFaults } from '#src/modules/accounts/service.ts'
import { allowAttempt, limitOf, placeOf } from '#src/modules/throttle/throttle.ts'
import type { Services } from '#src/services.ts'
import { accessRepository } from './repository.ts'

const seconds = 15 * 60
const TO_ONE_ADDRESS = { most: 10, seconds }
const FROM_ONE_ADDRESS = { most: 50, seconds }

/** Answers alike whether there is such an account or not; @throws HttpError 429 for a flood of mails. */
export async function askForReset(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const limits = [
    limitOf(`reset ${email.toLowerCase()}`, TO_ONE_ADDRESS),
    limitOf(`resets from ${placeOf(address)}`, FROM_ONE_ADDRESS),
  ]
  await allowAttempt(db, { limits, detail: 'Too many e-mails were asked for. Please wait.' })
  await accessRepository(db).askReset(email.toLowerCase())
  outbox.kick()
}

/** @throws ValidationFailed for a link that was used, has expired or never was, and for a password that is no good */
export async function resetPassword(
  { db }: Pick<Services, 'db'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const repository = accessRepository(transaction)
    const reset = await repository.lockReset(hashToken(token))
    if (!reset) throw deadLink()
    refuseFaults(passwordFaults({ password, email: reset.email }))
    await repository.setPassword({ staffId: reset.staffId, passwordHash: await hash(password) })
  })
}
