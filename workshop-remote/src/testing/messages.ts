import type { DeadLetter } from '@darnley/contract/workshop-dead-letters'
import type {
  Conversation,
  ConversationEntry,
  ConversationSummary,
  Inbox,
  OrderMessages,
} from '@darnley/contract/workshop-messages'
import type { Answers } from '@darnley/workbench/scene'
import { anOrder, frameAnswers } from './desk.ts'
import { manager } from './money.ts'

const ids = (last: number): string => `6e0c1d36-3c7a-4c0a-9a43-${String(last).padStart(12, '0')}`

const maggie = { id: manager.id, name: manager.name }
export const olive = { id: ids(903), name: 'Olive Darnley' }

export const inbox: Inbox = {
  ...{ open: 2, waiting: 1, unread: 1, undelivered: 2 },
  colleagues: [maggie, olive],
  texts_from: 'Darnley',
}

/** Returns a conversation of a list; `number` makes it another one. */
export function aSummary(
  number: number,
  change: Partial<ConversationSummary> = {},
): ConversationSummary {
  return {
    id: ids(number),
    version: 1,
    kind: 'enquiry',
    state: 'open',
    subject: 'Do you mend waxed jackets?',
    customer_name: 'Ida Holm',
    customer_email: 'ida.holm@example.com',
    channel: 'site',
    order: null,
    owner: null,
    is_unread: false,
    last_words: 'Do you mend waxed jackets? Mine has a tear of 4 cm at the pocket.',
    last_from: 'customer',
    last_at: '2026-11-25T08:40:00.000Z',
    ...change,
  }
}

const order = anOrder()
const ofOrder = {
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  order: { id: order.id, collection_ref: order.collection_ref },
} as const

export const summaries: readonly ConversationSummary[] = [
  aSummary(1, { is_unread: true }),
  aSummary(2, {
    ...ofOrder,
    ...{ kind: 'price_question', state: 'waiting', owner: maggie, last_from: 'us' },
    ...{ subject: 'New price: Shorten sleeves, Trench coat', last_words: 'You may keep it.' },
    channel: 'sms',
    last_at: '2026-11-24T16:05:00.000Z',
  }),
  aSummary(3, {
    ...{ kind: 'service_request', customer_name: null, customer_email: null },
    ...{ subject: 'Swimming costume', last_words: 'A hole, the size of a pea' },
    last_at: '2026-11-23T10:00:00.000Z',
  }),
]

export function anEntry(id: number, change: Partial<ConversationEntry> = {}): ConversationEntry {
  return {
    id,
    kind: 'received',
    at: '2026-11-25T08:40:00.000Z',
    actor: 'Ida Holm',
    channel: 'site',
    words: 'Do you mend waxed jackets?\nMine has a tear of 4 cm at the pocket.',
    delivery: null,
    ...change,
  }
}

export const anAnswer = (change: Partial<ConversationEntry> = {}): ConversationEntry =>
  anEntry(2, {
    ...{ kind: 'sent', at: '2026-11-25T09:10:00.000Z', actor: maggie.name, channel: 'mail' },
    ...{ words: 'We do. Bring it dry.', delivery: 'sent' },
    ...change,
  })

export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    ...aSummary(1),
    customer_phone: '07700 900123',
    ...{ text_number: null, is_text_stopped: false },
    site: null,
    entries: [anEntry(1)],
    ...change,
  }
}

/** About an order, whose customer wrote by text message. */
export function aTextConversation(change: Partial<Conversation> = {}): Conversation {
  return aConversation({
    ...ofOrder,
    ...{ kind: 'written', channel: 'sms', subject: 'Which of the two hems is it?', owner: maggie },
    ...{ text_number: '+447700900123', version: 2, last_words: 'The left one' },
    entries: [
      anAnswer({ id: 1, channel: 'sms', words: 'Which hem is it?', delivery: 'delivered' }),
      anEntry(2, { actor: order.customer_name, channel: 'sms', words: 'The left one' }),
    ],
    ...change,
  })
}

export function someMessages(change: Partial<OrderMessages> = {}): OrderMessages {
  return {
    ...{ text_number: '+447700900123', is_text_stopped: false },
    conversations: summaries.filter((one) => one.order !== null),
    sent: [
      {
        ...{ id: 'letter-2', at: '2026-11-24T16:05:00.000Z', name: 'Your trench coat' },
        ...{ words: 'Which of the two hems is it?', actor: maggie.name, channel: 'mail' },
        ...{ delivery: 'failed', conversation_id: ids(2) },
      },
      {
        ...{ id: 'mail-1', at: '2026-11-17T20:31:00.000Z', name: 'Order confirmation' },
        ...{ words: null, actor: null, channel: 'mail', delivery: 'sent', conversation_id: null },
      },
    ],
    ...change,
  }
}

/** What the pages with messages ask, for a manager. */
export const inboxAnswers = {
  ...frameAnswers,
  'GET /workshop/me': () => manager,
  'GET /workshop/inbox': () => inbox,
  'GET /workshop/conversations': () => ({ conversations: [...summaries], next_cursor: null }),
  'POST /workshop/conversations/{id}/read': () => null,
} satisfies Answers['api']

export const deadLetters: readonly DeadLetter[] = [
  {
    ...{ queue: 'mail', id: '7', name: 'Message of a colleague', attempts: 22 },
    reason: 'Can’t send mail - all recipients were rejected: 550 There is no such mailbox.',
    ...{ since: '2026-11-24T16:05:00.000Z', next_try_at: '2026-11-25T10:12:00.000Z' },
    order: { id: order.id, collection_ref: order.collection_ref },
    ...{ conversation_id: ids(2), can_be_dropped: true },
  },
  {
    ...{ queue: 'refund', id: ids(8), name: 'Refund', attempts: 31, reason: null },
    ...{ since: '2026-11-23T09:00:00.000Z', next_try_at: '2026-11-25T09:58:00.000Z' },
    order: { id: order.id, collection_ref: order.collection_ref },
    ...{ conversation_id: null, can_be_dropped: false },
  },
]
