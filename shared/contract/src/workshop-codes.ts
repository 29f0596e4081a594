/** Discount codes as an owner makes and changes them. Rules: api/src/modules/workshop-codes/rules.ts. */
import { z } from 'zod'
import { CalendarDay, MinorUnits, Name } from './primitives.ts'
import { defineRoute } from './route.ts'
import { LastChange } from './workshop-people.ts'

const common = {
  source: 'design: discount codes',
  tag: 'workshop codes',
  access: 'workshop',
  role: 'owner',
} as const

/** What a code does today. `used_up`: its limit in all is reached. */
export const DiscountState = z.enum(['not_yet', 'runs', 'used_up', 'ended', 'off'])
export type DiscountState = z.infer<typeof DiscountState>

const Percentage = z.int().min(1).max(100).describe('Of the services, 1 to 100')
const Limit = z.int().min(1).max(1_000_000).nullable().describe('Null for no limit')
const FirstDay = CalendarDay.nullable().describe('First day in London; null for no start')
const LastDay = CalendarDay.nullable().describe('Last day in London; null for no end')

export const Discount = z.object({
  code: z.string(),
  version: z.int().describe('Incremented by each change; sent with each write'),
  name: z.string().describe('What it is for; for the workshop alone'),
  percentage: Percentage,
  starts_on: FirstDay,
  ends_on: LastDay,
  max_uses: Limit,
  max_uses_per_customer: Limit,
  is_enabled: z.boolean(),
  state: DiscountState,
  uses: z.int().describe('Orders that were placed with it, and those that wait for their payment'),
  given: MinorUnits.describe('Taken off orders that were placed'),
})
export type Discount = z.infer<typeof Discount>

export const Discounts = z.object({
  codes: z.array(Discount).describe('Those that run first, then by code'),
  given: MinorUnits.describe('By all codes'),
})
export type Discounts = z.infer<typeof Discounts>

/** 409: the code exists, or what was seen is out of date; `current` is what stands now. */
export const DiscountConflict = z.object({
  detail: z.string(),
  current: Discount,
  last_change: LastChange.nullable(),
})
export type DiscountConflict = z.infer<typeof DiscountConflict>

const terms = {
  name: Name.max(100),
  percentage: Percentage,
  starts_on: FirstDay,
  ends_on: LastDay,
  max_uses: Limit,
  max_uses_per_customer: Limit,
} as const

const exampleTerms = {
  name: 'Autumn letter',
  percentage: 10,
  starts_on: '2026-11-01',
  ends_on: '2026-11-30',
  max_uses: 100,
  max_uses_per_customer: 1,
} as const

export const workshopCodes = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/codes',
  summary: 'All discount codes with their uses and the money that they gave',
  response: Discounts,
  errors: [401, 403],
})

export const NewDiscount = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, '3 to 30 letters, digits and hyphens'),
  ...terms,
})
export type NewDiscount = z.infer<typeof NewDiscount>

export const makeCode = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/codes/make',
  summary: 'Makes a discount code; 409 when the code exists',
  body: NewDiscount,
  response: Discount,
  errors: [401, 403, 409],
  errorBodies: { 409: DiscountConflict },
  example: { body: { code: 'STITCH10', ...exampleTerms } },
})

const params = z.strictObject({ code: z.string().min(1).max(50) })
const version = z.int32().min(1).describe('Of the code as the caller saw it')

export const DiscountChange = z.strictObject({ version, ...terms, is_enabled: z.boolean() })
export type DiscountChange = z.infer<typeof DiscountChange>

export const changeCode = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/codes/:code/change',
  summary: 'Changes a code for orders from now on; an unpaid order keeps what it agreed to',
  params,
  body: DiscountChange,
  response: Discount,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: DiscountConflict },
  example: {
    params: { code: 'NO-SUCH-CODE' },
    body: { version: 1, ...exampleTerms, is_enabled: true },
  },
})

export const DiscountEnd = z.strictObject({ version })

export const endCode = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/codes/:code/end',
  summary: 'Ends a code now; a code that has ended stays as it is',
  params,
  body: DiscountEnd,
  response: Discount,
  errors: [401, 403, 404, 409],
  errorBodies: { 409: DiscountConflict },
  example: { params: { code: 'NO-SUCH-CODE' }, body: { version: 1 } },
})
