import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { httpProxy, type HttpProxy } from './support/fault-proxy.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let proxy: HttpProxy
let environment: TestEnvironment

beforeAll(async () => {
  proxy = await httpProxy(() => environment.sandboxUrl)
  // Two held connections would exhaust the pool.
  environment = await startTestEnvironment({
    env: { SANDBOX_URL: proxy.url, DATABASE_POOL: '2' },
  })
  // The confirmation has the label, too: its mail would book the parcel at some moment of these tests.
  await environment.query(`create function left_out() returns trigger language plpgsql as
    $$ begin return null; end $$`)
  await environment.query(
    'create trigger left_out before insert on outbox for each row execute function left_out()',
  )
})
afterAll(async () => {
  await environment.stop()
  proxy.stop()
})

interface Placed {
  readonly id: string
  readonly token: string
  readonly collection_ref: string
}

async function placedOrder(): Promise<Placed> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut({ collection_provider: 'DPD' })
  const [intent = ''] = body.client_secret?.split('_secret_') ?? []
  await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  await visitor.get(`/public/validate_order_paid?order_id_token=${body.order_id_token}`)
  const [order] = await environment.query<Placed>(
    'select id, token, collection_ref from orders where token = $1',
    [body.order_id_token],
  )
  if (!order) throw new Error('The order is not there')
  return order
}

async function label({ token }: Placed): Promise<[number, string | null]> {
  const response = await fetch(`${environment.apiUrl}/public/dpd_shipping_label?order_id=${token}`)
  await response.arrayBuffer()
  return [response.status, response.headers.get('retry-after')]
}

const bookingsOf = async ({ id }: Placed): Promise<unknown[]> =>
  environment.query('select tracking_number from courier_bookings where order_id = $1', [id])

/** Takes the lease as another process would. */
const leaseTo = ({ id }: Placed, seconds: number): Promise<unknown> =>
  environment.query(
    `insert into courier_leases values ($1, $2, now() + make_interval(secs => $3))
      on conflict (order_id) do update set held_until = excluded.held_until`,
    [id, randomUUID(), seconds],
  )

describe('a slow courier', () => {
  it('holds no connection, and two concurrent labels are one parcel', async () => {
    const placed = await placedOrder()
    const held = proxy.holdAt('/couriers/dpd/orders', 'responses')
    const labels = [label(placed), label(placed), label(placed)]
    await expect.poll(held.count).toBe(1)
    const { status } = await visit(environment.apiUrl).get('/public/get_basket')
    expect(status).toBe(200)
    const holding = `select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    expect(await environment.query(holding)).toEqual([])
    held.release()
    expect((await Promise.all(labels)).map(([answered]) => answered)).toEqual([200, 200, 200])
    expect(held.count()).toBe(1)
    expect(await bookingsOf(placed)).toHaveLength(1)
    expect(await environment.query('select 1 from courier_leases')).toEqual([])
  })

  it('gives concurrent callers 503 with Retry-After until it responds', async () => {
    const placed = await placedOrder()
    await leaseTo(placed, 60)
    expect(await label(placed)).toEqual([503, '5'])
    await leaseTo(placed, 0)
    expect(await label(placed)).toEqual([200, null])
  })

  it('gets the same reference again when a process died before storing its response', async () => {
    const placed = await placedOrder()
    await label(placed)
    const noted = await bookingsOf(placed)
    await environment.query('delete from courier_bookings where order_id = $1', [placed.id])
    await leaseTo(placed, 1)
    const held = proxy.holdAt('/couriers/dpd/orders', 'requests')
    held.release()
    expect(await label(placed)).toEqual([200, null])
    expect(held.count()).toBe(1)
    expect(await bookingsOf(placed)).toEqual(noted)
    const parcels = `select 1 from courier_orders where body->>'reference' = $1`
    expect(await environment.querySandbox(parcels, [placed.collection_ref])).toHaveLength(1)
  })

  it('that cannot be reached leaves no lease, so that the next attempt runs at once', async () => {
    const placed = await placedOrder()
    proxy.mode = 'lost'
    expect(await label(placed)).toEqual([503, '5'])
    proxy.mode = 'works'
    expect(await label(placed)).toEqual([200, null])
    expect(await bookingsOf(placed)).toHaveLength(1)
  })
})
