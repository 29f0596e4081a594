import type { Checker, Evidence } from './checker.ts'
import { usesWithinLimit } from './discounts.ts'
import { eachLinePaidOnce } from './lines.ts'
import { eachMailOnce } from './mails.ts'
import { capturedIsAgreed, capturedIsPaid, oneCapture } from './money.ts'
import { eachTheirOwn } from './separation.ts'
import { nothingIsLost } from './survival.ts'

const CHECKERS = {
  I1: oneCapture,
  I2: capturedIsPaid,
  I3: capturedIsAgreed,
  I4: usesWithinLimit,
  I5: eachMailOnce,
  I6: nothingIsLost,
  I7: eachTheirOwn,
  I8: eachLinePaidOnce,
} satisfies Readonly<Record<string, Checker>>

/** What does not hold of an order's invariants I1 to I8, each with its number in front. */
export async function findViolations(evidence: Evidence): Promise<string[]> {
  const found: string[] = []
  for (const [invariant, check] of Object.entries(CHECKERS))
    found.push(...(await check(evidence)).map((fault) => `${invariant}: ${fault}`))
  return found
}
