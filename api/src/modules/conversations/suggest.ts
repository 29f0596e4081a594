import type { Suggestion } from '@darnley/contract/workshop-garments'
import type { Database, Executor } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { tagCode } from '#src/modules/orders/order-number.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { stageOf } from '#src/modules/orders/stages.ts'
import { garmentById } from '#src/modules/workshop-garments/repository.ts'
import { lockPlacedOrder } from '#src/modules/workshop-orders/load.ts'
import { actorOf, type Wanted } from './answer.ts'
import { conversationRepository } from './repository.ts'

/** What the conversation is called; it stands in the copy of a customer's data, so it names the garment alone. */
const subjects = {
  question: 'A question about',
  price: 'Another price for',
} as const satisfies Record<Suggestion['kind'], string>

/**
 * Begins an open conversation of managers about a garment; the key is its id. No customer sees what was suggested.
 * @throws HttpError 404, 409
 */
export async function suggest(
  db: Database,
  { id: garmentId, kind, key: id, words, ...caller }: Wanted & Suggestion,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const garment = await garmentById(transaction, garmentId)
    if (!garment) throw notFound('Garment')
    const order = await lockPlacedOrder(transaction, garment.orderId)
    if (isErased(order)) throw conflict('The data of this customer was erased')
    if (stageOf(order) === null) throw conflict('This order is closed')
    const { collectionRef, entries, customerName, email, phone } = order
    const name = entries[garment.number - 1]?.item.name ?? 'a garment'
    const subject = `${subjects[kind]} ${name}, ${tagCode({ collectionRef, number: garment.number })}`
    const repository = conversationRepository(transaction)
    const isNew = await repository.add({
      ...{ id, cameAs: 'suggested', state: 'open', isUnread: true, subject },
      ...{ customerName, email, phone: phone || null, orderId: order.id, collectionRef },
      ...{ garmentId, channel: 'mail' },
    })
    if (!isNew) return requireSame(transaction, { id, subject, words })
    const actor = actorOf({ id, ...caller })
    await repository.addEntry(
      { id, version: 1 },
      { kind: 'suggested', actor, words, requestKey: id },
    )
  })
}

interface Same {
  readonly id: string
  readonly subject: string
  readonly words: string
}

/** A repeated request finds its own suggestion. @throws HttpError 409 for the key of another one */
async function requireSame(db: Executor, { id, subject, words }: Same): Promise<void> {
  const repository = conversationRepository(db)
  const found = await repository.byId(id)
  const isSame = found?.cameAs === 'suggested' && found.subject === subject
  const written = isSame ? await repository.writtenBy(id, id) : null
  if (written?.words !== words) throw conflict('This key was used before')
}
