import { setTimeout as sleep } from 'node:timers/promises'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import type { OrderPage, StorefrontOrder } from '@darnley/contract/storefront-orders'
import { pick, type Random } from '@darnley/testing/random'
import { type Client, createClient } from './client.ts'
import { fill, type Surroundings } from './customer.ts'

export interface Colleague {
  /** Of the storefront's site, for instance kirk. */
  readonly name: string
  readonly email: string
}

interface Shift extends Colleague {
  readonly around: Surroundings
  readonly client: Client
  readonly random: Random
}

/** One who works in a shop until told to stop: takes orders, scans, looks at lists, and tries what is not theirs. */
export async function work(
  around: Surroundings,
  { random, until, ...colleague }: Colleague & { random: Random; until: AbortSignal },
): Promise<void> {
  const host = `${colleague.name}.localhost:3000`
  const shift = { ...colleague, around, random, client: createClient({ ...around, random, host }) }
  await signIn(shift)
  while (!until.aborted) {
    await takeOrder(shift)
    await readList(shift)
    for (let turn = 0; turn < 4; turn += 1) await scanSomething(shift)
    await sleep(150)
  }
}

async function signIn({ client, email }: Shift): Promise<void> {
  const { status } = await client.post('/storefront/token', {
    email,
    password: 'needle-and-thread',
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
}

async function takeOrder({ client, around }: Shift): Promise<void> {
  const { notes, makeGarment, tokens } = around
  await fill(client, { notes, wanted: [makeGarment()] })
  const email = `shop.${crypto.randomUUID()}@example.com`
  const order = await client.post<GuestCheckoutResponse>('/public/guest_checkout_v2', {
    ...{ customer_name: 'Ines Berg', email, phone: '07700 900123', address: null },
    ...{ collection_provider: 'Onfleet', dropoff_provider: 'Onfleet', express: false },
    ...{ in_store_type: 'return_to_store', origin_system: 'in-store', coupon_code: null },
  })
  if (order.status !== 200) throw new Error(`No order in the shop: ${JSON.stringify(order.body)}`)
  const { order_id_token: token, payable_price: total } = order.body
  tokens.push(token)
  notes.add({ type: 'order', token, total })
  notes.add({ type: 'paid', token })
}

async function readList({ client, around, email: staff }: Shift): Promise<void> {
  const { body } = await client.get<OrderPage>('/storefront/storefront_orders?limit=100')
  around.notes.add({ type: 'seen-by-staff', staff, orders: body.orders.map(({ _id }) => _id) })
}

/** Any order's token, be it of this shop or not. What can be read, one tries to take in. */
async function scanSomething({ client, around, random, email: staff }: Shift): Promise<void> {
  const { notes, tokens } = around
  const token = pick(random, ['nothing', ...tokens])
  const found = await client.get<StorefrontOrder>(
    `/storefront/order_details_by_token?order_id_token=${token}`,
  )
  if (found.status !== 200) return
  const order = found.body._id
  notes.add({ type: 'seen-by-staff', staff, orders: [order] })
  const to = 'awaiting_pickup'
  const moved = await client.post(
    `/storefront/update_order_status?order_id=${order}&order_status=${to}`,
  )
  if (moved.status === 200) notes.add({ type: 'moved-by-staff', staff, order, to })
}
