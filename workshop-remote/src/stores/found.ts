import type { OrderPage } from '@darnley/contract/storefront-orders'
import { atom } from '@darnley/web/stores'

/** What was typed, with the orders that have these words. Not in an address, which would name customers (S21). */
export interface FoundOrders {
  readonly text: string
  readonly page: OrderPage
  /** Whether orders that are under way were searched, or finished ones. */
  readonly list: 'current' | 'past'
}

export const $found = atom<FoundOrders | null>(null)
