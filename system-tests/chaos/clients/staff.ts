import { setTimeout as sleep } from 'node:timers/promises'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import type { OrderPage, StorefrontOrder } from '@darnley/contract/storefront-orders'
import { pick, type Random } from '@darnley/testing/random'
import { type Client, createClient } from './client.ts'
import { addToBasket, type ChaosContext } from './customer.ts'

interface StaffMember {
  /** First label of the storefront's host, for instance kirk. */
  readonly site: string
  readonly email: string
  readonly random: Random
}

interface Shift extends StaffMember {
  readonly context: ChaosContext
  readonly client: Client
}

/** Takes orders, reads lists and scans orders in a shop until the signal, also those of other storefronts. */
export async function workInShop(
  context: ChaosContext,
  { until, ...staff }: StaffMember & { readonly until: AbortSignal },
): Promise<void> {
  const host = `${staff.site}.localhost:3000`
  const shift = { ...staff, context, client: createClient({ ...context, ...staff, host }) }
  await signIn(shift)
  while (!until.aborted) {
    await takeOrder(shift)
    await readList(shift)
    for (let scans = 0; scans < 4; scans += 1) await scanAnyOrder(shift)
    await sleep(150)
  }
}

async function signIn({ client, email }: Shift): Promise<void> {
  const account = { email, password: 'needle-and-thread' }
  const { status } = await client.post('/storefront/token', account)
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
}

async function takeOrder({ client, context }: Shift): Promise<void> {
  const { log, createGarment, tokens } = context
  await addToBasket(client, { log, garments: [createGarment()] })
  const email = `shop.${crypto.randomUUID()}@example.com`
  const order = await client.post<GuestCheckoutResponse>('/public/guest_checkout_v2', {
    ...{ customer_name: 'Ines Berg', email, phone: '07700 900123', address: null },
    ...{ collection_provider: 'Onfleet', dropoff_provider: 'Onfleet', express: false },
    ...{ in_store_type: 'return_to_store', origin_system: 'in-store', coupon_code: null },
  })
  if (order.status !== 200) throw new Error(`No order in the shop: ${JSON.stringify(order.body)}`)
  const { order_id_token: token, payable_price: total } = order.body
  tokens.push(token)
  log.add({ type: 'order', token, total })
  log.add({ type: 'paid', token })
}

async function readList({ client, context, email: staff }: Shift): Promise<void> {
  const { body } = await client.get<OrderPage>('/storefront/storefront_orders?limit=100')
  context.log.add({ type: 'seen-by-staff', staff, orders: body.orders.map(({ _id }) => _id) })
}

/** Scans a random order, of this shop or not, and tries to move it when it can be read. */
async function scanAnyOrder({ client, context, random, email: staff }: Shift): Promise<void> {
  const { log, tokens } = context
  const token = pick(random, ['nothing', ...tokens])
  const found = await client.get<StorefrontOrder>(
    `/storefront/order_details_by_token?order_id_token=${token}`,
  )
  if (found.status !== 200) return
  const order = found.body._id
  log.add({ type: 'seen-by-staff', staff, orders: [order] })
  const to = 'awaiting_pickup'
  const moved = await client.post(
    `/storefront/update_order_status?order_id=${order}&order_status=${to}`,
  )
  if (moved.status === 200) log.add({ type: 'moved-by-staff', staff, order, to })
}
