import { setTimeout as sleep } from 'node:timers/promises'
import type { Basket } from 'shared/contract/basket'
import type { GuestCheckoutResponse } from 'shared/contract/checkout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { startServer } from './support/process.ts'
import { visit, type Answer, type Visitor } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

/** Longer under STORM=1; a failure names its seed, and SEED=<n> repeats it. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000)
const ROUNDS = process.env['STORM'] ? 60 : 4

let world: World

beforeAll(async () => {
  world = await startWorld({ api: 'none' })
})
afterAll(() => world.stop())

/** mulberry32: small, seeded, good enough to spread kills. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const startApi = async (): ReturnType<typeof startServer> =>
  startServer({ workspace: 'api', port: Number(world.env['PORT']), env: world.env })

/** Checks out and pays as a browser does; what the killed server left unanswered stays undone. */
async function buy(visitor: Visitor): Promise<void> {
  const { body } = await visitor.checkOut({ email: 'storm@example.com' })
  await pay(body)
  await visitor.get(`/public/validate_order_paid?order_id_token=${body.order_id_token}`)
}

async function pay({ client_secret: secret }: GuestCheckoutResponse): Promise<void> {
  const intent = secret?.split('_secret_')[0]
  if (intent) await world.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
}

/** After a restart the person presses the button again; paid already, the answer is the receipt. */
async function resume(visitor: Visitor): Promise<string> {
  const again: Answer<GuestCheckoutResponse> = await visitor.checkOut({
    email: 'storm@example.com',
  })
  expect(again.status).toBe(200)
  await pay(again.body)
  const path = `/public/validate_order_paid?order_id_token=${again.body.order_id_token}`
  expect((await visitor.get(path)).body).toEqual({ state: 'paid' })
  return again.body.order_id_token
}

interface Row {
  readonly id: string
  readonly status: string
  readonly total: number
  readonly entries: unknown[]
}

async function expectOnePaidOrder(visitor: Visitor, token: string): Promise<void> {
  const [order] = await world.query<Row>('select * from orders where token = $1', [token])
  expect(order).toMatchObject({ status: 'awaiting_pickup', entries: { length: 1 } })
  const ofBasket = await world.query(
    'select 1 from orders where basket_id = (select basket_id from orders where token = $1)',
    [token],
  )
  expect(ofBasket).toHaveLength(1)
  expect(await world.countCaptured(order?.id ?? '')).toBe(1)
  const mails = await world.query('select 1 from outbox where key = $1', [
    `order-confirmation:${order?.id}`,
  ])
  expect(mails).toHaveLength(1)
  const { body } = await visitor.get<Basket>('/public/get_basket')
  expect(body.version).toBe(1)
}

describe(`an api killed at any moment of a checkout (I6, F9, F10, F11; SEED=${SEED})`, () => {
  it(
    'has the order complete or not at all after its restart, and paid at most once',
    async () => {
      const random = randomFrom(SEED)
      for (let round = 0; round < ROUNDS; round += 1) {
        const api = await startApi()
        const visitor = visit(world.apiUrl)
        await visitor.fill([await someJeans()])
        const buying = buy(visitor).catch(() => undefined)
        await sleep(random() ** 2 * 120)
        await api.stop('SIGKILL')
        await buying
        const restarted = await startApi()
        await expectOnePaidOrder(visitor, await resume(visitor))
        expect(await restarted.stop()).toBe(0)
      }
    },
    ROUNDS * 10_000,
  )
})
