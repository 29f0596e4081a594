import type { CustomerMessage, CustomerMessages } from '@darnley/contract/customer-messages'
import type { Database, Executor } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { stageOf } from '#src/modules/orders/stages.ts'
import { countAttempt, limitOf, tooMany } from '#src/modules/throttle/throttle.ts'
import { messageRepository } from './message-repository.ts'
import { receiveNote } from './receive.ts'

const NOTES_A_DAY = { max: 20, seconds: 24 * 60 * 60 }

/** Whether its customer can add what the workshop is to know when the clothes arrive. */
export function canAddNote(order: Order): boolean {
  return stageOf(order) === 'coming'
}

/** Returns what its customer and the company wrote about an order, without who of us wrote. */
export async function customerMessagesOf(db: Executor, order: Order): Promise<CustomerMessages> {
  const entries = await messageRepository(db).ofOrder(order.id)
  return {
    messages: entries.map(({ id, kind, at, words }): CustomerMessage => ({
      id,
      from: kind === 'received' ? 'person' : 'us',
      at: at.toISOString(),
      words: words ?? '',
    })),
    can_add_note: canAddNote(order),
  }
}

interface Note {
  readonly order: Order
  readonly key: string
  readonly words: string
}

/**
 * Adds a note to the conversation of notes of an order, which the first one begins.
 * @throws HttpError 409 once the clothes have arrived, 429 after too many
 */
export async function addNote(db: Database, { order, ...note }: Note): Promise<CustomerMessages> {
  const counted = await countAttempt(db, [limitOf(`notes about order ${order.id}`, NOTES_A_DAY)])
  if (counted.type === 'refused')
    throw tooMany({ seconds: counted.seconds, detail: 'Too many notes today. Please write to us.' })
  return db.transaction(async (transaction) => {
    const locked = await orderRepository(transaction).lock(order.id)
    if (!locked) throw notFound('Order')
    if (!canAddNote(locked)) throw conflict('The clothes have arrived')
    await receiveNote(transaction, { order: locked, ...note })
    return customerMessagesOf(transaction, locked)
  })
}
