import type { NewSettlement, SettlementDirection } from '@darnley/contract/workshop-statements'
import { minor, type Minor } from '@darnley/domain/money'
import { moneyText, readPounds } from '../order/money/pounds.ts'

/** What is typed into the form of a settlement. */
export interface SettlementDraft {
  readonly direction: SettlementDirection
  readonly amount: string
  readonly day: string
  readonly reference: string
}

export type SettlementField = keyof SettlementDraft

/** Returns what is missing, by field. */
export function draftFaults(
  { amount, day, reference }: SettlementDraft,
  today: string,
): ReadonlyMap<SettlementField, string> {
  const faults = new Map<SettlementField, string>()
  const pence = readPounds(amount)
  if (pence === null || pence === minor(0)) faults.set('amount', 'Enter an amount, such as 120.50')
  if (day === '') faults.set('day', 'Enter the day')
  else if (day > today) faults.set('day', 'This day is still to come')
  if (reference.trim() === '') faults.set('reference', 'Enter the reference of the payment')
  return faults
}

/** Returns what is sent, without its id and the acceptance of more than is owed. */
export function settlementOf(
  shop: string,
  { direction, amount, day, reference }: SettlementDraft,
): Omit<NewSettlement, 'id' | 'accept_more'> {
  const pence = readPounds(amount)
  if (pence === null) throw new TypeError('A draft with faults is not sent')
  return { shop, direction, day, amount: pence, reference: reference.trim() }
}

/** Returns a balance in words. */
export function balanceWords(balance: Minor, shop: string): string {
  if (balance === 0) return 'Nothing is owed'
  return balance > 0
    ? `${shop} owes ${moneyText(balance)}`
    : `We owe ${shop} ${moneyText(minor(-balance))}`
}

/** Returns who owes the amount that stands beside it. */
export function debtorWords(balance: Minor, shop: string): string {
  if (balance === 0) return 'Nothing is owed'
  return balance > 0 ? `${shop} owes us` : `We owe ${shop}`
}
