import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PartnerConfig } from '#src/config-partners.ts'
import type { Database } from '#src/db/database.ts'
import { unavailable } from '#src/lib/http-error.ts'
import type { Booked, Parcel } from './adapters/courier.ts'
import { courierOf } from './adapters/couriers.ts'
import { addTracking } from './jobs/add.ts'
import { leaseRepository } from './lease-repository.ts'
import { courierRepository } from './repository.ts'

interface Dependencies {
  readonly db: Database
  readonly config: Pick<PartnerConfig, 'couriers'>
}

interface BookingRequest {
  readonly orderId: string
  readonly parcel: Parcel
  readonly proposalId: string | null
}

/** Longer than a courier's three requests of ten seconds each, plus storing the result. */
const LEASE_SECONDS = 45

/** How long a caller waits for another one's booking before it gets 503. */
const MAX_WAIT_MS = 5000
const POLL_INTERVAL_MS = 200

/**
 * Books a parcel once for an order, whatever the number of concurrent callers. No transaction or connection is held
 * while the courier is called. When a caller dies before storing the result, its lease expires. The next caller uses
 * the same reference, with which the adapter finds the earlier booking (README, also for DPD).
 * @throws HttpError 503 when another caller's booking takes too long, and what the courier's adapter throws
 */
export async function bookOnce(
  dependencies: Dependencies,
  request: BookingRequest,
): Promise<Booked> {
  const { db } = dependencies
  const lease = { orderId: request.orderId, holder: randomUUID() }
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    const known = await bookingOf(db, request)
    if (known) return known
    if (await leaseRepository(db).take(lease, LEASE_SECONDS)) break
    if (Date.now() > deadline)
      throw unavailable('The parcel is being booked. Please try again in a moment.')
    await sleep(POLL_INTERVAL_MS)
  }
  try {
    // The previous holder may have stored its booking between our read and the lease.
    return (await bookingOf(db, request)) ?? (await ask(dependencies, request))
  } finally {
    await leaseRepository(db).release(lease)
  }
}

function bookingOf(db: Database, { orderId, parcel }: BookingRequest): Promise<Booked | null> {
  return courierRepository(db).bookingOf({ orderId, provider: parcel.service, way: parcel.way })
}

async function ask({ db, config }: Dependencies, request: BookingRequest): Promise<Booked> {
  const { orderId, parcel, proposalId } = request
  const provider = parcel.service
  const booked = await courierOf(provider, config.couriers).book(parcel, proposalId)
  const { trackingNumber } = booked
  const isFirst = await db.transaction(async (transaction) => {
    const isNew = await courierRepository(transaction).keep({
      orderId,
      provider,
      way: parcel.way,
      ...booked,
    })
    // The order's own number stands in for a missing tracking number and cannot be tracked.
    if (isNew && trackingNumber !== parcel.reference)
      await addTracking(transaction, { orderId, provider, trackingNumber })
    return isNew
  })
  // A caller that outlived its lease uses the booking stored in the meantime.
  return isFirst ? booked : ((await bookingOf(db, request)) ?? booked)
}
