import Stripe from 'stripe'
import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { customer } from '@darnley/testing/customer'
import { keepBusy, type Load } from './load.ts'
import { cpuMsOf, memoryOf } from './processes.ts'
import type { Bench, BenchSystem } from './system.ts'
import { table } from './table.ts'
import { createVisitor } from './visitor.ts'

const stripe = new Stripe('sk_test_sandbox')

/** From profiles (`node --cpu-prof`, pg_stat_statements): update it when the flow changes. */
const WHERE_TIME_GOES = `Where the time goes: a flow is nine calls, and costs the api 12 statements and the sandbox 6. System calls that write (to PostgreSQL, callers and the mail server) take two fifths of the api's CPU, so the number of writes counts: a checkout is one read and two writes, a payment's webhook one read and one write; frequent statements are prepared, and e-mails are claimed and marked in batches. The rest is drizzle (a tenth), Fastify and node:http, the validation of the contract, and the e-mail. In PostgreSQL the three writes of an order's row cost most, because each adds index entries; the staff's indexes leave unpaid orders out.`

/**
 * How many whole guest flows the API completes per second, and their CPU cost. Takes the best of three rounds, because
 * other load on the machine only slows them down.
 */
export const measureGuestFlow: Bench = async (system) => {
  const entry = await bookingOf(system.contentUrl)
  const flow = (): Promise<void> => runFlow(system.apiUrl, entry)
  await keepBusy({ clients: 8, seconds: 5 }, flow)
  const one = await threeRounds(system, { clients: 1, flow })
  const eight = await threeRounds(system, { clients: 8, flow })
  const memory = memoryOf(system.pids.api)
  const rounds = (all: readonly Round[]): string =>
    all.map(({ perSecond }) => perSecond.toFixed(1)).join(', ')
  return `## The API's guest flow

A new visitor's basket, two updates, the basket again, delivery providers, checkout (with its payment intent), the payment's signed webhook, validation, order details: nine calls. The best of three rounds of ${system.seconds} s, because other load on the machine only slows them down. PostgreSQL with fsync; the sandbox stands in for the payment provider. The client, the sandbox, PostgreSQL and the api share the same cores.

${table(
  [
    ...['clients', 'flows/s', 'p50, ms', 'p99, ms', 'CPU per flow, ms: api'],
    ...['sandbox', 'PostgreSQL', 'client', 'all'],
  ],
  [row(1, bestOf(one)), row(8, bestOf(eight))],
)}

The rounds: ${rounds(one)} per second with one client, ${rounds(eight)} with eight. The api's memory afterwards: ${memory.now} MB (peak ${memory.peak} MB).

Targets on 2 cores: at least 200 flows/s with 8 clients and at most 8 ms of the api's CPU each, p50 at most 15 ms with one, at most 200 MB.

${WHERE_TIME_GOES}`
}

/** CPU time of each process. */
type CpuMs = Record<'api' | 'sandbox' | 'postgres' | 'client', number>

interface Round extends Load {
  readonly cpu: { readonly before: CpuMs; readonly after: CpuMs }
}

async function threeRounds(
  { pids, seconds }: BenchSystem,
  { clients, flow }: { clients: number; flow: () => Promise<void> },
): Promise<Round[]> {
  const rounds: Round[] = []
  for (let round = 0; round < 3; round += 1) {
    const before = cpuMs(pids)
    const load = await keepBusy({ clients, seconds }, flow)
    rounds.push({ ...load, cpu: { before, after: cpuMs(pids) } })
  }
  return rounds
}

function cpuMs(pids: BenchSystem['pids']): CpuMs {
  const { user, system } = process.cpuUsage()
  return {
    api: cpuMsOf(pids.api),
    sandbox: cpuMsOf(pids.sandbox),
    postgres: cpuMsOf(pids.postgres),
    client: (user + system) / 1000,
  }
}

function bestOf(rounds: readonly Round[]): Round {
  return rounds.reduce((best, round) => (round.perSecond > best.perSecond ? round : best))
}

function row(clients: number, { perSecond, p50Ms, p99Ms, count, cpu }: Round): number[] {
  const perFlow = (['api', 'sandbox', 'postgres', 'client'] as const).map(
    (name) => (cpu.after[name] - cpu.before[name]) / count,
  )
  const all = perFlow.reduce((sum, each) => sum + each, 0)
  return [clients, perSecond, p50Ms, p99Ms, ...perFlow, all]
}

async function runFlow(apiUrl: string, entry: BasketEntry): Promise<void> {
  const visitor = createVisitor(apiUrl)
  const empty = await visitor.get<Basket>('/public/get_basket')
  const one = await visitor.post<Basket>('/public/update_basket', {
    version: empty.version,
    basket: [freshCopy(entry)],
  })
  const basket = [...one.basket, freshCopy(entry)]
  await visitor.post<Basket>('/public/update_basket', { version: one.version, basket })
  await visitor.get<Basket>('/public/get_basket')
  await visitor.get('/public/delivery_providers')
  const order = await visitor.post<GuestCheckoutResponse>(
    '/public/guest_checkout_v2',
    customer({ email: 'bench@example.com' }),
  )
  await pay(apiUrl, order)
  const token = encodeURIComponent(order.order_id_token)
  const { state } = await visitor.get<{ state: string }>(
    `/public/validate_order_paid?order_id_token=${token}`,
  )
  if (state !== 'paid') throw new Error(`The order is ${state}`)
  await visitor.get(`/public/order_details?order_id_token=${token}`)
}

/** Sends the webhook as signed by the payment provider, without a card payment. */
async function pay(apiUrl: string, order: GuestCheckoutResponse): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: order.client_secret?.split('_secret_')[0] ?? '',
        object: 'payment_intent',
        status: 'succeeded',
        amount: order.payable_price,
        amount_received: order.payable_price,
        currency: 'gbp',
        metadata: {},
      },
    },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox' })
  const headers = { 'stripe-signature': signature }
  await createVisitor(apiUrl).post('/public/stripe_webhook', payload, headers)
}
