import { type Checker, type Evidence, eventsOf } from './checker.ts'

interface Capture {
  readonly intent: string
  readonly orderId: string
  /** The proposal whose difference it paid; null for the payment of an order. */
  readonly proposalId: string | null
  readonly amount: number
  readonly refunded: number
}

interface Order {
  readonly id: string
  readonly status: string
  readonly total: number
  readonly isPaid: boolean
  /** Kept of what was paid, when it was cancelled. */
  readonly kept: number
}

interface Proposal {
  readonly id: string
  readonly change: number
  readonly isPaid: boolean
}

interface Charged extends Capture {
  readonly order: Order | undefined
  readonly proposal: Proposal | undefined
}

/** Returns the captured payments by the provider's records, each with order and proposal as the api stores them. */
async function captures({ sandbox, api }: Evidence): Promise<Charged[]> {
  const captured = await sandbox.query<Capture>(
    `select id as intent, body->'metadata'->>'order_id' as "orderId",
       body->'metadata'->>'proposal_id' as "proposalId",
       (body->>'amount_received')::int as amount,
       coalesce((select sum((refund.body->>'amount')::int) from stripe_refunds refund
         where refund.payment_intent = intent.id), 0)::int as refunded
     from stripe_payment_intents intent where body->>'status' = 'succeeded'`,
  )
  const stored = await api.query<Order>(
    `select id::text, status, total, paid_at is not null as "isPaid",
       coalesce(kept_amount, 0) as kept from orders`,
  )
  const proposed = await api.query<Proposal>(
    `select id::text, change, paid_at is not null as "isPaid" from price_proposals`,
  )
  const proposals = new Map(proposed.rows.map((proposal) => [proposal.id, proposal]))
  const orders = new Map(stored.rows.map((order) => [order.id, order]))
  return captured.rows.map((capture) => ({
    ...capture,
    order: orders.get(capture.orderId),
    proposal: capture.proposalId === null ? undefined : proposals.get(capture.proposalId),
  }))
}

/** I1: a charge, of an order or of a proposed price, has at most one captured payment. */
export const oneCapture: Checker = async (evidence) =>
  [...Map.groupBy(await captures(evidence), ({ orderId, proposalId }) => proposalId ?? orderId)]
    .filter(([, { length }]) => length > 1)
    .map(([id, all]) => `${kindOf(all[0])} ${id} was captured ${all.length} times`)

function kindOf(capture: Capture | undefined): string {
  return capture?.proposalId ? 'proposal' : 'order'
}

/** I2: a captured payment has a paid order, an agreed proposal or a refund. */
export const capturedIsPaid: Checker = async (evidence) =>
  (await captures(evidence))
    .filter((capture) => !isEarned(capture) && capture.refunded < capture.amount)
    .map(
      ({ intent, amount, orderId, order }) =>
        `${intent} took ${amount} for order ${orderId}, which is ${order?.status ?? 'unknown'}`,
    )

/** Of a cancelled order, what is kept was agreed to be. */
function isEarned({ order, proposal, proposalId, refunded, amount }: Charged): boolean {
  if (order?.status === 'cancelled') return amount - refunded <= order.kept
  if (proposalId !== null) return proposal?.isPaid === true
  return Boolean(order?.isPaid && order.status !== 'awaiting_payment')
}

/** I3: the captured amount is the order's total, or the difference that was proposed. */
export const capturedIsTotal: Checker = async (evidence) =>
  (await captures(evidence)).flatMap(({ intent, amount, orderId, order, ...capture }) => {
    const agreed = capture.proposalId === null ? order?.total : capture.proposal?.change
    return order && agreed !== amount
      ? [`${intent} took ${amount} for order ${orderId}, whose total is ${agreed}`]
      : []
  })

/** I9: refunds never exceed what was captured, by the provider's records. */
export const refundedIsCaptured: Checker = async (evidence) =>
  (await captures(evidence))
    .filter(({ amount, refunded }) => refunded > amount)
    .map(({ intent, amount, refunded }) => `${intent} took ${amount} and gave back ${refunded}`)

/** I10: a changed price is charged only after its customer pressed Agree. Only the clients' log can tell. */
export const chargedIsAgreed: Checker = async (evidence) => {
  const agreeing = new Set(eventsOf(evidence, 'agreeing').map(({ proposal }) => proposal))
  return (await captures(evidence)).flatMap(({ intent, amount, proposalId }) =>
    proposalId === null || agreeing.has(proposalId)
      ? []
      : [`${intent} took ${amount} for proposal ${proposalId}, to which no customer agreed`],
  )
}
