import { orderStatuses } from 'shared/contract/order-statuses'

/** Which of the two lists of section 7.2, and what of it. */
export interface OrderFilter {
  readonly list: 'current' | 'past'
  /** Null is every status. */
  readonly status: string | null
  /** Beginnings of number, name or e-mail; empty is everybody. */
  readonly search: string
}

export function filterOf(query: URLSearchParams, search: string): OrderFilter {
  const list = query.get('list') === 'past' ? 'past' : 'current'
  return { list, status: query.get('status'), search: search.trim() }
}

const past: readonly string[] = ['finished', 'cancelled']

/** What a list can be narrowed to; nobody handles an order that is not paid. */
export function statusesOf(list: OrderFilter['list'], companySlug: string): readonly string[] {
  if (list === 'past') return past
  return orderStatuses(companySlug).filter(
    (status) => !past.includes(status) && status !== 'awaiting_payment',
  )
}

/** The address of a list: who is searched for stays out of it (S21). */
export function listAddress({ list, status }: Pick<OrderFilter, 'list' | 'status'>): string {
  const query = new URLSearchParams({
    ...(list === 'past' ? { list } : {}),
    ...(status ? { status } : {}),
  }).toString()
  return query ? `/storefront/orders?${query}` : '/storefront/orders'
}
