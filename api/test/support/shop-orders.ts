import type { GuestCheckout } from '@darnley/contract/checkout'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { someJeans } from './booking.ts'
import { IN_STORE, signIn } from './staff.ts'
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts'
import { type Answer, visit, type Visitor } from './visitor.ts'

/** A test environment with signed-in staff of two storefronts. */
export interface Shops {
  readonly environment: TestEnvironment
  readonly maison: Visitor
  readonly kirk: Visitor
}

export async function startShops(): Promise<Shops> {
  const environment = await startTestEnvironment()
  const maison = await signIn(environment, 'maison')
  const kirk = await signIn(environment, 'kirk')
  return { environment, maison, kirk }
}

/** Takes an order in the shop; returns its token. */
export async function orderInShop(
  staff: Visitor,
  change: Partial<GuestCheckout> = {},
): Promise<string> {
  await staff.fill([await someJeans()])
  const { body } = await staff.checkOut({ ...IN_STORE, ...change })
  return body.order_id_token
}

/** Places a paid web order that passes through a drop-off point; returns its token. */
export async function orderOnTheWeb(
  { apiUrl, query }: TestEnvironment,
  change: Partial<GuestCheckout>,
): Promise<string> {
  const guest = visit(apiUrl)
  await guest.fill([await someJeans()])
  const { body } = await guest.checkOut(change)
  await query(
    `update orders set status = 'awaiting_store_dropoff', paid_at = now() where token = $1`,
    [body.order_id_token],
  )
  return body.order_id_token
}

/** Asks for an order as staff do, by its token or by what they scanned. */
export function lookUp(staff: Visitor, text: string): Promise<Answer<StorefrontOrder>> {
  return staff.get(`/storefront/order_details_by_token?order_id_token=${encodeURIComponent(text)}`)
}
