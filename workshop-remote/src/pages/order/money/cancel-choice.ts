import type { CancelRequest, OrderMoney } from '@darnley/contract/workshop-money'
import { minor, type Minor } from '@darnley/domain/money'
import { moneyText, readPounds } from './pounds.ts'

/** What the form of a cancellation holds. */
export interface CancelDraft {
  /** Null until it is said. */
  readonly fate: 'refund_all' | 'keep' | null
  readonly keep: string
  readonly reason: string
}

export type CancelField = 'money' | 'keep' | 'reason'

/** Returns what is kept; null while it is not said. */
export function keptOf({ fate, keep }: CancelDraft): Minor | null {
  if (fate === null) return null
  return fate === 'keep' ? readPounds(keep) : minor(0)
}

type Order = Pick<OrderMoney, 'refundable'>

/** Returns all that is missing or too much. */
export function cancelFaults(order: Order, draft: CancelDraft): Map<CancelField, string> {
  const faults = new Map<CancelField, string>()
  const left = moneyText(order.refundable)
  const kept = keptOf(draft)
  if (order.refundable > 0 && draft.fate === null)
    faults.set('money', `Say what happens to the ${left}`)
  if (draft.fate === 'keep' && (kept === null || kept === 0))
    faults.set('keep', 'Enter an amount such as 12.50')
  if (kept !== null && kept > order.refundable) faults.set('keep', `At most ${left} was paid`)
  if (draft.reason.trim() === '') faults.set('reason', 'Say why')
  return faults
}

/** Returns what happens to the money as the api takes it; nothing for an order that was not paid. */
export function moneyOf(order: Order, draft: CancelDraft): CancelRequest['money'] {
  if (order.refundable === 0) return undefined
  return draft.fate === 'keep'
    ? { type: 'keep', amount: keptOf(draft) ?? 0 }
    : { type: 'refund_all' }
}
