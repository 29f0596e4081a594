import { conflict, notFound } from '#src/lib/http-error.ts'
import { describeProvider } from '#src/modules/delivery-providers/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Services } from '#src/services.ts'
import type { Parcel, Place } from './adapters/courier.ts'
import { courierOf } from './adapters/couriers.ts'
import { bookOnce } from './book-once.ts'

type Deps = Pick<Services, 'db' | 'config'>

/** @throws HttpError 409 for an order that is not placed, 404 for one without an address to send from */
export function parcelOf(order: Order, { company, couriers }: Services['config']): Parcel {
  if (order.status === 'awaiting_payment' || order.status === 'cancelled')
    throw conflict('There is no parcel: the order is not placed')
  const { address } = order
  if (!address) throw notFound('Address')
  const [postcode = '', ...lines] = couriers.workshop.toReversed()
  const workshop: Place = { name: company.name, lines: lines.toReversed(), postcode }
  const customer: Place = {
    name: address.full_name,
    lines: [address.line1, address.line2, address.city].filter((line) => line !== ''),
    postcode: address.postcode,
  }
  return {
    reference: order.collectionRef,
    service: order.collectionProvider,
    from: customer,
    to: workshop,
    contactEmail: company.supportEmail,
  }
}

/** The courier's own label, or ours where it leaves that to us. */
export async function labelOf(deps: Deps, order: Order): Promise<Uint8Array> {
  const { config } = deps
  const parcel = parcelOf(order, config)
  const { from, to } = parcel
  const booked = await bookOnce(deps, { orderId: order.id, parcel, proposalId: null })
  const own = await courierOf(order.collectionProvider, config.couriers).label(booked)
  if (own) return own
  // Only now: fonts, barcodes and PDF are a good part of the memory of an api that never prints.
  const { makeLabel } = await import('./label/label.ts')
  return makeLabel({
    service: describeProvider(order.collectionProvider, order.rate).display_name,
    to: inLines(to),
    from: inLines(from),
    reference: order.collectionRef,
    trackingNumber: booked.trackingNumber,
  })
}

function inLines({ name, lines, postcode }: Place): string[] {
  return [name, ...lines, postcode]
}
