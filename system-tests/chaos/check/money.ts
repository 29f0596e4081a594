import type { Checker, Evidence } from './checker.ts'

interface Capture {
  readonly intent: string
  readonly orderId: string
  readonly amount: number
  readonly refunded: number
}

interface Order {
  readonly id: string
  readonly status: string
  readonly total: number
  readonly isPaid: boolean
}

/** Returns the captured payments by the provider's records, each with the order as the api stores it. */
async function captures({
  sandbox,
  api,
}: Evidence): Promise<(Capture & { readonly order: Order | undefined })[]> {
  const captured = await sandbox.query<Capture>(
    `select id as intent, body->'metadata'->>'order_id' as "orderId",
       (body->>'amount_received')::int as amount,
       coalesce((select sum((refund.body->>'amount')::int) from stripe_refunds refund
         where refund.payment_intent = intent.id), 0)::int as refunded
     from stripe_payment_intents intent where body->>'status' = 'succeeded'`,
  )
  const stored = await api.query<Order>(
    `select id::text, status, total, paid_at is not null as "isPaid" from orders`,
  )
  const orders = new Map(stored.rows.map((order) => [order.id, order]))
  return captured.rows.map((capture) => ({ ...capture, order: orders.get(capture.orderId) }))
}

/** I1: an order has at most one captured payment. */
export const oneCapture: Checker = async (evidence) =>
  [...Map.groupBy(await captures(evidence), ({ orderId }) => orderId)]
    .filter(([, { length }]) => length > 1)
    .map(([orderId, { length }]) => `order ${orderId} was captured ${length} times`)

/** I2: a captured payment has a paid order or a refund. */
export const capturedIsPaid: Checker = async (evidence) =>
  (await captures(evidence))
    .filter(({ order, amount, refunded }) => !isPlaced(order) && refunded < amount)
    .map(
      ({ intent, amount, orderId, order }) =>
        `${intent} took ${amount} for order ${orderId}, which is ${order?.status ?? 'unknown'}`,
    )

function isPlaced(order: Order | undefined): boolean {
  return Boolean(order?.isPaid && !['awaiting_payment', 'cancelled'].includes(order.status))
}

/** I3: the captured amount is the order's total. */
export const capturedIsTotal: Checker = async (evidence) =>
  (await captures(evidence)).flatMap(({ intent, amount, orderId, order }) =>
    order && order.total !== amount
      ? [`${intent} took ${amount} for order ${orderId}, whose total is ${order.total}`]
      : [],
  )
