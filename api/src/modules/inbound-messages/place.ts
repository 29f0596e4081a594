import type { Executor } from '#src/db/database.ts'
import {
  conversationRepository,
  type ConversationRow,
} from '#src/modules/conversations/repository.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { MailSubject } from '#src/modules/outbox/reply-addresses.ts'
import type { Inbound, InboundMail, InboundText } from './inbound.ts'
import { inboundRepository } from './repository.ts'
import { withNotes } from './rules.ts'

/**
 * Puts an answer into the conversation that its address names, or begins one about its order. A mail whose address
 * names nothing begins a conversation of its own and joins none. Returns false for one that is there already.
 */
export async function placeMail(
  db: Executor,
  { mail, subject }: { readonly mail: InboundMail; readonly subject: MailSubject | null },
): Promise<boolean> {
  const stranger = { email: mail.from, customerName: mail.name }
  if (subject?.type === 'conversation') {
    const conversation = await conversationRepository(db).lock(subject.id)
    if (conversation) return follow(db, { conversation, inbound: withSender(mail, conversation) })
  }
  if (subject?.type === 'order') {
    const order = await lockOrder(db, subject.id)
    if (order) return aboutOrder(db, { order, inbound: withSender(mail, order) })
  }
  return begin(db, { inbound: mail, person: stranger })
}

/** The same for a text message: its number tells whose it is. */
export async function placeText(db: Executor, text: InboundText): Promise<boolean> {
  const repository = inboundRepository(db)
  const { from: phone } = text
  const orderId = await repository.latestOrderOf(phone)
  // Locked first: messages of one customer come in one at a time.
  const order = orderId === null ? null : await lockOrder(db, orderId)
  const texted = (await repository.lastTexted(phone)) ?? (await repository.openTextFrom(phone))
  const conversation = texted && (await conversationRepository(db).lock(texted.id))
  if (conversation) return follow(db, { conversation, inbound: text })
  if (order) return aboutOrder(db, { order, inbound: text })
  return begin(db, { inbound: text, person: { phone } })
}

/** Others may answer for a customer, from another address; they get no answer there. */
function withSender(mail: InboundMail, { email }: { readonly email: string | null }): InboundMail {
  const isOther = email !== null && email.toLowerCase() !== mail.from.toLowerCase()
  return isOther ? { ...mail, words: withNotes(mail.words, [`Sent from ${mail.from}`]) } : mail
}

/** Returns null for an order that is not placed, or whose customer was erased. */
async function lockOrder(db: Executor, id: string): Promise<Order | null> {
  const order = await orderRepository(db).lock(id)
  return order && order.status !== 'awaiting_payment' && !isErased(order) ? order : null
}

async function aboutOrder(
  db: Executor,
  { order, inbound }: { readonly order: Order; readonly inbound: Inbound },
): Promise<boolean> {
  const repository = inboundRepository(db)
  if (await repository.isKnownOfOrder(order.id, inbound.key)) return false
  const open = await repository.openAnswerAbout(order.id)
  const conversation = open && (await conversationRepository(db).lock(open.id))
  if (conversation) return follow(db, { conversation, inbound })
  const { id: orderId, collectionRef, customerName, email, phone } = order
  return begin(db, {
    inbound,
    person: { orderId, collectionRef, customerName, email, phone: phone || null },
  })
}

interface Followed {
  readonly conversation: ConversationRow
  readonly inbound: Inbound
}

async function follow(db: Executor, { conversation, inbound }: Followed): Promise<boolean> {
  const repository = conversationRepository(db)
  const { id, version } = conversation
  if (await repository.writtenBy(id, inbound.key)) return false
  await repository.addEntry({ id, version: version + 1 }, entryOf(inbound))
  const { channel } = inbound
  await repository.change(id, { state: 'open', isUnread: true, channel, hasMessage: true })
  return true
}

type Person = Partial<
  Pick<ConversationRow, 'orderId' | 'collectionRef' | 'customerName' | 'email' | 'phone'>
>

async function begin(
  db: Executor,
  { inbound, person }: { readonly inbound: Inbound; readonly person: Person },
): Promise<boolean> {
  const { key: id, subject, channel } = inbound
  const repository = conversationRepository(db)
  const isNew = await repository.add({
    ...{ id, cameAs: 'answer', subject, channel, isUnread: true, ...person },
  })
  if (isNew) await repository.addEntry({ id, version: 1 }, entryOf(inbound))
  return isNew
}

const entryOf = ({ channel, words, key }: Inbound) =>
  ({ kind: 'received', actor: 'customer', channel, words, requestKey: key }) as const
