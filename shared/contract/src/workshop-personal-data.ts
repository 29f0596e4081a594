/**
 * Personal data of the holder of an e-mail address, as an owner answers a request for it. The address is in the body, so
 * that no URL names a person (S21). Each call is recorded with its owner. Rules:
 * api/src/modules/personal-data/service.ts.
 */
import { z } from 'zod'
import { Erasure, PersonalData } from './personal-data.ts'
import { Email } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: personal data',
  tag: 'personal data',
  access: 'workshop',
  role: 'owner',
  method: 'POST',
  errors: [401, 403],
  cost: 5,
} as const

export const PersonAsked = z.strictObject({ email: Email.toLowerCase() })

const asked = { body: PersonAsked, example: { body: { email: 'amara.osei@example.com' } } } as const

/** How many records are kept of a person. */
export const KeptRecords = z.object({
  email: z.string(),
  names: z.array(z.string()).describe('Under which the person ordered or opened an account'),
  orders: z.int(),
  open_orders: z.int().describe('Orders in progress, which are erased once they are closed'),
  abandoned_baskets: z.int(),
  enquiries: z.int(),
  accounts: z.int(),
  shop_orders: z.int(),
  conversations: z.int(),
  messages: z.int(),
})
export type KeptRecords = z.infer<typeof KeptRecords>

export const findPerson = defineRoute({
  ...common,
  ...asked,
  path: '/workshop/personal_data/find',
  summary: 'What is kept of the holder of an e-mail address, by number',
  response: KeptRecords,
})

export const exportPerson = defineRoute({
  ...common,
  ...asked,
  path: '/workshop/personal_data/export',
  summary: 'Everything that is kept of a person, for a program',
  response: PersonalData,
})

export const exportPersonPage = defineRoute({
  ...common,
  ...asked,
  path: '/workshop/personal_data/export_page',
  summary: 'The same as a page to read or print, without scripts or other files',
  response: z.string(),
  produces: 'text/html',
})

export const erasePerson = defineRoute({
  ...common,
  ...asked,
  path: '/workshop/personal_data/erase',
  summary:
    'Erases a person; services, garments and prices stay for the books. A second time finds nothing',
  response: Erasure,
})
