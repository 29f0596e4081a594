import { currentRun } from './checkout-run.ts'
import { sessionBox } from './session-box.ts'

interface MadeOrder {
  readonly token: string
  readonly isPlaced: boolean
}

/** The orders of this tab by the checkout that made each. */
type Orders = Readonly<Record<string, MadeOrder>>

const box = sessionBox<Orders>('orders-made', 1)
/** Where storage is switched off. */
let remembered: Orders = {}

/** An order was made at the payment; it is not placed before it is paid. */
export function noteOrder(token: string): void {
  keep({ ...orders(), [currentRun()]: { token, isPlaced: false } })
}

/** Notes that an order is placed; whether it was made by the checkout that is under way in this tab. */
export function notePlaced(token: string): boolean {
  const made = Object.entries(orders()).filter(([, order]) => order.token === token)
  const placed = made.map(([run]): [string, MadeOrder] => [run, { token, isPlaced: true }])
  keep({ ...orders(), ...Object.fromEntries(placed) })
  return placed.some(([run]) => run === currentRun())
}

/**
 * The token of the order that this very checkout has placed; null when it placed none. Read anew each time, because a
 * page from the back/forward cache is older than the receipt (F17).
 */
export function receiptOf(run: string): string | null {
  const order = orders()[run]
  return order?.isPlaced ? order.token : null
}

function orders(): Orders {
  return box.read() ?? remembered
}

function keep(all: Orders): void {
  remembered = all
  box.write(all)
}
