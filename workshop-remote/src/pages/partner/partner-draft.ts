import type { ManagedPartner, PartnerDescription } from '@darnley/contract/workshop-partners'
import { colourWords } from './words.ts'
import { placeInWeek, withAllDays, withoutClosedDays } from './week.ts'

/** What the form holds, as it is typed: a description in which each shop has every day of the week. */
export type PartnerDraft = PartnerDescription
export type Shop = PartnerDescription['shops'][number]
type Colours = PartnerDescription['colours']

const noAddress = { line1: '', line2: '', city: '', postcode: '' }

export const newShop: Shop = {
  id: '',
  name: '',
  address: noAddress,
  phone: '',
  openingHours: withAllDays([]),
  accepts: ['in_store_order'],
  dropOffPoint: null,
}

const noColours = Object.fromEntries(Object.keys(colourWords).map((name) => [name, ''])) as Colours

const emptyDraft: PartnerDraft = {
  name: '',
  hostname: '',
  exchangeRate: '1',
  locale: 'en_GB',
  deliveryOptions: ['complete_in_store', 'return_to_store'],
  blockedProviders: [],
  address: noAddress,
  shops: [newShop],
  styles: { buttonColour: '', buttonHoverColour: '' },
  colours: noColours,
  logo: null,
  backgroundImages: { bookingFlow: null, basket: null, checkout: null, thankYou: null },
}

/** Returns a draft with what stands in a description; empty for a new partner. */
export function draftOf(said: PartnerDescription | undefined): PartnerDraft {
  if (!said) return emptyDraft
  const shops = said.shops.map((shop) => ({
    ...shop,
    openingHours: withAllDays(shop.openingHours),
  }))
  return { ...said, shops }
}

/** Returns the description to send. */
export function descriptionOf(draft: PartnerDraft): PartnerDescription {
  const { address, shops, ...others } = trimmed(draft)
  return {
    ...others,
    address: written(address),
    shops: shops.map((shop) => ({
      ...shop,
      address: written(shop.address),
      openingHours: withoutClosedDays(shop.openingHours),
    })),
  }
}

/** Returns what is checked of a draft, as JSON. @param id Of the partner; empty until a new one has a name */
export function askedOf(id: string, draft: PartnerDraft): string {
  return JSON.stringify({ id: id || 'new', description: descriptionOf(draft) })
}

function trimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value
  if (Array.isArray(value)) return value.map((each: unknown) => trimmed(each)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, trimmed(each as unknown)])
  return Object.fromEntries(entries) as Value
}

function written<Address extends { postcode: string }>(address: Address): Address {
  return { ...address, postcode: address.postcode.toUpperCase() }
}

/** Returns the text of a field such as `shops.0.phone`. */
export function textAt(draft: PartnerDraft, path: string): string {
  let value: unknown = draft
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' ? value : ''
}

/** Returns the draft with another text in a field. */
export function withText(draft: PartnerDraft, path: string, text: string): PartnerDraft {
  return replaced(draft, path.split('.'), text) as PartnerDraft
}

function replaced(node: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(node))
    return node.map((each: unknown, at) => (String(at) === key ? replaced(each, rest, text) : each))
  const fields = node as Record<string, unknown>
  return { ...fields, [key]: replaced(fields[key], rest, text) }
}

/** Returns the id of a new partner, which its orders and people will refer to. */
export function idOf(name: string): string {
  const id = name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  // The page of a new partner has this address.
  return id === 'new' ? 'new-shop' : id
}

const hoursPath = /^shops\.(\d+)\.openingHours\.(\d+)\.(opens|closes)$/

/** Returns the field of a fault of the api; days on which a shop is closed were not sent. */
export function fieldOf(draft: PartnerDraft, [, ...path]: readonly string[]): string | null {
  if (path.length === 0) return null
  const field = path.join('.')
  const [, shop = '', row = '', end = ''] = hoursPath.exec(field) ?? []
  if (shop === '') return field
  const hours = draft.shops[Number(shop)]?.openingHours ?? []
  return `shops.${shop}.openingHours.${placeInWeek(hours, Number(row))}.${end}`
}

/** What was typed, and the description that it changes. */
export interface Typed {
  readonly base: ManagedPartner | null
  readonly draft: PartnerDraft
}

/** Whether a stored value is what a form of this release kept. */
export function isTyped(value: unknown): value is Typed {
  const { draft } = value as { draft?: Record<string, unknown> }
  return (
    draft !== undefined &&
    Object.entries(emptyDraft).every(([name, empty]) => {
      const kept = draft[name]
      return Array.isArray(empty)
        ? Array.isArray(kept)
        : empty === null || typeof kept === typeof empty
    })
  )
}
