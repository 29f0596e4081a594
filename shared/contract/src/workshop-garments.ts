/**
 * The garments of an order at the workshop: their arrival, their tags and the work on them. Rules:
 * api/src/modules/workshop-garments/rules.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { FileBytes, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'
import { DeskShop, DeskStage, DeskTailor, DeskWay } from './workshop-desk.ts'
import {
  GarmentFound,
  GarmentState,
  GarmentWork,
  WorkshopConflict,
  WorkshopOrder,
} from './workshop-orders.ts'

const common = {
  source: 'design: a workshop',
  tag: 'workshop garments',
  access: 'workshop',
} as const

export const GarmentTask = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether it is the last one: a look at the finished work, by a colleague who did none of it. */
  is_check: z.boolean(),
  state: z.enum(['to_do', 'in_work', 'paused', 'done']),
  tailor: DeskTailor.nullable().describe('Who did it last'),
  started_at: z.iso.datetime().nullable().describe('Null unless it is being done'),
  seconds: z.int().describe('Time spent on it before that'),
  seconds_now: z.int().describe('Time spent on it in all at the moment of the answer'),
})
export type GarmentTask = z.infer<typeof GarmentTask>

/** A note between colleagues, which no customer sees. */
export const GarmentNote = z.object({
  id: z.uuid(),
  colleague: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
})
export type GarmentNote = z.infer<typeof GarmentNote>

/**
 * What came of a suggestion or of another price at a garment, told to all colleagues: without sums, and without what
 * the customer wrote.
 */
export const GarmentNews = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string().describe('Name of the colleague or the customer'),
  kind: z
    .enum([
      'suggested',
      'written',
      'answered',
      'closed',
      'closed_unused',
      'reopened',
      'price_proposed',
      'not_possible',
      'price_asked',
      'price_question_answered',
      'price_agreed',
      'leaving_out_agreed',
      'price_refused',
      'price_withdrawn',
      'price_went_on',
      'price_sent_back',
    ])
    .describe(
      'Written: to the customer; answered: by the customer. Closed unused: neither a message nor another price came of it. Went on and sent back: without an answer in time, as the customer chose',
    ),
  about: z.string().describe('What was suggested, or the service that another price is for'),
})
export type GarmentNews = z.infer<typeof GarmentNews>

/** What is printed on the tag of a garment, and what its code says. */
export const GarmentTag = z.object({
  code: z.string().describe('DN-48219-1, the content of the QR code'),
  garment_id: z.uuid(),
  number: z.int(),
  of: z.int(),
  customer_name: z.string(),
  due_day: z.iso.date().nullable(),
  express: z.boolean(),
  item_name: z.string(),
  item_description: z.string(),
  is_extra: z.boolean(),
  found_words: z.string().nullable(),
  work: z.array(GarmentWork),
  shop: DeskShop.nullable(),
  way_back: DeskWay,
})
export type GarmentTag = z.infer<typeof GarmentTag>

/** A garment with all that the customer said, its tasks and notes. */
export const WorkshopGarment = z.object({
  tag: GarmentTag,
  version: z.int().describe('Raised by each change of the garment'),
  order_id: z.uuid(),
  order_status: z.string(),
  stage: DeskStage.nullable(),
  picture: z.string().nullable(),
  state: GarmentState,
  found: GarmentFound,
  tailor: DeskTailor.nullable(),
  tasks: z.array(GarmentTask),
  notes: z.array(GarmentNote).describe('Oldest first'),
  news: z
    .array(GarmentNews)
    .optional()
    .describe('What came of suggestions and other prices, oldest first; absent in older releases'),
})
export type WorkshopGarment = z.infer<typeof WorkshopGarment>

const params = z.strictObject({ id: z.uuid() })
const version = z.int32().min(0).describe('Of the state that the caller saw')
const words = writtenText(1000)
const example = { params: { id: unknownId } }
const errors = [401, 403, 404] as const
const write = {
  ...common,
  method: 'POST',
  params,
  errors: [...errors, 409],
  errorBodies: { 409: WorkshopConflict },
} as const

/** How an expected garment was found; words are needed for all but `here` and `missing`. */
export const CheckedGarment = z.strictObject({
  number: z.int().min(1).max(50),
  found: GarmentFound,
  words: words.nullable().default(null).describe('The customer reads this'),
})

/** A garment in the parcel that was not booked. */
export const ExtraGarment = z.strictObject({ words: words.describe('The customer reads this') })

export const Arrival = z.strictObject({
  order_id: z.uuid(),
  version,
  garments: z.array(CheckedGarment).min(1).max(50).describe('Each expected one, once'),
  extras: z.array(ExtraGarment).max(20).default([]),
  message: words.nullable().default(null).describe('Added to the mail to the customer'),
})
export type Arrival = z.infer<typeof Arrival>

export const Arrived = z.object({ order: WorkshopOrder, tags: z.array(GarmentTag) })
export type Arrived = z.infer<typeof Arrived>

export const checkIn = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/arrivals',
  summary:
    'Checks an order in: its garments are here or not, its customer is told, its work is due',
  body: Arrival,
  response: Arrived,
  errors: [...errors, 409],
  errorBodies: { 409: WorkshopConflict },
  example: {
    body: { order_id: unknownId, version: 0, garments: [{ number: 1, found: 'here' }] },
  },
})

export const workshopTags = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/orders/:id/tags',
  summary: 'The tags of the garments of an order that are here',
  params,
  response: z.array(GarmentTag),
  errors,
  example,
})

export const workshopGarment = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/garments/:id',
  summary: 'A garment with all that the customer said, its tasks and notes',
  params,
  response: WorkshopGarment,
  errors,
  example,
})

/** The task that a colleague is doing, with what comes after it on the same garment. */
export const TaskInHand = z.object({
  garment_id: z.uuid(),
  order_id: z.uuid(),
  version: z.int().describe('Of the garment'),
  code: z.string().describe('Of the tag of the garment'),
  item_name: z.string(),
  customer_name: z.string(),
  task: GarmentTask,
  number: z.int().describe('Place of the task among those of the garment, from 1'),
  of: z.int(),
  next: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe('The next task that the caller may do; the check is for a colleague'),
})
export type TaskInHand = z.infer<typeof TaskInHand>

export const InHand = z.object({ in_hand: TaskInHand.nullable() })

export const taskInHand = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/task_in_hand',
  summary: 'The task that the caller is doing; null when there is none',
  response: InHand,
  errors: [401, 403],
})

export const workshopGarmentCode = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/garments/:id/code',
  summary: 'The QR code of the tag of a garment',
  params,
  response: FileBytes,
  produces: 'image/png',
  errors,
  example,
})

export const TaskStep = z.strictObject({
  version,
  task_id: z.uuid(),
  step: z
    .enum(['start', 'pause', 'done', 'reopen'])
    .describe('Start pauses the other task that the caller is at. Reopen: a check found a fault'),
  words: words.nullable().default(null).describe('Why it is paused or reopened'),
})
export type TaskStep = z.infer<typeof TaskStep>

export const garmentTask = defineRoute({
  ...write,
  path: '/workshop/garments/:id/task',
  summary: 'Starts, pauses, finishes or reopens a task; the order follows its garments',
  body: TaskStep,
  response: WorkshopGarment,
  example: { ...example, body: { version: 0, task_id: unknownId, step: 'start' } },
})

export const HandOver = z.strictObject({
  version,
  tailor_id: z.uuid().nullable().describe('Null: back on the pile'),
})
export type HandOver = z.infer<typeof HandOver>

export const garmentHandOver = defineRoute({
  ...write,
  path: '/workshop/garments/:id/hand_over',
  summary: 'Gives a garment to a colleague',
  body: HandOver,
  response: WorkshopGarment,
  example: { ...example, body: { version: 0, tailor_id: null } },
})

export const NewNote = z.strictObject({
  version,
  note_id: z.uuid().describe('Made by the caller, so that a note sent twice is kept once'),
  text: words,
})
export type NewNote = z.infer<typeof NewNote>

export const garmentNote = defineRoute({
  ...write,
  path: '/workshop/garments/:id/notes',
  summary: 'Adds a note between colleagues',
  body: NewNote,
  response: WorkshopGarment,
  example: {
    ...example,
    body: { version: 0, note_id: unknownId, text: 'Lining is short on the left.' },
  },
})

export const FoundLater = z.strictObject({
  version,
  found: z
    .enum([...GarmentFound.options, 'ended'])
    .describe('Ended: it goes back without work, or never comes'),
  words: words.nullable().default(null),
})
export type FoundLater = z.infer<typeof FoundLater>

export const garmentFound = defineRoute({
  ...write,
  path: '/workshop/garments/:id/found',
  summary:
    'Corrects how a garment was found: a missing one came later, as its customer is told, or no work is done on it',
  body: FoundLater,
  response: WorkshopGarment,
  example: { ...example, body: { version: 0, found: 'here' } },
})

/** What a colleague at a garment wants of a manager, who alone writes to customers and names prices. */
export const Suggestion = z.strictObject({
  key: z.uuid().describe('Made by the caller: whatever is sent with one key is done once'),
  kind: z.enum(['question', 'price']).describe('To ask the customer, or to propose another price'),
  words: words.describe('Managers read this, no customer does'),
})
export type Suggestion = z.infer<typeof Suggestion>

export const suggestAtGarment = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/garments/:id/suggestions',
  summary:
    'Asks managers to write to the customer or to propose another price, as an open conversation; 409 when the order is closed or erased',
  params,
  body: Suggestion,
  response: z.null(),
  errors: [...errors, 409],
  example: {
    ...example,
    body: { key: unknownId, kind: 'question', words: 'Is the lining to stay?' },
  },
})
