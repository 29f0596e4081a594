import type { OrderMessages, SentMessage } from '@darnley/contract/workshop-messages'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { AUDIENCES } from '#src/modules/outbox/audiences.ts'
import { staffNames } from '#src/modules/workshop-orders/history-repository.ts'
import { staffIdOf } from '#src/modules/workshop-orders/history.ts'
import { conversationsOfOrder } from './list-repository.ts'
import { nameOfMail } from './mail-names.ts'
import {
  deliveriesOf,
  deliveryOf,
  lettersAbout,
  mailsAbout,
  type SentLetter,
  type SentMail,
} from './sent-repository.ts'
import { textingOfOrder } from './texting.ts'
import { viewSummary } from './view.ts'

/** Returns everything that was sent to the customer of an order, and the conversations about it. */
export async function messagesOf(db: Executor, order: Order): Promise<OrderMessages> {
  const { id: orderId } = order
  const [texting, mails, letters, conversations] = await Promise.all([
    textingOfOrder(db, order),
    mailsAbout(db, orderId),
    lettersAbout(db, orderId),
    conversationsOfOrder(db, orderId),
  ])
  const sent = [...mails.filter(isToCustomer).map(viewMail), ...(await viewLetters(db, letters))]
  return {
    ...texting,
    sent: sent.toSorted((one, other) => other.at.localeCompare(one.at)),
    conversations: conversations.map(viewSummary),
  }
}

const isToCustomer = ({ template }: SentMail): boolean =>
  new Map<string, string>(Object.entries(AUDIENCES)).get(template) === 'customer'

function viewMail(mail: SentMail): SentMessage {
  const { id, template, payload, createdAt } = mail
  return {
    ...{ id: `mail-${id}`, actor: null, channel: 'mail', conversation_id: null },
    at: createdAt.toISOString(),
    name: nameOfMail(template),
    words: payload['message'] || null,
    delivery: deliveryOf(mail),
  }
}

async function viewLetters(db: Executor, letters: readonly SentLetter[]): Promise<SentMessage[]> {
  const deliveries = await deliveriesOf(
    db,
    letters.map(({ id }) => id),
  )
  const names = await staffNames(db, [...new Set(letters.map(colleagueOf))])
  return letters.map((letter) => ({
    id: `letter-${letter.id}`,
    at: letter.at.toISOString(),
    name: letter.subject,
    words: letter.words,
    actor: names.get(colleagueOf(letter)) ?? 'A former colleague',
    channel: letter.channel ?? 'mail',
    delivery: deliveries.get(letter.id) ?? 'sent',
    conversation_id: letter.conversationId,
  }))
}

const colleagueOf = ({ actor }: SentLetter): string => staffIdOf(actor) ?? ''
