import type { Executor } from '#src/db/database.ts'
import { notFound } from '#src/lib/http-error.ts'
import { findOnce, limitOf, placeOf } from '#src/modules/throttle/throttle.ts'

const seconds = 15 * 60
const FROM_ONE_ADDRESS = { max: 30, seconds }
const OF_ONE_CUSTOMER = { max: 50, seconds }

interface FindOrderOnceOptions<Found> {
  readonly email: string
  /** Network address of the caller. */
  readonly address: string
  readonly find: () => Promise<Found | null>
}

/**
 * Finds an order by its number and e-mail. Order numbers are sequential, so wrong pairs are limited for each caller
 * and for each order.
 * @throws HttpError 404, 429
 */
export async function findOrderOnce<Found>(
  db: Executor,
  { email, address, find }: FindOrderOnceOptions<Found>,
): Promise<Found> {
  const limits = [
    limitOf(`orders from ${placeOf(address)}`, FROM_ONE_ADDRESS),
    limitOf(`orders of ${email.toLowerCase()}`, OF_ONE_CUSTOMER),
  ]
  const detail = 'Too many orders were asked for. Please wait.'
  const order = await findOnce(db, { limits, detail, find })
  if (order === null) throw notFound('Order')
  return order
}
