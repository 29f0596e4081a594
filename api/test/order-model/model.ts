import type { Terms } from './workshop/book.ts'
import type { Desk } from './workshop/desk.ts'

/** A minimal model of baskets and orders: sets of line ids, and the order that paid each first. */

export interface ModelOrder {
  readonly basket: ModelBasket
  lines: readonly string[]
  state: 'unpaid' | 'placed' | 'refunded'
  /** As agreed at checkout. */
  terms: Terms
  /** Once staff of the workshop had it in hand. */
  desk: Desk | null
  /** Its intent was captured at the provider; the API may not know yet. */
  isCaptured: boolean
}

export interface ModelBasket {
  /** In order. */
  lines: string[]
  unpaid: ModelOrder | null
  /** The settled order, while the basket is unchanged since. */
  last: ModelOrder | null
}

export interface Model {
  readonly paid: Set<string>
  readonly orders: ModelOrder[]
}

export const emptyModel = (): Model => ({ paid: new Set(), orders: [] })
export const emptyBasket = (): ModelBasket => ({ lines: [], unpaid: null, last: null })

export function visible({ paid }: Model, { lines }: ModelBasket): string[] {
  return lines.filter((line) => !paid.has(line))
}

/** Models a write of entries: paid lines do not return. */
export function store(
  model: Model,
  { basket, lines }: { basket: ModelBasket; lines: string[] },
): void {
  basket.lines = lines.filter((line) => !model.paid.has(line))
  basket.last = null
}

/** Models the settlement of an order, paid or free. */
export function settle(model: Model, order: ModelOrder): void {
  if (order.state !== 'unpaid') return
  const { basket } = order
  order.state = order.lines.some((line) => model.paid.has(line)) ? 'refunded' : 'placed'
  if (order.state === 'placed') for (const line of order.lines) model.paid.add(line)
  basket.lines = visible(model, basket)
  basket.unpaid = null
  basket.last = order.state === 'placed' ? order : null
}

export type Expected =
  | { readonly type: 'refused' }
  | { readonly type: 'receipt' | 'to-pay' | 'placed'; readonly order: ModelOrder }

export function checkOut(
  model: Model,
  { basket, ...terms }: Terms & { basket: ModelBasket },
): Expected {
  if (basket.unpaid?.isCaptured) settle(model, basket.unpaid)
  const lines = visible(model, basket)
  if (lines.length < basket.lines.length) {
    store(model, { basket, lines })
    return { type: 'refused' }
  }
  if (lines.length === 0)
    return basket.last ? { type: 'receipt', order: basket.last } : { type: 'refused' }
  const order = basket.unpaid ?? newOrder(model, { basket, terms })
  order.lines = lines
  order.terms = terms
  if (!terms.isFree) return { type: 'to-pay', order }
  settle(model, order)
  return { type: 'placed', order }
}

function newOrder(
  model: Model,
  { basket, terms }: Pick<ModelOrder, 'basket' | 'terms'>,
): ModelOrder {
  const order: ModelOrder = {
    ...{ basket, terms, lines: [], state: 'unpaid', isCaptured: false },
    desk: null,
  }
  model.orders.push(order)
  basket.unpaid = order
  return order
}
