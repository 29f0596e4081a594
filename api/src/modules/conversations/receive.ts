import type { Executor } from '#src/db/database.ts'
import { conflict } from '#src/lib/http-error.ts'
import type { Enquiry } from '#src/modules/enquiries/enquiry.ts'
import { orderNumberOf } from '#src/modules/orders/order-number.ts'
import { ownOrder } from '#src/modules/orders/own-order.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { conversationRepository } from './repository.ts'
import { firstMessageOf } from './rules.ts'

interface Received {
  readonly enquiry: Enquiry
  /** Address that the visitor gave elsewhere for this basket. */
  readonly knownEmail: string | null
  readonly orderPrefix: string
}

/** Begins the conversation of an enquiry, in the transaction that stores it. */
export async function receiveEnquiry(
  db: Executor,
  { enquiry: { id, content, storefrontDomain }, knownEmail, orderPrefix }: Received,
): Promise<void> {
  const { kind: cameAs, subject, words, name, phone, ...first } = firstMessageOf(content)
  const email = first.email ?? knownEmail
  const typed = content.kind === 'contact_us' ? content.order_number : null
  const order =
    typed && email && (await ownOrder(db, { number: orderNumberOf(typed, orderPrefix), email }))
  const repository = conversationRepository(db)
  await repository.add({
    ...{ id, cameAs, subject, isUnread: true, customerName: name, email, phone, storefrontDomain },
    ...(order && { orderId: order.id, collectionRef: order.collectionRef }),
  })
  const entry = { kind: 'received', actor: 'customer', channel: 'site', words } as const
  await repository.addEntry({ id, version: 1 }, entry)
}

interface Asked {
  /** Of the price proposal. */
  readonly id: string
  readonly order: Order
  readonly subject: string
  readonly question: string
}

/** Adds a question about a proposed price to its conversation, which the first one begins. */
export async function receiveQuestion(
  db: Executor,
  { id, order, subject, question: words }: Asked,
): Promise<void> {
  await receiveAbout(db, { id, cameAs: 'price_question', order, subject, words })
}

interface Note {
  readonly order: Order
  /** Of the request: a repeated one adds nothing. */
  readonly key: string
  readonly words: string
}

/** Adds a note about an order to its conversation of notes, which the first one begins and which has the order's id. */
export async function receiveNote(db: Executor, { order, key, words }: Note): Promise<void> {
  if (await conversationRepository(db).writtenBy(order.id, key)) return
  const subject = `Note about ${order.collectionRef}`
  const first = { id: order.id, cameAs: 'enquiry', subject } as const
  await receiveAbout(db, { ...first, order, words, requestKey: key })
}

interface About {
  readonly id: string
  readonly cameAs: 'price_question' | 'enquiry'
  readonly order: Order
  readonly subject: string
  readonly words: string
  readonly requestKey?: string
}

async function receiveAbout(
  db: Executor,
  { id, cameAs, order, subject, words, ...request }: About,
): Promise<void> {
  const repository = conversationRepository(db)
  const isNew = await repository.add({
    ...{ id, cameAs, subject, isUnread: true, ...customerOf(order) },
  })
  const version = isNew ? 1 : ((await repository.lock(id))?.version ?? 0) + 1
  const entry = { kind: 'received', actor: 'customer', channel: 'site', words } as const
  await repository.addEntry({ id, version }, { ...entry, ...request })
  if (!isNew) {
    const channel = 'site'
    await repository.change(id, { state: 'open', isUnread: true, channel, hasMessage: true })
  }
}

interface Claimed {
  /** Of the report under the guarantee. */
  readonly id: string
  readonly order: Order
  readonly subject: string
  readonly words: string
}

/** Begins the conversation of a report under the guarantee. @throws HttpError 409 for the id of another conversation */
export async function receiveClaim(
  db: Executor,
  { id, order, subject, words }: Claimed,
): Promise<void> {
  const repository = conversationRepository(db)
  const isNew = await repository.add({
    ...{ id, cameAs: 'enquiry', kind: 'claim', subject, isUnread: true, ...customerOf(order) },
  })
  if (!isNew) throw conflict('This id is taken')
  const entry = { kind: 'received', actor: 'customer', channel: 'site', words } as const
  await repository.addEntry({ id, version: 1 }, entry)
}

/** Takes a report that was answered on the page of its order from what waits in the inbox. */
export async function finishClaim(
  db: Executor,
  { id, actor }: { readonly id: string; readonly actor: string },
): Promise<void> {
  const repository = conversationRepository(db)
  const conversation = await repository.lock(id)
  if (!conversation || conversation.state === 'done') return
  const entry = { kind: 'state', actor, words: 'done' } as const
  await repository.addEntry({ id, version: conversation.version + 1 }, entry)
  await repository.change(id, { state: 'done', isUnread: false, hasMessage: false })
}

type Customer = Pick<Order, 'customerName' | 'email'> & {
  readonly phone: string | null
  readonly orderId: string
  readonly collectionRef: string
}

function customerOf({ id: orderId, customerName, email, phone, collectionRef }: Order): Customer {
  return { customerName, email, phone: phone || null, orderId, collectionRef }
}
