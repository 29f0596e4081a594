import type { Services } from '#src/services.ts'
import { wishOf } from '#src/modules/text-messages/rules.ts'
import { stopsRepository } from '#src/modules/text-messages/stops-repository.ts'
import type { InboundMail, InboundText } from './inbound.ts'
import { limitMessages, limitTexts } from './limits.ts'
import { placeMail, placeText } from './place.ts'

type Receiving = Pick<Services, 'db' | 'config' | 'replies'>

/** Takes a mail into the inbox. Nothing is answered by itself. Returns whether it was kept. @throws HttpError 429 */
export async function receiveMail(
  { db, config, replies }: Receiving,
  mail: InboundMail,
): Promise<boolean> {
  if (mail.isAutomatic || isOwn(mail.from, config)) return false
  const subject = replies?.read(mail.token) ?? null
  await limitMessages(db, { from: mail.from, subject })
  return db.transaction((transaction) => placeMail(transaction, { mail, subject }))
}

/** A mail of the company to itself would come back for ever. */
function isOwn(from: string, { company, inboundMail }: Receiving['config']): boolean {
  const own = [company.supportEmail, inboundMail?.address].map((one) => one?.toLowerCase())
  return own.includes(from.toLowerCase())
}

/** Takes a text message into the inbox, and obeys STOP and START. @throws HttpError 429 */
export async function receiveText({ db }: Receiving, text: InboundText): Promise<void> {
  const wish = wishOf(text.words)
  if (wish === 'stop') await stopsRepository(db).add(text.from)
  if (wish === 'start') await stopsRepository(db).remove(text.from)
  await limitTexts(db, text.from)
  await db.transaction((transaction) => placeText(transaction, text))
}
