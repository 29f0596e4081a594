import type { ProposalKind } from '@darnley/contract/price-proposals'
import type { MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import { minor, type Minor } from '@darnley/domain/money'
import { changeIfAgreed, refundOfFall } from '@darnley/domain/price-change'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'

type Order = Pick<OrderMoney, 'proof' | 'discount' | 'if_unanswered' | 'customer_name'>

export interface Proposed {
  readonly kind: ProposalKind
  readonly line: MoneyLine
  /** Before the discount code; 0 when the work is not possible. */
  readonly newPrice: Minor
}

/** What another price would change, before it is proposed. Amounts are minor units. */
export interface Preview {
  readonly difference: Minor
  /** What the discount code takes of the difference, with the sign of its row. */
  readonly code: Minor
  readonly pays: Minor
  readonly goesBack: Minor
  /** What does not go back because it was given back before, or is not paid yet. */
  readonly settled: Minor
  readonly total: Minor
}

export function previewOf(order: Order, { kind, line, newPrice }: Proposed): Preview {
  const percentage = order.discount?.percentage ?? 0
  const change = changeIfAgreed(line, { kind, newPrice, percentage })
  const difference = minor(newPrice - line.price)
  const fall = minor(Math.max(0, -change))
  const goesBack = goesBackOf(order, { line, fall })
  return {
    difference,
    code: minor(change - difference),
    pays: minor(Math.max(0, change)),
    goesBack,
    settled: minor(fall - goesBack),
    total: minor(order.proof.total + change),
  }
}

/** Says what happens when the customer does not answer, and that silence is never charged. */
export function silenceWords(order: Order, { kind, line, newPrice }: Proposed): string {
  const name = firstNameOf(order.customer_name)
  const chosen = `${name} chose that when booking.`
  const charged = kind === 'more' ? ` Nothing is charged before ${name} agrees.` : ''
  const left = `it is left out${goingBack(goesBackOf(order, { line, fall: line.net }))}.`
  if (kind === 'not_possible') return `No answer: ${left}`
  if (order.if_unanswered === 'send_back') return `No answer: ${left} ${chosen}${charged}`
  const price = moneyText(kind === 'less' ? newPrice : line.price)
  return `No answer: the work goes on for ${price}. ${chosen}${charged}`
}

function goingBack(amount: Minor): string {
  return amount > 0 ? ` and ${moneyText(amount)} goes back` : ''
}

function goesBackOf(
  { proof: { held, owed } }: Order,
  { line, fall }: { readonly line: MoneyLine; readonly fall: Minor },
): Minor {
  return refundOfFall({ held, owed }, { line: { givenBack: line.given_back }, fall }).refund
}
