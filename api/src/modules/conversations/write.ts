import type { Conversation, Letter } from '@darnley/contract/workshop-messages'
import type { ValidationFault } from '@darnley/contract/errors'
import type { z } from 'zod'
import type { Executor } from '#src/db/database.ts'
import { conflict, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { lockPlacedOrder } from '#src/modules/workshop-orders/load.ts'
import { type Answering, actorOf, readConversation, type Wanted } from './answer.ts'
import { addLetter } from './letter.ts'
import { conversationRepository } from './repository.ts'
import { shorten } from './rules.ts'
import { textingOfOrder } from './texting.ts'
import { refuseTooLong, whyNoWay } from './way.ts'

type Written = z.output<typeof Letter>

/** Returns the fault of a mail without a subject. */
export function subjectFaults({ channel, subject }: Partial<Written>): ValidationFault[] {
  return channel === 'mail' && subject === undefined
    ? [valueFault(['body', 'subject'], 'Write a subject')]
    : []
}

/** Whether a body has fields, and no subject among them. */
export function isWithoutSubject(sent: unknown): boolean {
  const hasFields = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
  return hasFields && !('subject' in sent)
}

/**
 * Writes to the customer of an order; the key is the id of the conversation.
 * @throws ValidationFailed for a mail without a subject and too long a text, HttpError 404, 409
 */
export async function write(
  { db, outbox, config }: Answering,
  wanted: Wanted & Written,
): Promise<Conversation> {
  refuseFaults(subjectFaults(wanted))
  const { id: orderId, staffId, key: id, words, channel } = wanted
  const subject = wanted.subject ?? shorten(words)
  await db.transaction(async (transaction) => {
    const order = await lockPlacedOrder(transaction, orderId)
    if (isErased(order)) throw conflict('The data of this customer was erased')
    const { email, collectionRef } = order
    const texting = await textingOfOrder(transaction, order)
    const detail = whyNoWay({ ...texting, channel, email, config })
    if (detail !== null) throw conflict(detail)
    refuseTooLong({ channel, words, collectionRef, config })
    const repository = conversationRepository(transaction)
    const isNew = await repository.add({
      ...{ id, cameAs: 'written', state: 'waiting', isUnread: false, subject, ownerId: staffId },
      ...{ customerName: order.customerName, email, phone: order.phone || null, channel },
      ...{ orderId, collectionRef },
    })
    if (!isNew) return requireSame(transaction, { id, orderId, subject, words })
    const entryId = await repository.addEntry(
      { id, version: 1 },
      { kind: 'sent', channel, actor: actorOf(wanted), words, requestKey: id },
    )
    await addLetter(transaction, { entryId, conversationId: id, channel })
  })
  outbox.wake()
  return readConversation(db, id)
}

interface SameLetter {
  readonly id: string
  readonly orderId: string
  readonly subject: string
  readonly words: string
}

/** A repeated request finds its own letter. @throws HttpError 409 for the id of another conversation or letter */
async function requireSame(
  db: Executor,
  { id, orderId, subject, words }: SameLetter,
): Promise<void> {
  const repository = conversationRepository(db)
  const found = await repository.byId(id)
  const isSame =
    found?.orderId === orderId && found.cameAs === 'written' && found.subject === subject
  const written = isSame ? await repository.writtenBy(id, id) : null
  if (written?.words !== words) throw conflict('This key was used before')
}
