import type { PaymentState } from '@darnley/contract/checkout'
import { isUnknownOrder } from './unknown-order.ts'

/** Milliseconds; section 9: the first poll is 2 s after the card form. */
const firstLook = 2000
const longestPause = 10_000

export interface PaymentWatch {
  /** Makes one call to the api. */
  readonly ask: () => Promise<PaymentState>
  /** Rejects when the page is left. */
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Called after each unclear response: undecided, or no response. */
  readonly onUnclear: () => void
}

/**
 * Waits until the payment is decided. A lost network never counts as a failed order: only the api's own "failed", or
 * an unknown order, ends the wait.
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
