import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor, type Minor } from '@darnley/domain/money'
import { moneyText } from './pounds.ts'

/** What proves that the rows add up. */
export interface Proof {
  readonly isSettled: boolean
  readonly words: string
}

/**
 * Returns the sentence below the payments. Refunds that left the price as it is do not lower the total, so they are not
 * in it: total = paid - what lowered the price + what is owed.
 */
export function proofOf({ proof, payments }: Pick<OrderMoney, 'proof' | 'payments'>): Proof {
  const { total, owed } = proof
  const lowered = minor(proof.given_back - proof.goodwill)
  const amounts = payments.map(({ amount }) => moneyText(amount))
  const paid = amounts.length === 0 ? moneyText(minor(0)) : amounts.join(' + ')
  const less = lowered > 0 ? ` − ${moneyText(lowered)} given back` : ''
  return {
    isSettled: owed === 0,
    words: `Total ${moneyText(total)} = paid ${paid}${less}${owedPart(owed)}`,
  }
}

function owedPart(owed: Minor): string {
  if (owed === 0) return '. Nothing is owed.'
  const amount = moneyText(minor(Math.abs(owed)))
  return owed > 0
    ? ` + ${amount} that the customer owes.`
    : ` − ${amount} that we owe the customer.`
}

/** Returns what the order does not cost any more because it was cancelled; 0 for all others. */
export function leftOutOf({
  proof,
  services,
  discount,
  extras,
}: Pick<OrderMoney, 'proof' | 'services' | 'discount' | 'extras'>): Minor {
  const rows = extras.reduce((all, { price }) => all + price, services - (discount?.amount ?? 0))
  return minor(proof.total - rows)
}
