import type { Refund } from './refund-repository.ts'

/** Returns why money goes back: in the words of the staff, or for a second payment in ours. */
export function refundReason({ cause, reason }: Pick<Refund, 'cause' | 'reason'>): string {
  if (reason !== null) return reason
  return cause === 'paid_twice' ? 'This had already been paid for' : 'The order was cancelled'
}
