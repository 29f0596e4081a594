import type { Checker, Evidence } from './checker.ts'
import { usesWithinLimit } from './discounts.ts'
import { eachLinePaidOnce } from './lines.ts'
import { eachMailOnce } from './mails.ts'
import {
  capturedIsPaid,
  capturedIsTotal,
  chargedIsAgreed,
  oneCapture,
  refundedIsCaptured,
} from './money.ts'
import { staffOfTheStorefront } from './separation.ts'
import { nothingIsLost } from './survival.ts'

const CHECKERS = {
  I1: oneCapture,
  I2: capturedIsPaid,
  I3: capturedIsTotal,
  I4: usesWithinLimit,
  I5: eachMailOnce,
  I6: nothingIsLost,
  I7: staffOfTheStorefront,
  I8: eachLinePaidOnce,
  I9: refundedIsCaptured,
  I10: chargedIsAgreed,
} satisfies Readonly<Record<string, Checker>>

/** Returns the violations of the invariants I1 to I10, each with its number in front. */
export async function findViolations(evidence: Evidence): Promise<string[]> {
  const found: string[] = []
  for (const [invariant, check] of Object.entries(CHECKERS))
    found.push(...(await check(evidence)).map((fault) => `${invariant}: ${fault}`))
  return found
}
