import { sessionBox } from './session-box.ts'

const box = sessionBox<string>('receipt', 1)
/** Where storage is switched off. */
let remembered: string | null = null

/**
 * The token of the order that this tab placed last: the browser's Back leads from its receipt to itself (F17). Read
 * anew each time, because a page from the back/forward cache is older than the receipt.
 */
export function lastReceipt(): string | null {
  return box.read() ?? remembered
}

export function rememberReceipt(orderIdToken: string): void {
  remembered = orderIdToken
  box.write(orderIdToken)
}
