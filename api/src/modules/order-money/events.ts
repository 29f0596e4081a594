/** The history of an order's money, from the rows that made it. */
import type { MoneyEvent } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import type { statusChangesOf } from '#src/modules/orders/status-change-repository.ts'
import { refundReason } from '#src/modules/payment/refund-words.ts'
import { type Payment, refundState } from './facts.ts'
import type { NameOf } from './names.ts'
import type { MoneyRows, ProposalRow, RefundRow } from './repository.ts'

interface History {
  readonly payments: readonly Payment[]
  readonly rows: MoneyRows
  readonly changes: Awaited<ReturnType<typeof statusChangesOf>>
  readonly nameOf: NameOf
}

interface Dated extends Omit<MoneyEvent, 'at'> {
  readonly at: Date
}

const nothing = { amount: null, line_id: null, words: null } as const

/** Returns the events, newest first. */
export function eventsOf({ payments, rows, changes, nameOf }: History): MoneyEvent[] {
  const events = [
    ...payments.filter(({ line_id: line }) => line === null).map(paid),
    ...rows.refunds.flatMap(ofRefund),
    ...rows.proposals.flatMap(ofProposal),
    ...changes
      .filter(({ to }) => to === 'cancelled')
      .map(({ at, actor, reason }): Dated => ({
        ...nothing,
        ...{ kind: 'cancelled', at, actor, words: reason },
      })),
  ]
  return events
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, actor, ...event }) => ({ ...event, at: at.toISOString(), actor: nameOf(actor) }))
}

function paid({ at, amount }: Payment): Dated {
  return { ...nothing, kind: 'paid', at, actor: 'customer', amount }
}

function ofRefund(refund: RefundRow): Dated[] {
  const { amount, actor, createdAt, refundedAt, failedAt, parts } = refund
  const [part] = parts
  const isLine = part !== undefined && parts.length === 1 && part.part.length === 36
  const line_id = isLine ? part.part : null
  const about = { amount, line_id }
  const asked = { kind: 'refund_asked', at: createdAt, actor, words: refundReason(refund) } as const
  const end = refundState(refund)
  const endedAt = end === 'failed' ? failedAt : refundedAt
  if (end === 'asked' || !endedAt) return [{ ...about, ...asked }]
  const kind = end === 'failed' ? 'refund_failed' : 'refund_done'
  const words = end === 'failed' ? refund.lastError : null
  return [
    { ...about, kind, at: endedAt, actor: 'system', words },
    { ...about, ...asked },
  ]
}

function ofProposal(proposal: ProposalRow): Dated[] {
  const { lineId: line_id, state, closedAt, closedBy, createdAt, newPrice, questions } = proposal
  const { settledChange, reason, actor } = proposal
  const closed: Dated[] =
    state === 'open' || !closedAt
      ? []
      : [
          {
            ...{ kind: `price_${state}`, at: closedAt, actor: closedBy ?? 'system' },
            ...{ line_id, amount: settledChange ?? minor(0), words: null },
          },
        ]
  return [
    ...closed,
    ...questions.toReversed().map(({ text, askedAt }): Dated => ({
      ...{ kind: 'price_question', at: new Date(askedAt), actor: 'customer' },
      ...{ line_id, amount: null, words: text },
    })),
    { kind: 'price_proposed', at: createdAt, actor, line_id, amount: newPrice, words: reason },
  ]
}
