import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestEnvironment } from './test-environment.ts'

/** Orders of a made-up period as plain facts, from which an oracle adds up figures without the api's code. */
export interface BookedFacts {
  readonly id: string
  readonly ref: string
  /** Null for our own site. */
  readonly shop: string | null
  readonly at: Date
  readonly garments: readonly { readonly id: string; readonly services: readonly BookedService[] }[]
  /** Of the discount code; 0 without one. */
  readonly percentage: number
  readonly shipping: number
  readonly express: number
  readonly refunds: readonly BookedRefund[]
  readonly rises: readonly {
    readonly id: string
    at: Date
    lineId: string
    old: number
    to: number
  }[]
  /** When the work was done, and the day that was promised. */
  readonly done: { readonly at: Date; readonly dueOn: string } | null
}

export interface BookedService {
  readonly lineId: string
  readonly serviceId: string
  readonly price: number
}

export interface BookedRefund {
  readonly id: string
  readonly at: Date
  readonly parts: readonly { readonly part: string; readonly amount: number }[]
  readonly amount: number
}

/** Returns a random generator that repeats itself for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const HOUR = 3_600_000

/** Returns orders between two moments, settled at any time of the day. */
export function randomOrders(
  seed: number,
  { count, from, to }: { count: number; from: Date; to: Date },
): BookedFacts[] {
  const random = randomOf(seed)
  const upTo = (most: number): number => Math.floor(random() * (most + 1))
  const oneOf = <Each>(all: readonly Each[]): Each => all[upTo(all.length - 1)] as Each
  const moment = (): Date => new Date(from.getTime() + upTo(to.getTime() - from.getTime()))
  const later = (at: Date, hours: number): Date => new Date(at.getTime() + upTo(hours) * HOUR)
  return Array.from({ length: count }, (_, index) => {
    const at = moment()
    const garments = Array.from({ length: 1 + upTo(2) }, () => ({
      id: randomUUID(),
      services: Array.from({ length: 1 + upTo(2) }, () => ({
        lineId: randomUUID(),
        serviceId: oneOf(['shorten-hem', 'patch', 'take-in']),
        price: 100 + upTo(9000),
      })),
    }))
    const services = garments.flatMap((garment) => garment.services)
    const first = services[0] as BookedService
    const amount = 1 + upTo(first.price - 1)
    const named = oneOf([first.lineId, 'way_back', 'express'])
    const parts = [[], [{ part: named, amount }], [{ part: named, amount: amount - 1 }]]
    const refund = { id: randomUUID(), at: later(at, 200), parts: oneOf(parts), amount }
    const to = first.price + 100 + upTo(2000)
    const rise = { id: randomUUID(), at: later(at, 90), lineId: first.lineId, old: first.price, to }
    const doneAt = later(at, 300)
    const dueOn = new Date(doneAt.getTime() + (upTo(4) - 2) * 24 * HOUR).toISOString().slice(0, 10)
    return {
      ...{ id: randomUUID(), ref: `DN-9${String(index).padStart(4, '0')}`, at, garments },
      shop: oneOf([null, null, 'maison-vale', 'kirk-and-daughters']),
      percentage: oneOf([0, 0, 10, 25, 100]),
      shipping: oneOf([0, 395, 790]),
      express: oneOf([0, 0, 1000]),
      refunds: random() < 0.3 ? [refund] : [],
      rises: random() < 0.2 ? [rise] : [],
      done: random() < 0.7 ? { at: doneAt, dueOn } : null,
    }
  })
}

/** Writes the orders as if they had been booked, paid, changed and refunded. */
export async function writeBooks(
  environment: TestEnvironment,
  orders: readonly BookedFacts[],
): Promise<void> {
  for (const order of orders) {
    await writeOrder(environment, order)
    for (const refund of order.refunds)
      await environment.query(
        `insert into refunds (id, order_id, payment_intent_id, amount, cause, parts, refunded_at)
         values ($1, $2, $3, $4, 'goodwill', $5, $6)`,
        [
          ...[refund.id, order.id, intentOf(order), refund.amount],
          ...[JSON.stringify(refund.parts.map((part) => ({ ...part, goodwill: 0 }))), refund.at],
        ],
      )
    for (const rise of order.rises)
      await environment.query(
        `insert into price_proposals (id, order_id, line_id, kind, state, old_price, new_price, change, net,
           total_before, reason, actor, if_unanswered, answer_until, payment_intent_id, paid_at)
         values ($1, $2, $3, 'more', 'agreed', $4, $5, $6, $4, 0, 'x', 'staff:x', 'go_on', now(), $7, $8)`,
        [
          ...[rise.id, order.id, rise.lineId, rise.old, rise.to, changeOf(order, rise)],
          ...[`pi_${rise.id}`, rise.at],
        ],
      )
  }
}

/** By how much a total rises: the code takes its percentage, truncated, of the higher price as well. */
export function changeOf(
  { percentage }: Pick<BookedFacts, 'percentage'>,
  { old, to }: { old: number; to: number },
): number {
  const net = (price: number): number => price - Math.floor((price * percentage) / 100)
  return net(to) - net(old)
}

export function totalOf(order: BookedFacts): { services: number; discount: number; total: number } {
  const prices = order.garments.flatMap(({ services }) => services.map(({ price }) => price))
  const services = prices.reduce((all, price) => all + price, 0)
  const discount = Math.floor((services * order.percentage) / 100)
  return { services, discount, total: services - discount + order.shipping + order.express }
}

const intentOf = ({ id, shop }: BookedFacts): string | null => (shop === null ? `pi_${id}` : null)

async function writeOrder(environment: TestEnvironment, order: BookedFacts): Promise<void> {
  const { services, discount, total } = totalOf(order)
  const entries = order.garments.map(({ id, services: lines }) => ({
    id,
    itemCategory: { id: 'trousers', name: 'Trousers' },
    item: { id: 'jeans', name: 'Jeans', coverImage: null },
    itemDescription: 'Blue',
    serviceDetails: lines.map(({ lineId, serviceId, price }) => ({
      id: lineId,
      service: {
        id: serviceId,
        name: serviceId,
        price,
        serviceType: 'alteration',
        coverImage: null,
      },
      questionAnswerModifiers: [],
      ...{ subserviceDetails: null, fittingChoice: null, fittingDetails: null },
      ...{ repairLocation: null, tailorNotes: null },
    })),
  }))
  await environment.query(
    `insert into orders (id, token, collection_ref, status, basket_id, basket_version, settled_basket_version,
       storefront_id, customer_name, email, phone, collection_provider, dropoff_provider, in_store_type, express,
       due_on, origin_system, coupon_code, entries, rate, subtotal, shipping, discount, express_price, total,
       intent_amount, payment_intent_id, paid_at, paid_amount, settled_at, created_at)
     values ($1::uuid, $2, $3, 'finished', $1::uuid::text, 1, 2, $4, 'Amara', 'amara@example.com', '', 'Onfleet', 'Onfleet', $5, $6,
       $7, 'd2c-web', $8, $9, '1', $10, $11, $12, $13, $14, $14, $15, $16, $14, $17, $17)`,
    [
      ...[order.id, `token-${order.id}`, order.ref, order.shop],
      ...[order.shop ? 'return_to_store' : null, order.express > 0, order.done?.dueOn ?? null],
      ...[order.percentage > 0 ? 'WELCOME10' : null, JSON.stringify(entries), services],
      ...[order.shipping, order.percentage > 0 ? discount : null, order.express || null, total],
      ...[total > 0 ? intentOf(order) : null, total > 0 ? order.at : null, order.at],
    ],
  )
  if (!order.done) return
  // Work that is looked at again does not count twice.
  const steps = ['in_progress', 'awaiting_delivery', 'attention_required', 'awaiting_delivery']
  for (const [index, to] of steps.entries())
    await environment.query(
      `insert into order_status_changes (order_id, "from", "to", actor, at) values ($1, 'x', $2, 'x', $3)`,
      [order.id, to, new Date(order.done.at.getTime() + Math.max(0, index - 1) * HOUR)],
    )
}

/** Waits until the ledger has this many entries. */
export async function untilEntered(environment: TestEnvironment, count: number): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
    const entered = await environment.query('select 1 from ledger_entries')
    if (entered.length === count) return
    if (Date.now() > deadline) throw new Error(`${entered.length} of ${count} are entered`)
  }
}
