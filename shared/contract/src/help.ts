/**
 * Questions and answers, fees, announcements. Rules: api/src/modules/faq/routes.ts, api/src/modules/fees/rules.ts,
 * api/src/modules/announcements/rules.ts.
 */
import { z } from 'zod'
import { Price } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: '7.1', tag: 'help', access: 'public', method: 'GET' } as const

export const FrequentQuestion = z.object({
  id: z.string(),
  category: z.string(),
  question: z.string(),
  answer: z.string(),
})
export type FrequentQuestion = z.infer<typeof FrequentQuestion>

export const faq = defineRoute({
  ...common,
  path: '/public/faq',
  summary: 'Frequent questions and their answers, in the order in which they are shown',
  query: z.strictObject({}),
  response: z.array(FrequentQuestion),
})

/** Charges besides services (section 9). */
export const FeeKey = z.enum([
  'home_delivery',
  'return_to_store',
  'complete_in_store',
  'express',
  'express_large_basket',
])
export type FeeKey = z.infer<typeof FeeKey>

/** The amount of each fee. */
export const Fees = z.object({
  home_delivery: Price,
  return_to_store: Price,
  complete_in_store: Price,
  express: Price,
  express_large_basket: Price,
} satisfies Record<FeeKey, typeof Price>)
export type Fees = z.infer<typeof Fees>

export const Fee = z.object({
  key: FeeKey,
  name: z.string(),
  description: z.string(),
  amount: Price,
})
export type Fee = z.infer<typeof Fee>

export const feeList = defineRoute({
  ...common,
  path: '/public/fees',
  summary: 'Fees beside services at the rate of the site that is asked; all of them without a key',
  query: z.strictObject({ fee_key: FeeKey.optional() }),
  response: z.array(Fee),
  example: { query: { fee_key: 'express' } },
})

const Build = z
  .string()
  .regex(/^\d{1,9}$/, 'Give a whole number')
  .transform(Number)

/** `update_required`: the caller must update before it continues. */
export const Announcement = z.object({
  id: z.string(),
  kind: z.enum(['information', 'update_required']),
  title: z.string(),
  message: z.string(),
})
export type Announcement = z.infer<typeof Announcement>

export const announcements = defineRoute({
  ...common,
  path: '/public/announcements',
  summary:
    'What to tell this caller now: announcements for everybody, and those for older versions than a number says',
  query: z.strictObject({
    version_number: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,6}){0,3}$/, 'Give a version, for instance 0.0.1')
      .optional(),
    ios_build_number: Build.optional(),
    android_build_number: Build.optional(),
  }),
  response: z.array(Announcement),
  example: { query: { version_number: '1.0.0' } },
})
