import { currentRun } from './checkout-run.ts'
import { sessionBox } from './session-box.ts'

interface MadeOrder {
  readonly token: string
  readonly isPlaced: boolean
}

/** This tab's orders by the run of checkout that created them. */
type Orders = Readonly<Record<string, MadeOrder>>

const box = sessionBox<Orders>('orders-made', 1)
/** Used where storage is off. */
let remembered: Orders = {}

/** Records an order that was created at the payment step; it is placed only when it is paid. */
export function noteOrder(token: string): void {
  keep({ ...orders(), [currentRun()]: { token, isPlaced: false } })
}

/** Records that an order is placed. Returns whether this tab's current checkout created it. */
export function notePlaced(token: string): boolean {
  const made = Object.entries(orders()).filter(([, order]) => order.token === token)
  const placed = made.map(([run]): [string, MadeOrder] => [run, { token, isPlaced: true }])
  keep({ ...orders(), ...Object.fromEntries(placed) })
  return placed.some(([run]) => run === currentRun())
}

/**
 * Returns the token of the order that this run of checkout has placed; null when there is none. Reads storage on each
 * call, because a page from the back/forward cache is older than the receipt (F17).
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
