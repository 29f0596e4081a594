import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PartnerConfig } from '#src/config-partners.ts'
import type { Database } from '#src/db/database.ts'
import { unavailable } from '#src/lib/http-error.ts'
import type { Booked, Parcel } from './adapters/courier.ts'
import { courierOf } from './adapters/couriers.ts'
import { addTracking } from './jobs/add.ts'
import { leaseRepository } from './leases.ts'
import { courierRepository } from './repository.ts'

interface Dependencies {
  readonly db: Database
  readonly config: Pick<PartnerConfig, 'couriers'>
}

interface Wish {
  readonly orderId: string
  readonly parcel: Parcel
  readonly proposalId: string | null
}

/** Longer than a courier may take for its three questions of ten seconds, and the answer to be noted. */
const LEASE_SECONDS = 45

/** How long a caller waits for another that is asking; then it is told to come again. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 200

/**
 * Books a parcel once for an order, however often and by how many at once it is asked for. No transaction and no
 * connection is held while the courier is asked. Whoever dies between asking and noting lets its lease lapse; the next
 * asks under the same reference, by which the adapter finds what the first try left behind (README, of DPD too).
 * @throws HttpError 503 while another is asking for long, and what the courier's adapter throws
 */
export async function bookOnce(dependencies: Dependencies, wish: Wish): Promise<Booked> {
  const { db } = dependencies
  const lease = { orderId: wish.orderId, holder: randomUUID() }
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const known = await bookingOf(db, wish)
    if (known) return known
    if (await leaseRepository(db).take(lease, LEASE_SECONDS)) break
    if (Date.now() > deadline)
      throw unavailable('The parcel is being booked. Please try again in a moment.')
    await sleep(LOOK_AGAIN_MS)
  }
  try {
    // The one before may have noted its answer between our look and the lease.
    return (await bookingOf(db, wish)) ?? (await ask(dependencies, wish))
  } finally {
    await leaseRepository(db).giveBack(lease)
  }
}

function bookingOf(db: Database, { orderId, parcel }: Wish): Promise<Booked | null> {
  return courierRepository(db).bookingOf(orderId, parcel.service)
}

async function ask({ db, config }: Dependencies, wish: Wish): Promise<Booked> {
  const { orderId, parcel, proposalId } = wish
  const provider = parcel.service
  const booked = await courierOf(provider, config.couriers).book(parcel, proposalId)
  const { trackingNumber } = booked
  const isFirst = await db.transaction(async (transaction) => {
    const isNew = await courierRepository(transaction).keep({ orderId, provider, ...booked })
    // A courier that gives no number of its own leaves the order's, which nobody can follow.
    if (isNew && trackingNumber !== parcel.reference)
      await addTracking(transaction, { orderId, provider, trackingNumber })
    return isNew
  })
  // One that outlived its lease goes by what was noted meanwhile.
  return isFirst ? booked : ((await bookingOf(db, wish)) ?? booked)
}
