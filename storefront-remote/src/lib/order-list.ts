import { orderStatuses } from '@darnley/contract/order-statuses'

/** One of the two lists of section 7.2, and its filters. */
export interface OrderFilter {
  readonly list: 'current' | 'past'
  /** Null for every status. */
  readonly status: string | null
  /** Prefixes of number, name or e-mail; empty for all orders. */
  readonly search: string
}

export function filterOf(query: URLSearchParams, search: string): OrderFilter {
  const list = query.get('list') === 'past' ? 'past' : 'current'
  return { list, status: query.get('status'), search: search.trim() }
}

const past: readonly string[] = ['finished', 'cancelled']

/** Returns the statuses that a list can be filtered by; unpaid orders are not listed. */
export function statusesOf(list: OrderFilter['list'], companySlug: string): readonly string[] {
  if (list === 'past') return past
  return orderStatuses(companySlug).filter(
    (status) => !past.includes(status) && status !== 'awaiting_payment',
  )
}

/** Returns the URL of a list, without the search text (S21). */
export function listAddress({ list, status }: Pick<OrderFilter, 'list' | 'status'>): string {
  const query = new URLSearchParams({
    ...(list === 'past' ? { list } : {}),
    ...(status ? { status } : {}),
  }).toString()
  return query ? `/storefront/orders?${query}` : '/storefront/orders'
}
