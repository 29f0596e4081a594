import { type Day, toDay } from '@darnley/domain/turnaround'

/** What the address says. */
export interface FittingsView {
  readonly day: Day
  /** Null for the first place of the shop. */
  readonly place: string | null
}

export function readView(query: URLSearchParams, today: Day): FittingsView {
  return { day: toDay(query.get('day')) ?? today, place: query.get('place') }
}

export function pathOf({ day, place }: FittingsView): string {
  const query = new URLSearchParams({ day, ...(place === null ? {} : { place }) })
  return `/storefront/fittings?${query.toString()}`
}
