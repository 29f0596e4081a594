import { sessionBox } from './session-box.ts'

const box = sessionBox<string>('receipt', 1)
let shown: string | null = box.read()

/** The token of the order that this tab placed last: the browser's Back leads from its receipt to itself (F17). */
export function lastReceipt(): string | null {
  return shown
}

export function rememberReceipt(orderIdToken: string): void {
  shown = orderIdToken
  box.write(orderIdToken)
}
