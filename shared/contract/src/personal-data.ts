/**
 * Personal data of the holder of an e-mail address. Rules: api/src/modules/personal-data/retention.ts,
 * api/src/modules/personal-data/service.ts.
 */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { BasketEntry } from './basket.ts'
import { ReachedStatus } from './order-progress.ts'
import { KeptAddress } from './own-account.ts'
import { Email } from './primitives.ts'
import { defineRoute } from './route.ts'
import { FittingMark } from './workshop-fittings.ts'
import { StorefrontAddress } from './storefront-session.ts'
import { MessageChannel } from './workshop-messages.ts'

const When = z.iso.datetime()

/** Another price that was proposed for a line; amounts before the discount code. */
export const KeptProposal = z.object({
  at: When,
  state: z.string(),
  old_price: z.int(),
  new_price: z.int(),
  reason: z.string(),
  questions: z.array(z.string()),
})

export const KeptRefund = z.object({
  at: When,
  amount: z.int(),
  reason: z.string().nullable(),
  refunded_at: When.nullable(),
})

/** The picture itself is on the page of its order. */
export const KeptPhoto = z.object({
  at: When,
  from: z.enum(['person', 'us']),
  garment: z.int().nullable().describe('Number of the garment in its order, from 1'),
  words: z.string().nullable(),
})

/** What was reported under the guarantee, and the answer to it. */
export const KeptReport = z.object({
  at: When,
  garment: z.int().describe('Number of the garment in its order, from 1'),
  kind: z.string(),
  words: z.string(),
  answer: z.string().nullable(),
})

export const KeptFitting = z.object({
  place: z.string(),
  date: z.iso.date(),
  starts_at: z.string().describe('Local time in London'),
  mark: FittingMark.nullable(),
})

export const KeptOrder = z.object({
  collection_ref: z.string(),
  status: z.string(),
  placed_at: When,
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
  // As it was accepted: the rules for new addresses may be stricter by now.
  address: StorefrontAddress.extend({ full_name: z.string() }).nullable(),
  items: z.array(BasketEntry),
  total_price: z.int(),
  history: z.array(ReachedStatus),
  photos: z.array(KeptPhoto),
  fitting: KeptFitting.nullable(),
  proposed_prices: z.array(KeptProposal),
  refunds: z.array(KeptRefund),
  reports: z.array(KeptReport),
})

export const KeptBasket = z.object({ left_at: When, items: z.array(BasketEntry) })

export const KeptEnquiry = z.object({
  sent_at: When,
  content: z.record(z.string(), z.unknown()),
})

export const KeptAccount = z.object({
  name: z.string(),
  opened_at: When,
  password_changed_at: When.nullable(),
  new_emails: z.array(z.string()).describe('Addresses that it may change to, not confirmed yet'),
  signed_in_until: z.array(When).describe('Ends of the sessions by password'),
  devices: z.array(z.string()).describe('Of these sessions, such as "Chrome on Windows"'),
  phone: z.string().nullable(),
  address: KeptAddress.nullable(),
})

export const KeptLink = z.object({
  opens: z
    .enum(['personal_data', 'orders', 'order', 'new_email', 'nothing'])
    .describe('"nothing" is the former address of an account, kept until its change was mailed'),
  order_number: z.string().nullable().describe('That was asked for'),
  ends_at: When,
  device: z.string().nullable().describe('That followed it, such as "Chrome on Windows"'),
  last_used_at: When.nullable(),
})

export const KeptShopOrder = z.object({
  shop: z.string(),
  order_number: z.string(),
  customer_name: z.string().nullable(),
  items: z.array(z.string()),
})

export const KeptMessage = z.object({
  about: z.string(),
  queued_at: When,
  sent_at: When.nullable(),
})

export const KeptWords = z.object({
  from: z.enum(['person', 'us']),
  at: When,
  channel: MessageChannel.nullable(),
  words: z.string(),
})

export const KeptConversation = z.object({
  about: z.string(),
  messages: z.array(KeptWords),
})

/** Everything stored about the holder of an e-mail address; amounts in minor units. */
export const PersonalData = z.object({
  email: z.string(),
  orders: z.array(KeptOrder),
  abandoned_baskets: z.array(KeptBasket),
  enquiries: z.array(KeptEnquiry),
  account: KeptAccount.nullable(),
  mailed_links: z
    .array(KeptLink)
    .describe('Links that were mailed to the address, until a day after their end'),
  shop_orders: z.array(KeptShopOrder),
  conversations: z.array(KeptConversation).describe('Messages to the company, and its answers'),
  messages: z
    .array(KeptMessage)
    .describe('E-mails and text messages about these orders, baskets and accounts'),
  texts_stopped: z.boolean().describe('STOP was answered to a text message'),
})
export type PersonalData = z.infer<typeof PersonalData>

/** How many records were erased; 0 when the erasure is repeated. */
export const Erasure = z.object({
  orders: z.int(),
  kept_until_finished: z
    .int()
    .describe(
      'Orders in progress, whose clothes are still to be returned: erased once they are closed',
    ),
  baskets: z.int().describe('Baskets that held lines of these orders or abandoned baskets'),
  abandoned_baskets: z.int(),
  enquiries: z.int(),
  accounts: z.int(),
  shop_orders: z.int(),
  conversations: z
    .int()
    .describe('Those about an order in progress are erased with it, and not counted before'),
})
export type Erasure = z.infer<typeof Erasure>

const common = {
  source: 'design: personal data',
  tag: 'personal data',
  access: 'public',
  method: 'POST',
} as const

export const PersonalDataRequest = z.strictObject({ email: Email.toLowerCase() })

export const requestPersonalData = defineRoute({
  ...common,
  path: '/public/personal_data_request',
  summary:
    'Mails a link, good for an hour, to see or erase what is kept of the holder of an e-mail address. Answers alike when nothing is kept, and sends no mail then',
  body: PersonalDataRequest,
  response: z.null(),
  cost: 10,
  example: { body: { email: 'amara.osei@example.com' } },
})

export const PersonalDataLink = z.strictObject({
  token: z.string().max(100).describe('From the mailed link'),
})

const byLink = {
  ...common,
  body: PersonalDataLink,
  errors: [404],
  cost: 5,
} as const

export const exportPersonalData = defineRoute({
  ...byLink,
  path: '/public/personal_data_export',
  summary: 'Everything that is kept of the receiver of the link',
  response: PersonalData,
  example: { body: { token: unknownToken } },
})

export const erasePersonalData = defineRoute({
  ...byLink,
  path: '/public/personal_data_erasure',
  summary: 'Erases what is kept of the receiver of the link; a second time finds nothing',
  response: Erasure,
  example: { body: { token: unknownToken } },
})
