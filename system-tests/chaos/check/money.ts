import type { Checker, Evidence } from './checker.ts'

interface Captured {
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

/** What the provider holds, whatever the api believes. */
async function captured({ sandbox }: Evidence): Promise<Captured[]> {
  const { rows } = await sandbox.query<Captured>(
    `select id as intent, body->'metadata'->>'order_id' as "orderId",
       (body->>'amount_received')::int as amount,
       coalesce((select sum((refund.body->>'amount')::int) from stripe_refunds refund
         where refund.payment_intent = intent.id), 0)::int as refunded
     from stripe_payment_intents intent where body->>'status' = 'succeeded'`,
  )
  return rows
}

async function ordersById({ api }: Evidence): Promise<ReadonlyMap<string, Order>> {
  const { rows } = await api.query<Order>(
    `select id::text, status, total, paid_at is not null as "isPaid" from orders`,
  )
  return new Map(rows.map((order) => [order.id, order]))
}

/** I1: at most one captured payment an order. */
export const oneCapture: Checker = async (evidence) => {
  const counts = new Map<string, number>()
  for (const { orderId } of await captured(evidence))
    counts.set(orderId, (counts.get(orderId) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([orderId, count]) => `order ${orderId} was captured ${count} times`)
}

/** I2: captured implies a paid order or a refund. */
export const capturedIsPaid: Checker = async (evidence) => {
  const orders = await ordersById(evidence)
  const faults: string[] = []
  for (const { intent, orderId, amount, refunded } of await captured(evidence)) {
    const order = orders.get(orderId)
    const isPlaced = order?.isPaid && !['awaiting_payment', 'cancelled'].includes(order.status)
    if (!isPlaced && refunded < amount)
      faults.push(
        `${intent} took ${amount} for order ${orderId}, which is ${order?.status ?? 'unknown'}`,
      )
  }
  return faults
}

/** I3: the captured amount is the order's. */
export const capturedIsAgreed: Checker = async (evidence) => {
  const orders = await ordersById(evidence)
  const faults: string[] = []
  for (const { intent, orderId, amount } of await captured(evidence)) {
    const order = orders.get(orderId)
    if (order && order.total !== amount)
      faults.push(`${intent} took ${amount} for order ${orderId}, whose total is ${order.total}`)
  }
  return faults
}
