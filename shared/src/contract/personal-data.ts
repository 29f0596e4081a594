/** What is kept of a person, by e-mail. Rules: api/src/modules/personal-data. */
import { z } from 'zod'
import { BasketEntry } from './basket.ts'
import { Address } from './checkout.ts'
import { defineRoute } from './route.ts'

const When = z.iso.datetime()

/** Everything that is kept of the holder of an e-mail address; amounts in minor units. */
export const PersonalData = z.object({
  email: z.string(),
  orders: z.array(
    z.object({
      collection_ref: z.string(),
      status: z.string(),
      placed_at: When,
      customer_name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: Address.nullable(),
      items: z.array(BasketEntry),
      total_price: z.int(),
      history: z.array(z.object({ status: z.string(), at: When })),
    }),
  ),
  abandoned_baskets: z.array(z.object({ left_at: When, items: z.array(BasketEntry) })),
  enquiries: z.array(z.object({ sent_at: When, content: z.record(z.string(), z.unknown()) })),
  account: z.object({ name: z.string(), opened_at: When }).nullable(),
  shop_orders: z.array(
    z.object({
      shop: z.string(),
      order_number: z.string(),
      customer_name: z.string().nullable(),
      items: z.array(z.string()),
    }),
  ),
  messages: z
    .array(z.object({ about: z.string(), queued_at: When, sent_at: When.nullable() }))
    .describe('E-mails about these orders, baskets and accounts'),
})
export type PersonalData = z.infer<typeof PersonalData>

/** How many records were erased; a second erasure finds none. */
export const Erasure = z.object({
  orders: z.int(),
  kept_until_finished: z
    .int()
    .describe('Orders under way, whose clothes must still find home: erased once they are closed'),
  baskets: z.int().describe('In which something lay of these orders and abandoned baskets'),
  abandoned_baskets: z.int(),
  enquiries: z.int(),
  accounts: z.int(),
  shop_orders: z.int(),
})
export type Erasure = z.infer<typeof Erasure>

const common = {
  source: 'design: personal data',
  tag: 'personal data',
  access: 'public',
  method: 'POST',
} as const

export const requestPersonalData = defineRoute({
  ...common,
  path: '/public/personal_data_request',
  summary:
    'Mails a link, good for an hour, to see or erase what is kept of the holder of an e-mail address. Answers alike when nothing is kept, and sends no mail then',
  body: z.strictObject({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  response: z.null(),
  cost: 10,
})

const byLink = {
  ...common,
  body: z.strictObject({ token: z.string().max(100).describe('From the mailed link') }),
  errors: [404],
  cost: 5,
} as const

export const exportPersonalData = defineRoute({
  ...byLink,
  path: '/public/personal_data_export',
  summary: 'Everything that is kept of the receiver of the link',
  response: PersonalData,
})

export const erasePersonalData = defineRoute({
  ...byLink,
  path: '/public/personal_data_erasure',
  summary: 'Erases what is kept of the receiver of the link; a second time finds nothing',
  response: Erasure,
})
