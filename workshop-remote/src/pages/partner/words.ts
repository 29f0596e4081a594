import type { PartnerColourName } from '@darnley/contract/partners'
import type { PartnerCheck, PartnerDescription } from '@darnley/contract/workshop-partners'

/** Colours of the design that a partner may replace. */
export const colourWords = {
  ink: 'Text',
  muted: 'Second lines',
  link: 'Links',
  focus: 'Focus ring',
  chalk: 'Ground',
  chalk50: 'Lightest ground',
  chalk300: 'Lines on grounds',
  tape: 'Highlight',
  onTape: 'Text on the highlight',
  thread: 'Stitches',
} as const satisfies Readonly<Record<PartnerColourName, string>>

export const buttonWords = {
  buttonColour: 'Brand colour',
  buttonHoverColour: 'Second colour, under the pointer',
} as const satisfies Readonly<Record<keyof PartnerDescription['styles'], string>>

export const pictureWords = {
  logo: 'Logo',
  bookingFlow: 'Behind booking',
  basket: 'Behind the basket',
  checkout: 'Behind the checkout',
  thankYou: 'Behind the thanks',
} as const

export type PictureSlot = keyof typeof pictureWords

export const checkWords: Readonly<Record<PartnerCheck['check'], string>> = {
  hostname: 'Hostname is free',
  colours: 'White on the brand colours',
  couriers: 'Couriers',
  description: 'Everything else',
}

export const acceptWords = {
  in_store_order: 'Orders at the counter',
  customer_drop_off: 'Drop-off',
  customer_collection: 'Collection',
} as const satisfies Readonly<
  Record<PartnerDescription['shops'][number]['accepts'][number], string>
>

/** What fields are called where there is no label beside them. */
export const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  hostname: 'Hostname',
  exchangeRate: 'Rate',
  locale: 'Prices are written as in',
  deliveryOptions: 'Delivery',
  blockedProviders: 'Ways that are not offered',
  line1: 'House and street',
  line2: 'Second line',
  city: 'Town',
  postcode: 'Postcode',
  phone: 'Phone',
  accepts: 'What it takes',
  dropOffPoint: 'Drop-off point',
  openingHours: 'Opening hours',
  ...buttonWords,
  ...colourWords,
  ...pictureWords,
}
