import type { OrderProgress } from '@darnley/contract/order-progress'
import type { Fitting } from '@darnley/contract/fittings'
import type { OrderDetails } from '@darnley/contract/orders'
import { isDropOffPoint } from '#src/delivery/drop-off-points.ts'
import type { Day } from '#src/turnaround/day.ts'
import type { Way } from '#src/turnaround/ways.ts'

export interface PlanFacts {
  readonly order: OrderDetails
  readonly progress: OrderProgress
  readonly company: { readonly name: string; readonly slug: string }
  readonly today: Day
}

/** What a customer does to send clothes. */
export type Sending = 'fitting' | 'brought' | 'collected' | 'labelled' | 'sent'

export function sendingOf({ inbound, royal_mail_label_url: label }: OrderDetails): Sending {
  if (inbound.brought_to_fitting) return 'fitting'
  const { name } = inbound.delivery_provider
  if (isDropOffPoint(name)) return 'brought'
  if (name === 'RMTracked24Collection' || name === 'Evermile') return 'collected'
  return label ? 'labelled' : 'sent'
}

/** Whether a parcel is in trouble, so that its next day is not known. */
export function isHeld({ progress: { status } }: PlanFacts): boolean {
  return status === 'attention_required' || status.endsWith('_failed')
}

/** Returns the fitting to which all clothes of an order are brought, while it has a time; null for other orders. */
export function fittingToBring({ inbound, fitting }: OrderDetails): Fitting | null {
  return inbound.brought_to_fitting && fitting?.state === 'booked' ? fitting : null
}

type Provider = OrderDetails['inbound']['delivery_provider']

export function wayOf({ name, days }: Provider): Way {
  return { code: name, days }
}

/** Returns what the customer calls the place: the shop at a drop-off point. */
export function placeName({ point, display_name: name }: Provider): string {
  return point?.name ?? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** Returns an address in one line; null without one. */
export function addressLine({ address }: OrderDetails): string | null {
  if (!address) return null
  const { line1, line2, city, postcode } = address
  return [line1, line2, city, postcode].filter((part) => part !== '').join(', ')
}
