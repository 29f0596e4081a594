/**
 * The orders of the holder of an e-mail address, by a mailed link. Rules: api/src/modules/my-repairs/again.ts,
 * api/src/modules/mailed-links.
 */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { BasketEntry } from './basket.ts'
import { OrderProgress } from './order-progress.ts'
import { OrderDetails } from './orders.ts'
import { Email, MinorUnits, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

/** A garment that cannot be booked as it was, because the catalogue has changed. */
export const LeftOut = z.object({
  name: z.string(),
  item_id: z.string(),
  category_id: z.string(),
})

/** A finished order at today's prices. */
export const OrderAgain = z.object({
  price: MinorUnits.describe('Of the entries, without delivery'),
  entries: z
    .array(BasketEntry)
    .describe(
      'With the ids that they had: a client gives them new ones, since paid ones are refused',
    ),
  left_out: z.array(LeftOut).describe('What can only be booked anew, in the wizard'),
})
export type OrderAgain = z.infer<typeof OrderAgain>

export const MyRepair = z.object({
  order_id_token: z.string().describe('Opens the page of the order'),
  order: OrderDetails,
  progress: OrderProgress,
  pictures: z
    .array(z.string().nullable())
    .describe('Of each garment: path of an image on the content service'),
  total_price: MinorUnits.describe('Agreed now: the booked total with what was changed since'),
  messages: z.int().min(0).describe('What was written about it, by either side'),
  can_add_note: z.boolean().describe('The clothes have not arrived at the workshop'),
  waits_for_customer: z.boolean().describe('Another price was proposed and is not answered'),
  receipt_url: z.string().nullable().describe('Address of the first receipt; null without one'),
  again: OrderAgain.nullable().describe('Null unless it is finished and the catalogue is known'),
})
export type MyRepair = z.infer<typeof MyRepair>

export const MyRepairs = z.object({
  email: z.string(),
  ends_at: z.iso.datetime().describe('When the link is opened for the last time'),
  orders: z.array(MyRepair).describe('The latest first'),
  next: z.string().nullable().describe('`after` of the next page; null on the last one'),
})
export type MyRepairs = z.infer<typeof MyRepairs>

const common = {
  source: 'design: my repairs',
  tag: 'my repairs',
  access: 'public',
  method: 'POST',
} as const

export const RepairsLinkRequest = z.strictObject({ email: Email.toLowerCase() })

export const requestRepairsLink = defineRoute({
  ...common,
  path: '/public/my_repairs_request',
  summary:
    'Mails a link, good for an hour, to all orders and the account of an e-mail address. Answers alike when there is none, and sends no mail then',
  body: RepairsLinkRequest,
  response: z.null(),
  cost: 10,
  example: { body: { email: 'amara.osei@example.com' } },
})

export const OrderLinkRequest = z.strictObject({
  order_number: writtenText(40).describe('With or without its prefix'),
  email: Email.toLowerCase(),
})

export const findMyOrder = defineRoute({
  ...common,
  path: '/public/find_my_order',
  summary:
    'Mails the link to the page of an order to the address it was booked with. Answers alike when there is no such order, and sends no mail then',
  body: OrderLinkRequest,
  response: z.null(),
  cost: 10,
  example: { body: { order_number: 'DN-48231', email: 'amara.osei@example.com' } },
})

export const RepairsLink = z.strictObject({
  token: z
    .string()
    .max(100)
    .optional()
    .describe('From the mailed link; without it, that of the cookie of a sign-in by password'),
})

export const RepairsPage = RepairsLink.extend({
  after: z.uuid().optional().describe('`next` of the page before'),
})

export const myRepairs = defineRoute({
  ...common,
  path: '/public/my_repairs',
  summary: 'The orders of the receiver of the link, at most 50 a page',
  body: RepairsPage,
  response: MyRepairs,
  errors: [404],
  cost: 5,
  example: { body: { token: unknownToken } },
})

export const endRepairsLink = defineRoute({
  ...common,
  path: '/public/my_repairs_sign_out',
  summary: 'Ends a link before its hour is over; a second time changes nothing',
  body: RepairsLink,
  response: z.null(),
  example: { body: { token: unknownToken } },
})
