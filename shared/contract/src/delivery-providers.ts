/**
 * Which delivery providers are offered where, and their prices. Rules: api/src/modules/delivery-providers/rules.ts,
 * shared/domain/src/pricing/pricing.ts.
 */
import { z } from 'zod'
import { OpeningHours } from './opening-hours.ts'
import { Price } from './primitives.ts'
import { defineRoute } from './route.ts'

/** Section 3, "Delivery provider codes". */
export const DeliveryProviderCode = z.enum([
  'DPD',
  'Evermile',
  'Onfleet',
  'SFOnfleet',
  'WFLondon',
  'WFStratford',
  'RMTracked24',
  'RMTracked48',
  'RMTracked24Collection',
  'RMSpecialGND1000',
  'RMSpecialGND2500',
])
export type DeliveryProviderCode = z.infer<typeof DeliveryProviderCode>

export const DeliveryDirection = z.object({
  description: z.string(),
  extra_description: z.string(),
})

const Weekday = z.union(([0, 1, 2, 3, 4, 5, 6] as const).map((day) => z.literal(day)))

/** The shop at which a drop-off provider's clothes are handed over and fetched. */
export const DropOffPoint = z.object({
  name: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    postcode: z.string(),
  }),
  opening_hours: OpeningHours,
  miles: z
    .number()
    .nullable()
    .describe('About how far it is from the postcode asked for; null when that is not known'),
})
export type DropOffPoint = z.infer<typeof DropOffPoint>

/** Section 3, "Delivery provider (read)"; null for a direction that is not offered. */
export const DeliveryProvider = z.object({
  name: DeliveryProviderCode,
  display_name: z.string(),
  price: Price,
  inbound: DeliveryDirection.nullable(),
  outbound: DeliveryDirection.nullable(),
  days: z
    .array(Weekday)
    .optional()
    .describe(
      'Weekdays (0 is Sunday) on which clothes can be handed over or collected there, except bank holidays. Absent: Monday to Friday',
    ),
  point: DropOffPoint.optional().describe('Where a drop-off provider has its shop'),
})
export type DeliveryProvider = z.infer<typeof DeliveryProvider>

export const deliveryProviders = defineRoute({
  source: '7.1',
  tag: 'delivery',
  access: 'public',
  method: 'GET',
  path: '/public/delivery_providers',
  summary:
    'How clothes can travel to the workshop and back, for an address or a storefront; 404 for an order of another shop',
  query: z.strictObject({
    address: z.string().max(300).optional(),
    storefront_domain: z.string().max(253).optional(),
    shopify_order_id: z.string().max(100).optional(),
  }),
  response: z.array(DeliveryProvider),
  errors: [404],
  example: { query: { address: '27 Cutters Yard, London, E8 4QS' } },
})
