/**
 * The inbox of the workshop: what people wrote to the company and what was answered, with an owner and a state. Rules:
 * api/src/modules/conversations/rules.ts, api/src/modules/conversations/answer.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { Name, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: messages',
  tag: 'workshop messages',
  access: 'workshop',
  role: 'manager',
} as const

/**
 * How a conversation began; `written`: by a letter of the company; `suggested`: by a colleague at a garment, who asks for
 * a letter or another price. Staff mark one as a `claim` on the guarantee.
 */
export const ConversationKind = z.enum([
  'enquiry',
  'service_request',
  'price_question',
  'answer',
  'claim',
  'written',
  'suggested',
])
export type ConversationKind = z.infer<typeof ConversationKind>

/** `open`: the company has to do something. `waiting`: for the customer. */
export const ConversationState = z.enum(['open', 'waiting', 'done'])
export type ConversationState = z.infer<typeof ConversationState>

/** How a message came or goes; `site`: typed into a page; `sms`: a text message. */
export const MessageChannel = z.enum(['site', 'mail', 'sms'])
export type MessageChannel = z.infer<typeof MessageChannel>

/** How a colleague writes to a customer. */
export const LetterChannel = z.enum(['mail', 'sms'])
export type LetterChannel = z.infer<typeof LetterChannel>

/**
 * `failed`: a person has to look at it, and it is still tried from time to time. `dropped`: given up by a colleague.
 * `delivered` and `undelivered`: what the provider of text messages says after `sent`.
 */
export const DeliveryState = z.enum([
  'waiting',
  'sent',
  'failed',
  'dropped',
  'delivered',
  'undelivered',
])
export type DeliveryState = z.infer<typeof DeliveryState>

/** A colleague who answers messages. */
export const InboxColleague = z.object({ id: z.uuid(), name: z.string() })
export type InboxColleague = z.infer<typeof InboxColleague>

/** The order that a message is about. */
export const OrderOfMessage = z.object({ id: z.uuid(), collection_ref: z.string() })

/** A conversation as a list shows it. */
export const ConversationSummary = z.object({
  id: z.uuid(),
  version: z.int().describe('Raised by each message and each change; sent with each write'),
  kind: ConversationKind,
  state: ConversationState,
  subject: z.string(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable().describe('Null: it cannot be answered by mail'),
  channel: MessageChannel.describe('By which the customer wrote last'),
  order: OrderOfMessage.nullable(),
  owner: InboxColleague.nullable(),
  is_unread: z.boolean().describe('A message of the customer that no colleague has opened'),
  last_words: z.string().describe('The beginning of the last message'),
  last_from: z.enum(['customer', 'us']),
  last_at: z.iso.datetime(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

/**
 * A message, a change of state, owner or claim, that a message did not arrive, or what a colleague suggested, which
 * no customer sees.
 */
export const ConversationEntry = z.object({
  id: z.int(),
  kind: z.enum([
    'received',
    'sent',
    'suggested',
    'state',
    'owner',
    'claim',
    'no_claim',
    'undelivered',
  ]),
  at: z.iso.datetime(),
  actor: z.string().describe('Name of the colleague or the customer'),
  channel: MessageChannel.nullable().describe('Null for a change'),
  words: z
    .string()
    .nullable()
    .describe('The message, the new state, the name of the new owner, or why it did not arrive'),
  delivery: DeliveryState.nullable().describe('Of a message that was sent'),
})
export type ConversationEntry = z.infer<typeof ConversationEntry>

/** Whether a customer can be texted: only about an order, at the number given with it, or in answer to a text. */
const texting = {
  text_number: z.string().nullable().describe('Where text messages go; null: nowhere'),
  is_text_stopped: z.boolean().describe('The owner of the number answered STOP'),
} as const

export const Conversation = ConversationSummary.extend({
  ...texting,
  customer_phone: z.string().nullable(),
  site: z.string().nullable().describe('Domain of the partner site it was written on'),
  entries: z.array(ConversationEntry).describe('Oldest first'),
})
export type Conversation = z.infer<typeof Conversation>

export const ConversationPage = z.object({
  conversations: z.array(ConversationSummary).describe('The latest message first'),
  next_cursor: z.string().nullable(),
})
export type ConversationPage = z.infer<typeof ConversationPage>

/** 409: a message or change came in between, or the step is not possible. */
export const ConversationConflict = z.object({
  detail: z.string(),
  current: Conversation,
  changes: z.array(ConversationEntry).describe('Since the version that was sent, oldest first'),
})
export type ConversationConflict = z.infer<typeof ConversationConflict>

const filters = {
  state: ConversationState.optional(),
  kind: ConversationKind.optional(),
  owner: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .describe('Id of a colleague; `none`: conversations without an owner'),
  cursor: z.string().max(200).optional().describe('next_cursor of the page before'),
}
const errors = [401, 403] as const

export const conversations = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/conversations',
  summary: 'Conversations, the latest message first',
  query: z.strictObject({
    ...filters,
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: ConversationPage,
  errors,
  example: { query: { state: 'open' } },
})

export const ConversationSearch = z.strictObject({
  ...filters,
  words: writtenText(200).describe(
    'Beginnings of words in the name, e-mail or order number of the customer',
  ),
  limit: z.int().min(1).max(100).default(25),
})

/** The words are in the body, so that no URL names a customer (S21). */
export const findConversations = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/conversations/find',
  summary: 'Conversations of a customer, the latest message first',
  body: ConversationSearch,
  response: ConversationPage,
  errors,
  example: { body: { words: 'amara' } },
})

/** Counts go to 1,000. */
export const Inbox = z.object({
  open: z.int(),
  waiting: z.int(),
  unread: z.int().describe('Conversations with a message that no colleague has opened'),
  undelivered: z.int().describe('Dead letters, of every queue'),
  colleagues: z.array(InboxColleague).describe('Who can own a conversation, by name'),
  texts_from: z
    .string()
    .nullable()
    .describe('Name with which text messages begin; null: none can be sent'),
})
export type Inbox = z.infer<typeof Inbox>

export const inbox = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/inbox',
  summary: 'How much there is to answer, and who can own a conversation',
  response: Inbox,
  errors,
})

const params = z.strictObject({ id: z.uuid() })
const version = z.int32().min(1).describe('Of the conversation as the caller saw it')

export const conversation = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/conversations/:id',
  summary: 'A conversation with its messages and changes',
  params,
  response: Conversation,
  errors: [...errors, 404],
  example: { params: { id: unknownId } },
})

export const ReadUpTo = z.strictObject({ version })

/** Not a change: the version stays. A message that came in the meantime stays unread. */
export const readConversation = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/conversations/:id/read',
  summary: 'Marks the messages of a conversation as read, up to a version',
  params,
  body: ReadUpTo,
  response: z.null(),
  errors: [...errors, 404],
  example: { params: { id: unknownId }, body: { version: 1 } },
})

export const ConversationChange = z.strictObject({
  version,
  state: ConversationState,
  owner_id: z.uuid().nullable().describe('One of the colleagues of /workshop/inbox'),
  is_claim: z.boolean().describe('A claim on the guarantee'),
})
export type ConversationChange = z.infer<typeof ConversationChange>

const changing = {
  ...common,
  method: 'POST',
  params,
  response: Conversation,
  errors: [...errors, 404, 409],
  errorBodies: { 409: ConversationConflict },
} as const

export const changeConversation = defineRoute({
  ...changing,
  path: '/workshop/conversations/:id/change',
  summary: 'Changes state and owner, and whether it is a claim',
  body: ConversationChange,
  example: {
    params: { id: unknownId },
    body: { version: 1, state: 'done', owner_id: null, is_claim: false },
  },
})

const key = z.uuid().describe('Made by the caller: whatever is sent with one key is done once')
const words = writtenText(5000)

export const ConversationAnswer = z.strictObject({
  version,
  key,
  words,
  channel: LetterChannel.default('mail'),
  state: z.enum(['waiting', 'done']).default('waiting').describe('Of the conversation afterwards'),
})
export type ConversationAnswer = z.infer<typeof ConversationAnswer>

/** The first colleague who answers owns the conversation. */
export const answerConversation = defineRoute({
  ...changing,
  path: '/workshop/conversations/:id/answer',
  summary:
    'Mails or texts an answer to the customer; 409 when there is no address or number for it',
  body: ConversationAnswer,
  cost: 5,
  example: {
    params: { id: unknownId },
    body: { version: 1, key: unknownId, words: 'Yes, we mend waxed jackets.' },
  },
})

/** Something that was sent to the customer of an order. */
export const SentMessage = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  name: z.string().describe('What it is: "Order confirmation", or the subject of a letter'),
  words: z.string().nullable().describe('What a colleague wrote; null for a mail by itself'),
  actor: z.string().nullable().describe('Name of the colleague; null for a mail by itself'),
  channel: MessageChannel,
  delivery: DeliveryState,
  conversation_id: z.uuid().nullable(),
})
export type SentMessage = z.infer<typeof SentMessage>

export const OrderMessages = z.object({
  ...texting,
  sent: z.array(SentMessage).describe('Newest first'),
  conversations: z.array(ConversationSummary).describe('The latest message first'),
})
export type OrderMessages = z.infer<typeof OrderMessages>

export const orderMessages = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/orders/:id/messages',
  summary: 'Everything that was sent to the customer of an order, and the conversations about it',
  params,
  response: OrderMessages,
  errors: [...errors, 404],
  example: { params: { id: unknownId } },
})

export const Letter = z.strictObject({
  key,
  channel: LetterChannel.default('mail'),
  subject: Name.max(120).optional().describe('Required for a mail; a text message has none'),
  words,
})
export type Letter = z.infer<typeof Letter>

export const writeToCustomer = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/messages',
  summary:
    'Writes to the customer of an order, by mail or text message, which begins a conversation; 409 after an erasure',
  params,
  body: Letter,
  response: Conversation,
  errors: [...errors, 404, 409],
  cost: 5,
  example: {
    params: { id: unknownId },
    body: { key: unknownId, subject: 'Your jeans', words: 'Which of the two hems is it?' },
  },
})
