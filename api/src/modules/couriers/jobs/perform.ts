import type { PartnerConfig } from '#src/config-partners.ts'
import type { Database } from '#src/db/database.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { Places } from '#src/modules/places/places.ts'
import { storefrontRepository } from '#src/modules/storefronts/repository.ts'
import { noContract } from '../adapters/couriers.ts'
import { onfleet, type Stop } from '../adapters/onfleet.ts'
import { ship24 } from '../adapters/ship24.ts'
import { bookOnce } from '../book-once.ts'
import { parcelOf } from '../book.ts'
import type { CourierJob } from './repository.ts'

export interface Dependencies {
  readonly db: Database
  readonly places: Places
  readonly couriers: PartnerConfig['couriers']
  readonly company: { readonly name: string; readonly phone: string; readonly supportEmail: string }
}

/** Calls the service and returns its ids; none for an order that was erased or cancelled. */
export async function perform(dependencies: Dependencies, job: CourierJob): Promise<string[]> {
  const order = await orderRepository(dependencies.db).byId(job.orderId)
  if (!order || order.status === 'cancelled') return []
  switch (job.kind) {
    case 'track':
      return track(dependencies, { job, order })
    case 'book-collection':
      return bookCollection(dependencies, order)
    default:
      return travel(dependencies, { job, order })
  }
}

/** Has the postie come on the chosen day. A repeated job finds the booking of the first one. */
async function bookCollection(
  { db, couriers, company }: Dependencies,
  order: Order,
): Promise<string[]> {
  if (!order.address) return []
  const parcel = parcelOf(order, { couriers, company })
  const config = { couriers }
  const { externalId } = await bookOnce(
    { db, config },
    { orderId: order.id, parcel, proposalId: null },
  )
  return [externalId]
}

interface Task {
  readonly job: CourierJob
  readonly order: Order
}

async function track({ couriers }: Dependencies, { job, order }: Task): Promise<string[]> {
  const { services, workshop } = couriers
  // Nothing follows the parcel; its courier's own page does.
  if (services.ship24.type === 'none') return []
  const tracker =
    services.ship24.type === 'live'
      ? ship24(services.ship24.key)
      : ship24('sandbox', `${services.ship24.sandboxUrl}/couriers/ship24/public/v1`)
  const id = await tracker.track({
    trackingNumber: job.trackingNumber ?? '',
    reference: order.collectionRef,
    postcode: workshop.at(-1) ?? '',
  })
  return [id]
}

async function travel(dependencies: Dependencies, { job, order }: Task): Promise<string[]> {
  const { services } = dependencies.couriers
  const shop = await shopOf(dependencies, order)
  if (!shop) return []
  const workshop = workshopOf(dependencies)
  const [from, to] = job.kind === 'bring-to-us' ? [shop, workshop] : [workshop, shop]
  if (services.onfleet.type === 'none') throw noContract('Onfleet')
  const dispatcher =
    services.onfleet.type === 'live'
      ? onfleet(services.onfleet.key)
      : onfleet('sandbox', `${services.onfleet.sandboxUrl}/couriers/onfleet/api/v2`)
  return dispatcher.dispatch({ key: job.key, reference: order.collectionRef, from, to })
}

function workshopOf({ couriers, company }: Dependencies): Stop {
  const lines = couriers.workshop.slice(0, -1)
  return { ...company, lines, postcode: couriers.workshop.at(-1) ?? '' }
}

/** Returns the storefront's address and its first shop's phone number: an order does not name the shop. */
async function shopOf({ db, places, company }: Dependencies, order: Order): Promise<Stop | null> {
  if (order.storefrontId === null) return null
  const storefront = await storefrontRepository(db).byId(order.storefrontId)
  if (!storefront) return null
  const [shop] = await places.storesOf(storefront.id)
  const { line1, line2, city, postcode } = storefront.address
  return {
    name: storefront.name,
    phone: shop?.phone ?? company.phone,
    lines: [line1, line2, city].filter((line) => line !== ''),
    postcode,
  }
}
