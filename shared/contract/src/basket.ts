/**
 * The basket and its lines. Rules: api/src/modules/basket/rules.ts, api/src/modules/basket/changed-lines.ts,
 * shared/domain/src/flow/check.ts, shared/domain/src/pricing/pricing.ts.
 */
import { z } from 'zod'
import { jeans } from './examples.ts'
import { Fees } from './help.ts'
import { ContentId, FreeText, MinorUnits, Price } from './primitives.ts'
import { defineRoute } from './route.ts'

/**
 * Created by the client, so that a change sent twice takes effect once, and never reused: the api accepts the id of a
 * paid line into no other basket or order. Case-insensitive.
 */
const LineId = z.uuid().toLowerCase()

const Picture = z.string().max(500).nullable().describe('Path of an image on the content service')

/** Incremented by each accepted change; 0 is a basket that was never stored. As wide as its column. */
export const BasketVersion = z.int32().min(0)

export const ServiceType = z.enum(['alteration', 'repair', 'upsizing'])
export type ServiceType = z.infer<typeof ServiceType>

/** `pin_in_store` is the in-person fitting (section 3, "Service detail chosen"). */
export const FittingChoice = z.enum(['match', 'measure', 'pin', 'pin_in_store'])
export type FittingChoice = z.infer<typeof FittingChoice>

export const QuestionAnswerModifier = z.strictObject({
  questionId: ContentId,
  question: FreeText,
  answer: FreeText,
  /** Null for the answer to a text question. */
  answerId: ContentId.nullable(),
  priceModifier: Price,
  tailorPointsModifier: z.int(),
})
export type QuestionAnswerModifier = z.infer<typeof QuestionAnswerModifier>

export const SubserviceDetails = z.strictObject({
  subservice: z.strictObject({ id: ContentId, name: FreeText, priceModifier: Price }),
  questionAnswerModifiers: z.array(QuestionAnswerModifier).max(50),
})
export type SubserviceDetails = z.infer<typeof SubserviceDetails>

export const ServiceDetails = z.strictObject({
  id: LineId,
  service: z.strictObject({
    id: ContentId,
    name: FreeText,
    price: Price,
    serviceType: ServiceType,
    coverImage: Picture,
  }),
  questionAnswerModifiers: z.array(QuestionAnswerModifier).max(50),
  subserviceDetails: SubserviceDetails.nullable(),
  fittingChoice: FittingChoice.nullable(),
  fittingDetails: FreeText.nullable(),
  repairLocation: FreeText.nullable(),
  tailorNotes: FreeText.nullable(),
})
export type ServiceDetails = z.infer<typeof ServiceDetails>

/**
 * One garment and the services on it (section 3, "Booking item data"). Names, prices and pictures are those of the
 * catalogue at the last update: the api overwrites them from the catalogue and ignores what a client sent
 * (docs/decisions).
 */
export const BasketEntry = z.strictObject({
  id: LineId,
  itemCategory: z.strictObject({ id: ContentId, name: FreeText }),
  item: z.strictObject({ id: ContentId, name: FreeText, coverImage: Picture }),
  itemDescription: FreeText.min(1),
  serviceDetails: z.array(ServiceDetails).min(1).max(50),
})
export type BasketEntry = z.infer<typeof BasketEntry>

/** UTF-16 units of the entries as JSON, enough for several hundred ordinary lines. */
export const longestBasket = 300_000
/** Body limit in kilobytes (1,024) that holds such entries in any script, so that both limits agree. */
export const basketKb = 1024

/** The entries as a caller sends them. */
export const BasketEntries = z
  .array(BasketEntry)
  .max(50)
  .refine((entries) => JSON.stringify(entries).length <= longestBasket, 'The basket is too long')

/** A line and its current price. */
export const LinePrice = z.object({ id: LineId, price: Price })

export const Basket = z.object({
  version: BasketVersion,
  basket: z.array(BasketEntry).max(50),
  discount_code: z.string().nullable(),
  discount_amount: MinorUnits.nullable(),
  /** What an express turnaround would add to this basket (section 9). */
  express_price: Price,
  /** Delivery and express at the rate of the site, as an order of this basket is charged now. */
  fees: Fees.optional(),
  /** Where the bicycle courier rides now: letters of postcodes, and outward codes. */
  courier_areas: z.array(z.string()).optional(),
  /** Lines that are no longer offered: they can be removed but not ordered. Absent when there are none. */
  withdrawn: z.array(LineId).optional(),
  /** Lines whose price has changed since they were stored, with the current price. Absent when there are none. */
  repriced: z.array(LinePrice).optional(),
})
export type Basket = z.infer<typeof Basket>

export const BasketUpdate = z.strictObject({
  /** The version that the change is based on; a stale one is answered with 409 and the current basket. */
  version: BasketVersion,
  basket: BasketEntries,
})
export type BasketUpdate = z.infer<typeof BasketUpdate>

export const BasketConflict = z.object({ detail: z.string(), current: Basket })
export type BasketConflict = z.infer<typeof BasketConflict>

const common = { source: '7.1', tag: 'basket', access: 'basket' } as const

export const getBasket = defineRoute({
  ...common,
  method: 'GET',
  path: '/public/get_basket',
  summary: 'The basket of this visitor; without a stored one, an empty basket of version 0',
  response: Basket,
  errors: [403],
})

export const updateBasket = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/update_basket',
  summary:
    'Replaces the entries of the basket, made on a known version; the first one gives the visitor a cookie',
  bodyKb: basketKb,
  body: BasketUpdate,
  response: Basket,
  errors: [403, 409, 503],
  errorBodies: { 409: BasketConflict },
  example: { body: { version: 0, basket: [jeans] } },
})

export const BasketClearing = z.strictObject({})

export const clearBasket = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/clear_basket',
  summary: 'Empties the basket; what was ordered leaves it by itself',
  body: BasketClearing.optional(),
  response: Basket,
  errors: [403],
})
