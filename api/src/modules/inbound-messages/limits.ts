import type { Executor } from '#src/db/database.ts'
import type { MailSubject } from '#src/modules/outbox/reply-addresses.ts'
import { allowAttempt, type Limit, limitOf } from '#src/modules/throttle/throttle.ts'

const DAY = 24 * 60 * 60

/** Far more than a person writes, so that one program cannot fill the inbox. */
const ABOUT_ONE = { max: 60, seconds: DAY }
const FROM_ONE = { max: 10, seconds: DAY }
const FROM_STRANGERS = { max: 300, seconds: DAY }

/** Counts a message before it is taken. The provider offers one that is refused again later. @throws HttpError 429 */
export async function limitMessages(
  db: Executor,
  { from, subject }: { readonly from: string; readonly subject: MailSubject | null },
): Promise<void> {
  const limits: Limit[] = subject
    ? [limitOf(`messages about ${subject.type} ${subject.id}`, ABOUT_ONE)]
    : [
        limitOf(`messages from ${from.toLowerCase()}`, FROM_ONE),
        limitOf('messages from strangers', FROM_STRANGERS),
      ]
  await allowAttempt(db, { limits, detail: 'Too many messages came. Please wait.' })
}

/** The same for text messages, whose number is all that is known of the sender. */
export async function limitTexts(db: Executor, phone: string): Promise<void> {
  const limits = [limitOf(`text messages from ${phone}`, ABOUT_ONE)]
  await allowAttempt(db, { limits, detail: 'Too many messages came. Please wait.' })
}
