import type { ManagedPartner, PartnerDescription } from '@darnley/contract/workshop-partners'
import type { Difference } from '#src/components/form/write-notice.tsx'

/** Texts of the form by the path of their field. */
export const textFields = [
  'name',
  'hostname',
  'exchangeRate',
  'styles.buttonColour',
  'styles.buttonHoverColour',
  'address.line1',
  'address.line2',
  'address.city',
  'address.postcode',
  'shops.0.phone',
] as const

export type TextField = (typeof textFields)[number]

/** What a fault can stand beside. */
export type PartnerField = TextField | 'deliveryOptions'

type Shop = PartnerDescription['shops'][number]

/** What the form holds, as it is typed. */
export interface PartnerDraft extends Pick<
  PartnerDescription,
  'locale' | 'deliveryOptions' | 'blockedProviders'
> {
  readonly texts: Readonly<Record<TextField, string>>
  readonly dropOffPoint: Shop['dropOffPoint']
}

/** Returns a draft with what stands now; empty for a new partner. */
export function draftOf(partner: ManagedPartner | null): PartnerDraft {
  const said = partner?.description
  const [shop] = said?.shops ?? []
  return {
    texts: {
      name: said?.name ?? '',
      hostname: said?.hostname ?? '',
      exchangeRate: said?.exchangeRate ?? '1',
      'styles.buttonColour': said?.styles.buttonColour ?? '',
      'styles.buttonHoverColour': said?.styles.buttonHoverColour ?? '',
      'address.line1': said?.address.line1 ?? '',
      'address.line2': said?.address.line2 ?? '',
      'address.city': said?.address.city ?? '',
      'address.postcode': said?.address.postcode ?? '',
      'shops.0.phone': shop?.phone ?? '',
    },
    locale: said?.locale ?? 'en_GB',
    deliveryOptions: said?.deliveryOptions ?? ['complete_in_store', 'return_to_store'],
    blockedProviders: said?.blockedProviders ?? [],
    dropOffPoint: shop?.dropOffPoint ?? null,
  }
}

const newShop: Shop = {
  id: '',
  name: '',
  address: { line1: '', line2: '', city: '', postcode: '' },
  phone: '',
  openingHours: [],
  accepts: ['in_store_order'],
  dropOffPoint: null,
}

/** Returns the description to send: what the form does not show stays. */
export function descriptionOf(
  { texts, dropOffPoint, ...chosen }: PartnerDraft,
  partner: ManagedPartner | null,
): PartnerDescription {
  const text = (field: TextField): string => texts[field].trim()
  const [shop = newShop, ...others] = partner?.description.shops ?? []
  return {
    ...chosen,
    name: text('name'),
    hostname: text('hostname'),
    exchangeRate: text('exchangeRate'),
    styles: {
      buttonColour: text('styles.buttonColour'),
      buttonHoverColour: text('styles.buttonHoverColour'),
    },
    address: {
      line1: text('address.line1'),
      line2: text('address.line2'),
      city: text('address.city'),
      postcode: text('address.postcode').toUpperCase(),
    },
    shops: [{ ...shop, phone: text('shops.0.phone'), dropOffPoint }, ...others],
  }
}

/** Returns the id of a new partner, which its orders and people will refer to. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}

/** Returns the field of a fault of the api, whose path begins with `description`. */
export function fieldOf([, ...path]: readonly string[]): PartnerField | null {
  const field = path.join('.')
  return [...textFields, 'deliveryOptions' as const].find((each) => each === field) ?? null
}

/** Returns what another owner changed. */
export function differencesOf(before: ManagedPartner, current: ManagedPartner): Difference[] {
  const [old, now] = [draftOf(before).texts, draftOf(current).texts]
  return textFields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ title: field, detail: `was ${old[field] || 'empty'}, is ${now[field]}` }))
}
