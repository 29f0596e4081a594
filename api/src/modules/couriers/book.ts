import type { Address } from '@darnley/contract/checkout'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { providerNames } from '@darnley/domain/delivery'
import type { Order } from '#src/modules/orders/repository.ts'
import { storefrontRepository } from '#src/modules/storefronts/repository.ts'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/db/database.ts'
import type { Parcel, Place } from './adapters/courier.ts'
import { courierOf } from './adapters/couriers.ts'
import { bookOnce } from './book-once.ts'
import { referenceBack } from './rules.ts'

/** Who the parcels are addressed to. */
interface Sending {
  readonly company: Pick<Config['company'], 'name' | 'supportEmail'>
  readonly couriers: Pick<Config['couriers'], 'workshop'>
}

interface Deps {
  readonly db: Database
  readonly config: Config
}

/** @throws HttpError 409 for an order that is not placed, 404 for one without an address to send from */
export function parcelOf(order: Order, config: Sending): Parcel {
  return {
    reference: order.collectionRef,
    service: order.collectionProvider,
    way: 'to-us',
    from: customerOf(order),
    to: workshopOf(config),
    collectOn: order.pickupDay,
    contactEmail: config.company.supportEmail,
  }
}

function workshopOf({ company, couriers }: Sending): Place {
  const [postcode = '', ...lines] = couriers.workshop.toReversed()
  return { name: company.name, lines: lines.toReversed(), postcode }
}

/**
 * Returns the parcel with the finished clothes of an order taken in a shop, sent by that shop.
 * @throws HttpError 409 for an order that is not placed, 404 for one without an address or a shop
 */
export async function parcelHome(order: Order, { db, config }: Deps): Promise<Parcel> {
  const { storefrontId } = order
  const shop = storefrontId ? await storefrontRepository(db).byId(storefrontId) : null
  if (!shop) throw notFound('Storefront')
  return {
    reference: order.collectionRef,
    service: order.dropoffProvider,
    way: 'home',
    from: placeOf(shop.name, shop.address),
    to: customerOf(order),
    collectOn: null,
    contactEmail: config.company.supportEmail,
  }
}

/**
 * Returns the parcel in which the workshop sends finished clothes to their customer.
 * @throws HttpError 409 for an order that is not placed, 404 for one without an address
 */
export function parcelBack(order: Order, config: Config): Parcel {
  return {
    reference: referenceBack(order),
    service: order.dropoffProvider,
    way: 'home',
    from: workshopOf(config),
    to: customerOf(order),
    collectOn: null,
    contactEmail: config.company.supportEmail,
  }
}

function customerOf({ status, address }: Order): Place {
  if (status === 'awaiting_payment' || status === 'cancelled')
    throw conflict('There is no parcel: the order is not placed')
  if (!address) throw notFound('Address')
  return placeOf(address.full_name, address)
}

function placeOf(name: string, address: Omit<Address, 'full_name'>): Place {
  const { line1, line2, city, postcode } = address
  return { name, lines: [line1, line2, city].filter((line) => line !== ''), postcode }
}

export interface LabelToPrint {
  readonly order: Order
  readonly parcel: Parcel
}

/** Returns the courier's own label, or ours when it has none. */
export async function labelOf(deps: Deps, { order, parcel }: LabelToPrint): Promise<Uint8Array> {
  const { config } = deps
  const { from, to, service } = parcel
  const booked = await bookOnce(deps, { orderId: order.id, parcel, proposalId: null })
  const own = await courierOf(service, config.couriers).label(booked)
  if (own) return own
  // Imported on demand: fonts, barcodes and PDF would take much of the memory of an API that never prints.
  const { makeLabel } = await import('./label/label.ts')
  return makeLabel({
    service: providerNames[service],
    to: inLines(to),
    from: inLines(from),
    reference: order.collectionRef,
    trackingNumber: booked.trackingNumber,
    madeAt: order.createdAt,
  })
}

function inLines({ name, lines, postcode }: Place): string[] {
  return [name, ...lines, postcode]
}
