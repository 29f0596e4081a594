import type { PaymentState } from 'shared/contract/checkout'
import { isUnknownOrder } from './unknown-order.ts'

/** Section 9: the first look comes 2 s after the card form. */
const firstLook = 2000
const longestPause = 10_000

export interface PaymentWatch {
  /** Asks the api once. */
  readonly ask: () => Promise<PaymentState>
  /** Rejects when the page is left. */
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Called each time the answer was unclear: not decided yet, or no answer at all. */
  readonly onUnclear: () => void
}

/**
 * Waits until the payment is decided. An order is never called failed because of a lost network: only
 * the api's own "failed", or an order it doesn't know, ends the wait.
 */
export async function waitForPayment({
  ask,
  sleep,
  onUnclear,
}: PaymentWatch): Promise<Exclude<PaymentState, 'pending'>> {
  for (let pause = firstLook; ; pause = nextPause(pause)) {
    await sleep(pause)
    const state = await ask().catch(stateOfFailure)
    if (state !== 'pending') return state
    onUnclear()
  }
}

function nextPause(pause: number): number {
  return Math.min(pause * 1.5, longestPause)
}

function stateOfFailure(error: unknown): PaymentState {
  return isUnknownOrder(error) ? 'failed' : 'pending'
}
