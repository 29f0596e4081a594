import { isBlank, type Verdict } from './verdict.ts'

/** Amounts in pence that section 9 names, for fees that are created without one. */
export const usualFees = {
  home_delivery: 395,
  return_to_store: 0,
  complete_in_store: 0,
  express: 1000,
  express_large_basket: 2000,
} as const

export type FeeKey = keyof typeof usualFees

export const feeKeys = Object.keys(usualFees) as FeeKey[]

/** Returns the amount of a new fee: the usual one when none is given. */
export function newFeeAmount(amount: unknown, key: unknown): unknown {
  return isBlank(amount) ? usualFees[key as FeeKey] : amount
}

/** In pence. More is a slip of the hand: a fee is charged beside every order. */
const MOST = 10_000

export function checkFeeAmount(value: unknown): Verdict {
  const isWhole = Number.isSafeInteger(value) && Number(value) >= 0
  if (isWhole && Number(value) <= MOST) return true
  return 'Give an amount from £0.00 to £100.00 in whole pence, such as £3.95 (395).'
}
