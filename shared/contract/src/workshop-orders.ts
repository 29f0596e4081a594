/**
 * An order as the workshop's staff see it, and its way back. Rules: api/src/modules/workshop-orders/rules.ts,
 * api/src/modules/orders/transitions.ts.
 */
import { z } from 'zod'
import { Address } from './checkout.ts'
import { unknownId } from './examples.ts'
import { FaultReport } from './guarantee.ts'
import { FileBytes, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'
import { OrderedWork } from './storefront-orders.ts'
import { DeskShop, DeskStage, DeskTailor, DeskWay } from './workshop-desk.ts'

const common = {
  source: 'design: a workshop',
  tag: 'workshop orders',
  access: 'workshop',
} as const

/** What the customer ordered, without prices, which only managers see. */
export const GarmentWork = OrderedWork.omit({ price: true })
export type GarmentWork = z.infer<typeof GarmentWork>

/**
 * `expected` until the order has arrived. `ended`: it goes back without work, or never comes. A paused garment has a
 * paused task and none that is being done.
 */
export const GarmentState = z.enum([
  'expected',
  'missing',
  'to_do',
  'in_work',
  'paused',
  'done',
  'ended',
])
export type GarmentState = z.infer<typeof GarmentState>

/** How a garment was found on arrival. A `different` one is not what was described. */
export const GarmentFound = z.enum(['here', 'missing', 'stained', 'different'])
export type GarmentFound = z.infer<typeof GarmentFound>

/** An entry in the history of an order. */
export const WorkshopEvent = z.object({
  id: z.string(),
  kind: z.enum([
    'status',
    'checked_in',
    'garment_found',
    'task_started',
    'task_paused',
    'task_done',
    'task_reopened',
    'handed_over',
    'noted',
    'label_booked',
    'moved',
    'fault_reported',
    'redo_agreed',
    'report_declined',
    'fitting_moved',
    'fitting_marked',
  ]),
  at: z.iso.datetime(),
  actor: z.string().describe('Name of the colleague, customer, shop or service'),
  garment: z.int().nullable().describe('Number of the garment it is about'),
  words: z
    .string()
    .nullable()
    .describe(
      'The new status, the task, how the garment was found, the colleague, the other order, the time, or what was written',
    ),
})
export type WorkshopEvent = z.infer<typeof WorkshopEvent>

/** A garment of an order, in short. */
export const WorkshopGarmentSummary = z.object({
  id: z.uuid().nullable().describe('Null while it is expected'),
  number: z.int(),
  item_name: z.string(),
  item_description: z.string(),
  picture: z.string().nullable(),
  is_extra: z.boolean().describe('In the parcel, but not booked'),
  state: GarmentState,
  found: GarmentFound.nullable(),
  found_words: z.string().nullable(),
  tailor: DeskTailor.nullable(),
  tasks_done: z.int(),
  task_count: z.int(),
  work: z.array(GarmentWork),
})
export type WorkshopGarmentSummary = z.infer<typeof WorkshopGarmentSummary>

/** Another order in the workshop. */
export const WorkshopOrderLink = z.object({ id: z.uuid(), collection_ref: z.string() })
export type WorkshopOrderLink = z.infer<typeof WorkshopOrderLink>

/** What the customer of a finished order reported under the guarantee. */
export const WorkshopReport = FaultReport.extend({
  answered_by: z.string().nullable().describe('Name of the colleague'),
  redo: WorkshopOrderLink.nullable().describe('The order by which it is done again'),
})
export type WorkshopReport = z.infer<typeof WorkshopReport>

/** An order as the workshop's staff see it. Its money is a call of its own, for managers. */
export const WorkshopOrder = z.object({
  id: z.uuid(),
  version: z.int().describe('Raised by each change of the order and its garments'),
  collection_ref: z.string(),
  status: z.string(),
  next_statuses: z.array(z.string()),
  stage: DeskStage.nullable().describe('Null when the order is closed or not paid'),
  created_at: z.iso.datetime(),
  origin_system: z.string(),
  due_day: z.iso.date().nullable(),
  express: z.boolean(),
  way: DeskWay,
  way_back: DeskWay,
  way_name: z.string().describe('Name of the service that brings it'),
  way_back_name: z.string(),
  shop: DeskShop.nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  phone: z.string(),
  address: z.object(Address.shape).nullable().describe('Where it goes back to'),
  parcel: z.string().nullable().describe('Number of the parcel to us'),
  parcel_back: z.string().nullable().describe('Number of the parcel back; null: no label yet'),
  is_posted_back: z.boolean().describe('Whether the workshop prints a label for the way back'),
  garments: z.array(WorkshopGarmentSummary),
  is_checked_in: z.boolean(),
  reports: z.array(WorkshopReport).optional().describe('Oldest first; absent in older releases'),
  redo_of: WorkshopOrderLink.nullish().describe(
    'The order whose garment this one does again, free; absent in older releases',
  ),
  history: z.array(WorkshopEvent).describe('Newest first'),
})
export type WorkshopOrder = z.infer<typeof WorkshopOrder>

/** 409: a colleague was faster, or the step is not possible now. */
export const WorkshopConflict = z.object({
  detail: z.string(),
  version: z.int().describe('The current one'),
  changes: z.array(WorkshopEvent).describe('Since the version that was sent, newest first'),
})
export type WorkshopConflict = z.infer<typeof WorkshopConflict>

const params = z.strictObject({ id: z.uuid() })
const example = { params: { id: unknownId } }
const errors = [401, 403, 404] as const

export const workshopOrder = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/orders/:id',
  summary: 'An order with its customer, garments and history',
  params,
  response: WorkshopOrder,
  errors,
  example,
})

export const StatusMove = z.strictObject({
  version: z.int32().min(0).describe('Of the order that the caller saw'),
  status: z
    .string()
    .max(60)
    .describe('One of next_statuses, without `cancelled`, which is about money'),
  words: writtenText(1000).nullable().default(null).describe('Why, for the history'),
})
export type StatusMove = z.infer<typeof StatusMove>

export const moveOrder = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/status',
  summary: 'Moves an order that its garments or a courier do not move',
  params,
  body: StatusMove,
  response: WorkshopOrder,
  errors: [...errors, 409],
  errorBodies: { 409: WorkshopConflict },
  example: { ...example, body: { version: 0, status: 'attention_required' } },
})

export const WayBackStep = z.strictObject({
  version: z.int32().min(0).describe('Of the order that the caller saw'),
  step: z
    .enum(['book_label', 'hand_over', 'put_on_shelf', 'collected'])
    .describe('Hand over: to the courier. The shelf is that of the shop where it is collected'),
})
export type WayBackStep = z.infer<typeof WayBackStep>

export const sendBack = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/orders/:id/send',
  summary: 'The next step of the way back to the customer',
  params,
  body: WayBackStep,
  response: WorkshopOrder,
  cost: 5,
  errors: [...errors, 409, 502, 503],
  errorBodies: { 409: WorkshopConflict },
  example: { ...example, body: { version: 0, step: 'book_label' } },
})

export const workshopLabel = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/orders/:id/label',
  summary: 'The booked label for the parcel back to the customer, as PDF',
  params,
  response: FileBytes,
  produces: 'application/pdf',
  cost: 5,
  errors: [...errors, 409, 502, 503],
  example,
})
