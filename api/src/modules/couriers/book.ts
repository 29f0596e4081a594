import { conflict, notFound } from '#src/lib/http-error.ts'
import { describeProvider } from '#src/modules/delivery-providers/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Services } from '#src/services.ts'
import type { Booked, Parcel, Place } from './adapters/courier.ts'
import { courierOf } from './adapters/couriers.ts'
import { addTracking } from './jobs/add.ts'
import { courierRepository } from './repository.ts'

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

/** Books the way to the workshop, once for an order however often it is asked for. */
export async function bookInbound(
  { db, config }: Deps,
  { order, proposalId }: { order: Order; proposalId: string | null },
): Promise<Booked> {
  const provider = order.collectionProvider
  const parcel = parcelOf(order, config)
  const known = await courierRepository(db).bookingOf(order.id, provider)
  if (known) return known
  return db.transaction(async (transaction) => {
    const repository = courierRepository(transaction)
    // Two calls at once wait for one another here: not every courier knows a reference that it was given before.
    await repository.holdBooking(order.id)
    const meanwhile = await repository.bookingOf(order.id, provider)
    if (meanwhile) return meanwhile
    const booked = await courierOf(provider, config.couriers).book(parcel, proposalId)
    await repository.keep({ orderId: order.id, provider, ...booked })
    const { trackingNumber } = booked
    // A courier that gives no number of its own leaves the order's, which nobody can follow.
    if (trackingNumber !== parcel.reference)
      await addTracking(transaction, { orderId: order.id, provider, trackingNumber })
    return booked
  })
}

/** The courier's own label, or ours where it leaves that to us. */
export async function labelOf(deps: Deps, order: Order): Promise<Uint8Array> {
  const { config } = deps
  const { from, to } = parcelOf(order, config)
  const booked = await bookInbound(deps, { order, proposalId: null })
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
