import type { WorkshopLog } from './log.ts'

export interface ChargedOrder {
  readonly id: string
  readonly status: string
  /** As booked. Pence. */
  readonly total: number
  /** Whether a code took off all of the services. */
  readonly isFree: boolean
  /** Of a cancelled order. */
  readonly kept: number
}

export interface Capture {
  readonly intent: string
  readonly orderId: string
  /** Whose difference it pays; null for the payment of an order. */
  readonly proposalId: string | null
  readonly amount: number
  readonly refunded: number
}

export interface Price {
  readonly id: string
  readonly orderId: string
  readonly kind: 'more' | 'less' | 'not_possible'
  readonly state: string
  readonly from: number
  readonly to: number
}

export interface Evidence {
  readonly orders: readonly ChargedOrder[]
  /** By the provider's records. */
  readonly captures: readonly Capture[]
  readonly prices: readonly Price[]
  readonly log: WorkshopLog
}

/** Returns what is wrong with the money of all orders, each fault with its invariant in front. */
export function moneyFaults(evidence: Evidence): string[] {
  return [
    ...evidence.captures.flatMap(tooMuchBack),
    ...chargedTwice(evidence),
    ...withoutAgreement(evidence),
    ...evidence.orders.flatMap((order) => wrongSum(order, evidence)),
  ]
}

function tooMuchBack({ intent, amount, refunded }: Capture): string[] {
  return refunded > amount ? [`I9: ${intent} took ${amount} and gave back ${refunded}`] : []
}

function chargedTwice({ captures }: Evidence): string[] {
  return [...Map.groupBy(captures, ({ orderId, proposalId }) => proposalId ?? orderId)]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => `I1: ${id} was captured ${all.length} times`)
}

function withoutAgreement({ captures, prices, log: { agreeing } }: Evidence): string[] {
  const charged = captures.flatMap(({ proposalId }) => proposalId ?? [])
  const agreed = prices.flatMap(({ id, state }) => (state === 'agreed' ? [id] : []))
  return [...new Set([...charged, ...agreed])]
    .filter((id) => !agreeing.has(id))
    .map((id) => `I10: no customer agreed to ${id}`)
}

/** Captures less refunds are the agreed total, less what was given back although the price stayed. */
function wrongSum(order: ChargedOrder, { captures, prices, log }: Evidence): string[] {
  const held = captures
    .filter(({ orderId }) => orderId === order.id)
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  const agreed = agreedTotal(order, prices)
  const given = agreed - held
  const most = order.status === 'cancelled' ? 0 : (log.given.get(order.id) ?? 0)
  const isRight = given >= 0 && given <= most
  return isRight
    ? []
    : [`I2, I3: ${held} is held of order ${order.id}, which is ${order.status} at ${agreed}`]
}

function agreedTotal(
  { id, status, total, kept, isFree }: ChargedOrder,
  prices: readonly Price[],
): number {
  if (status === 'awaiting_payment') return 0
  if (status === 'cancelled') return kept
  const changes = prices.filter(({ orderId }) => orderId === id && !isFree).map(changeOf)
  return changes.reduce((sum, change) => sum + change, total)
}

function changeOf({ kind, state, from, to }: Price): number {
  if (state === 'agreed' || (state === 'went_on' && kind === 'less')) return to - from
  return state === 'refused' || state === 'sent_back' ? -from : 0
}
