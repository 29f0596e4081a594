/**
 * The workshop's desk: every paid order until it is back with its customer. Rules: api/src/modules/workshop-desk/rules.ts,
 * api/src/modules/orders/stages.ts.
 */
import { z } from 'zod'
import { defineRoute } from './route.ts'
import { OrderPage } from './storefront-orders.ts'

const common = { source: 'design: a workshop', tag: 'workshop desk', access: 'workshop' } as const

const cursor = z.string().max(200).optional().describe('next_cursor of the previous page')

/** Where an order stands on the desk. */
export const DeskStage = z.enum([
  'coming',
  'arrived',
  'in_work',
  'with_customer',
  'to_send_back',
  'on_its_way',
])
export type DeskStage = z.infer<typeof DeskStage>

/** How clothes travel. A shop's own courier brings them to and from the shop. */
export const DeskWay = z.enum(['royal_mail', 'dpd', 'evermile', 'drop_off', 'shop'])
export type DeskWay = z.infer<typeof DeskWay>

/**
 * How clothes come, to filter by. A card of what is brought to its fitting keeps the way of older releases, `drop_off`,
 * and says so in `brought_to_fitting`.
 */
export const DeskWayIn = z.enum([...DeskWay.options, 'fitting'])
export type DeskWayIn = z.infer<typeof DeskWayIn>

/** What a card says first. */
export const DeskNote = z.enum([
  /** The order needs a decision: `attention_required`. */
  'attention',
  /** A courier could not collect or deliver. */
  'courier_failed',
  /** The customer has been asked about a price. */
  'asked',
  'label_printed',
  'on_the_shelf',
])
export type DeskNote = z.infer<typeof DeskNote>

/** A colleague who can have work on the table. */
export const DeskTailor = z.object({ id: z.uuid(), name: z.string() })
export type DeskTailor = z.infer<typeof DeskTailor>

/** The partner shop that took the order or where its customer brings and collects it. */
export const DeskShop = z.object({ id: z.string(), name: z.string() })
export type DeskShop = z.infer<typeof DeskShop>

export const DeskGarment = z.object({
  number: z.int().min(1).describe('As on its tag, from 1'),
  name: z.string(),
  description: z.string(),
  picture: z.string().nullable().describe('Path of an image on the content service'),
  services: z.array(z.string()),
})
export type DeskGarment = z.infer<typeof DeskGarment>

/** An order as the desk shows it. */
export const DeskCard = z.object({
  id: z.uuid(),
  collection_ref: z.string().describe('The order number'),
  customer_name: z.string(),
  stage: DeskStage,
  status: z.string(),
  since: z.iso.datetime().describe('When it was changed last'),
  due_day: z.iso.date().nullable().describe('By when the work is to be done and dispatched'),
  express: z.boolean(),
  way: DeskWay.describe('How it comes'),
  way_back: DeskWay,
  brought_to_fitting: z
    .boolean()
    .optional()
    .describe('Whether it comes with its customer to the fitting; absent in older releases'),
  fitting: z
    .object({ date: z.iso.date(), starts_at: z.string() })
    .nullish()
    .describe('The fitting to which it is brought; null when it has no time'),
  shop: DeskShop.nullable(),
  garments: z.array(DeskGarment).describe('At most three'),
  garment_count: z.int(),
  garments_done: z.int(),
  tailors: z.array(DeskTailor),
  note: DeskNote.nullable(),
  version: z.int().describe('Raised by each change of the order'),
})
export type DeskCard = z.infer<typeof DeskCard>

/** A part of the orders. Days are those of London. */
export const DeskPart = z.enum(['late', 'today', 'express', 'no_tailor'])
export type DeskPart = z.infer<typeof DeskPart>

const Count = z.int().max(1000)

/** How many orders the filters by way, shop and tailor leave, whatever the part; 1000 means 1000 or more. */
export const DeskCounts = z.record(z.enum(['all', ...DeskPart.options]), Count)
export type DeskCounts = z.infer<typeof DeskCounts>

export const DeskColumn = z.object({ stage: DeskStage, counts: DeskCounts })
export type DeskColumn = z.infer<typeof DeskColumn>

export const DeskPage = z.object({
  cards: z
    .array(DeskCard)
    .describe('By due day, express first in each day. A board has the first of each stage'),
  columns: z.array(DeskColumn).describe('Every stage in order'),
  counts: DeskCounts,
  next_cursor: z.string().nullable().describe('Null on the last page, and for a board'),
  as_of: z.int().describe('Microseconds since 1970: `since` of /workshop/events'),
})
export type DeskPage = z.infer<typeof DeskPage>

export const desk = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/desk',
  summary: 'Orders on the desk, as a board of stages or as a list by due day',
  query: z.strictObject({
    view: z.enum(['board', 'list']).default('board'),
    stage: DeskStage.optional().describe(
      'Without it, a list has all orders but those on their way back, for which nothing is due',
    ),
    part: DeskPart.optional().describe('Late and today: not on the way back'),
    way: DeskWayIn.optional(),
    shop: z.string().max(100).optional().describe('Id of a shop'),
    tailor: z.uuid().optional(),
    cursor,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('25 of a list, or 8 of each stage of a board, when it is left out'),
  }),
  response: DeskPage,
  errors: [401, 403],
  example: { query: { view: 'list', part: 'late' } },
})

/** What the desk can be filtered by. */
export const DeskFilters = z.object({
  tailors: z.array(DeskTailor),
  shops: z.array(DeskShop),
})
export type DeskFilters = z.infer<typeof DeskFilters>

export const deskColleagues = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/colleagues',
  summary: 'Colleagues of the workshop and partner shops, to filter by and to hand work to',
  response: DeskFilters,
  errors: [401, 403],
})

export const DeskSearch = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe(
      'What was scanned or typed: an order number, the code of an order, parcel or tag (DN-48219-1), or beginnings of words in name, e-mail and number',
    ),
  list: z
    .enum(['current', 'past'])
    .default('current')
    .describe('Which orders are searched by name'),
  cursor,
  limit: z.int().min(1).max(100).default(25),
})

export const DeskFoundGarment = z.object({
  type: z.literal('garment'),
  id: z.uuid(),
  order_id: z.uuid(),
})

export const DeskFoundOrder = z.object({
  type: z.literal('order'),
  id: z.uuid(),
  is_expected: z.boolean().describe('It is paid and not checked in yet'),
})

/** Orders with these words; there may be none. */
export const DeskFoundOrders = z.object({ type: z.literal('orders'), page: OrderPage })

export const DeskFound = z.discriminatedUnion('type', [
  DeskFoundGarment,
  DeskFoundOrder,
  DeskFoundOrders,
])
export type DeskFound = z.infer<typeof DeskFound>

/** The text is in the body, so that no URL names a customer (S21). */
export const deskFind = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/find',
  summary: 'Finds the order or garment of what was scanned or typed',
  body: DeskSearch,
  response: DeskFound,
  errors: [401, 403],
  example: { body: { text: 'DN-48213' } },
})

/** Data of the event `changed`: the order or one of its garments has this version now. */
export const DeskChange = z.object({ order_id: z.uuid(), version: z.int() })
export type DeskChange = z.infer<typeof DeskChange>

/** Data of the event `conversation_changed`. A tailor gets it of conversations that a garment's page tells of. */
export const ConversationNews = z.object({ conversation_id: z.uuid(), version: z.int() })
export type ConversationNews = z.infer<typeof ConversationNews>

/**
 * Server-sent events: `changed` with a DeskChange as data, and `conversation_changed` with ConversationNews; the time
 * of the change is the id. A change may be sent twice. A comment every 5 seconds says that the connection lives. The
 * stream ends after `seconds`, or when the session ends or the process stops; the browser then connects again.
 */
export const deskEvents = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/events',
  summary:
    'Changes of orders and conversations as they happen; with `seconds=0` those that have happened',
  query: z.strictObject({
    since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('as_of of a page'),
    seconds: z.coerce.number().int().min(0).max(600).default(600),
  }),
  headers: z.object({
    'last-event-id': z
      .string()
      .regex(/^\d{1,16}$/)
      .optional()
      .describe('Sent by the browser when it connects again; replaces `since`'),
  }),
  response: z.custom<AsyncIterable<string>>((value) => typeof value === 'object' && value !== null),
  produces: 'text/event-stream',
  errors: [401, 403],
  example: { query: { since: 0, seconds: 0 } },
})
