/**
 * The catalogue as the api serves it: priced for the requested site or storefront (section 9). Rules:
 * api/src/modules/catalogue/priced.ts, api/src/modules/catalogue/attributes.ts.
 */
import { z } from 'zod'
import { ServiceType } from './basket.ts'
import { ContentId, Price } from './primitives.ts'
import { defineRoute } from './route.ts'

const Picture = z.string().describe('Path of an image on the content service')
const Exclusion = z.array(z.string()).describe('Ids of answers: hidden when any of them was chosen')

export const PricedOption = z.object({
  id: ContentId,
  answer: z.string(),
  priceModifier: Price,
  tailorPointsModifier: z.int(),
})

/** Section 3, "Question" and "Option". */
export const PricedQuestion = z.object({
  id: ContentId,
  question: z.string(),
  explainer: z.string().nullable(),
  questionType: z.enum(['radio', 'text']),
  options: z.array(PricedOption),
  questionAnswerExclusion: Exclusion,
})
export type PricedQuestion = z.infer<typeof PricedQuestion>

/** Section 3, "Subservice". */
export const PricedSubservice = z.object({
  id: ContentId,
  name: z.string(),
  priceModifier: Price,
  coverImage: Picture.nullable(),
  deadEnd: z.boolean(),
  questions: z.array(PricedQuestion),
  questionAnswerExclusion: Exclusion,
})

export const OfferedFitting = z.object({
  choice: z.enum(['measure', 'pin', 'match']),
  recommended: z.boolean(),
})

/** Section 3, "Service". */
export const PricedService = z.object({
  id: ContentId,
  name: z.string(),
  description: z.string().nullable(),
  price: Price,
  serviceType: ServiceType,
  fittingChoices: z.array(OfferedFitting),
  questions: z.array(PricedQuestion),
  subservices: z.array(PricedSubservice),
  coverImage: Picture,
  deadEnd: z.boolean(),
})
export type PricedService = z.infer<typeof PricedService>

export const CategoryName = z.object({ id: ContentId, name: z.string() })

/** Section 3, "Item". */
export const PricedItem = z.object({
  id: ContentId,
  name: z.string(),
  coverImage: Picture,
  itemCategory: CategoryName,
  services: z.array(PricedService),
})
export type PricedItem = z.infer<typeof PricedItem>

export const ItemName = z.object({ id: ContentId, name: z.string() })

/** A service and the items that it is offered for. */
export const ServiceOfItems = PricedService.extend({ items: z.array(ItemName) })
export type ServiceOfItems = z.infer<typeof ServiceOfItems>

const Ids = z
  .string()
  .regex(/^[\w.-]{1,100}(,[\w.-]{1,100}){0,199}$/, 'Give ids, with a comma between two')
  .transform((text) => text.split(','))

const Flag = z.enum(['true', 'false']).transform((flag) => flag === 'true')
const Tier = z.string().min(1).max(50)
const StoreId = z.string().min(1).max(100)

const common = {
  source: '7.1',
  tag: 'catalogue',
  access: 'public',
  method: 'GET',
  errors: [404, 503],
} as const

export const items = defineRoute({
  ...common,
  path: '/public/items',
  summary: 'Items with their services, priced for a storefront or the site that is asked',
  query: z.strictObject({
    item_ids: Ids.optional().describe('Only these, comma-separated'),
    store_id: StoreId.optional().describe('A shop: for its storefront'),
    storefront_id: StoreId.optional(),
    pricing_tier_override: Tier.optional().describe('Prices at the rate of this pricing tier'),
    d2c_pricing: Flag.default(false).describe("Prices of the customers' own site"),
    d2c_items: Flag.default(true).describe('False: only the range that the storefront chose'),
  }),
  response: z.array(PricedItem),
  example: { query: { item_ids: 'jeans', d2c_items: 'true' } },
})

export const itemById = defineRoute({
  ...common,
  path: '/item/:id',
  summary: 'One item with its services, priced for the site that is asked',
  params: z.strictObject({ id: ContentId }),
  response: PricedItem,
  example: { params: { id: 'jeans' } },
})

/** Questions of a subservice name both. */
export const QuestionOfItem = PricedQuestion.extend({
  service_id: ContentId,
  subservice_id: ContentId.nullable(),
})
export type QuestionOfItem = z.infer<typeof QuestionOfItem>

export const questions = defineRoute({
  ...common,
  path: '/public/questions',
  summary: 'Every question that the services of one item ask',
  query: z.strictObject({ item_id: ContentId }),
  response: z.array(QuestionOfItem),
  example: { query: { item_id: 'jeans' } },
})

export const alterationDetails = defineRoute({
  ...common,
  path: '/public/alteration_details',
  summary: 'One alteration or upsizing service and the items it is offered for',
  query: z.strictObject({ alteration_id: ContentId }),
  response: ServiceOfItems,
  example: { query: { alteration_id: 'shorten-hem' } },
})

export const upsizing = defineRoute({
  ...common,
  path: '/public/upsizing',
  summary: 'All upsizing services and the items they are offered for',
  query: z.strictObject({}),
  response: z.array(ServiceOfItems),
})

export const PricePart = z.object({ id: ContentId, name: z.string(), price: Price })

export const ServicePrice = z.object({
  service_id: ContentId,
  tier: z.string().nullable().describe('Null: the price on the requested site'),
  base_price: Price,
  modifiers: z.array(PricePart),
  price: Price.describe('Total, equal to the price of a basket line'),
})
export type ServicePrice = z.infer<typeof ServicePrice>

export const priceService = defineRoute({
  ...common,
  path: '/public/price_service',
  summary: 'What a service costs with the subservice and the answers chosen',
  query: z.strictObject({
    service_id: ContentId,
    tier: Tier.optional().describe('Name of a pricing tier; the rate of the site by default'),
    attributes: Ids.optional().describe(
      'Ids of chosen answers and of a subservice, comma-separated',
    ),
  }),
  response: ServicePrice,
  example: {
    query: { service_id: 'shorten-hem', attributes: 'shorten-hem.finish.plain' },
  },
})
