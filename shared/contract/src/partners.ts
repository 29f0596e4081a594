/**
 * A partner shop as the content service publishes it: the one description that edge and api follow. Rules:
 * content/src/rules/partner.ts.
 */
import { z } from 'zod'
import { InStoreType } from './checkout.ts'
import { Media } from './content.ts'
import { DeliveryProviderCode } from './delivery-providers.ts'
import { OpeningHours } from './opening-hours.ts'
import { StoreAccepts } from './places.ts'
import { StorefrontAddress } from './storefront-session.ts'

/** Colours of the design that a partner may replace, by the name of the custom property. */
export const partnerColours = {
  ink: 'ink',
  muted: 'muted',
  chalk: 'chalk',
  chalk50: 'chalk-50',
  chalk300: 'chalk-300',
  tape: 'tape',
  onTape: 'on-tape',
  link: 'link',
  focus: 'focus',
  thread: 'thread',
} as const

export const PartnerColourName = z.enum(
  Object.keys(partnerColours) as (keyof typeof partnerColours)[],
)
export type PartnerColourName = z.infer<typeof PartnerColourName>

export const PartnerLocale = z.enum(['en_GB', 'en_IE'])

/** Payload answers null for an empty text. */
const Line = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const Address = z.object({ line1: Line, line2: Line, city: Line, postcode: Line })

/** A shop of the partner; an empty name or address is the partner's own. */
export const PartnerShop = z.object({
  id: z.string().min(1),
  name: Line,
  address: Address,
  phone: Line,
  openingHours: OpeningHours,
  accepts: z.array(StoreAccepts),
  dropOffPoint: DeliveryProviderCode.nullish().transform((code) => code ?? null),
})
export type PartnerShop = z.infer<typeof PartnerShop>

export const PartnerBrand = z.object({
  logo: Media.nullish().transform((media) => media ?? null),
  backgroundImages: z.object({
    bookingFlow: Media.nullable().default(null),
    basket: Media.nullable().default(null),
    checkout: Media.nullable().default(null),
    thankYou: Media.nullable().default(null),
  }),
  styles: z.object({
    buttonColour: z.string().nullable().default(null),
    buttonHoverColour: z.string().nullable().default(null),
  }),
  colours: z.partialRecord(PartnerColourName, z.string().nullable()),
})

export const Partner = PartnerBrand.extend({
  id: z.string().min(1),
  name: z.string().min(1),
  hostname: z.string().min(1),
  locale: PartnerLocale,
  exchangeRate: z.string().describe('A decimal as a string'),
  deliveryOptions: z.array(InStoreType),
  blockedProviders: z
    .array(DeliveryProviderCode)
    .nullish()
    .transform((codes) => codes ?? []),
  address: StorefrontAddress.extend({ line2: Line }),
  shops: z
    .array(PartnerShop)
    .nullish()
    .transform((shops) => shops ?? []),
})
export type Partner = z.infer<typeof Partner>

/** Response of `GET /api/partners` of the content service. */
export const PartnerList = z.object({ docs: z.array(Partner) })

/** Where edge and api read the partners that are published, with their pictures. */
export const publishedPartnersPath = '/api/partners?depth=1&limit=0&sort=id'
