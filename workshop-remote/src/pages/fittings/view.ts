import type { Day } from '@darnley/domain/turnaround'

/** What the address of the page says. */
export interface FittingsView {
  readonly day: Day
  /** Null for the first place. */
  readonly place: string | null
  /** Order of the chosen fitting. */
  readonly chosen: string | null
}

export function readView(query: URLSearchParams, today: Day): FittingsView {
  return {
    day: readDay(query.get('date')) ?? today,
    place: query.get('place'),
    chosen: query.get('order'),
  }
}

export function pathOf({ day, place, chosen }: FittingsView): string {
  const query = new URLSearchParams({ date: day })
  if (place !== null) query.set('place', place)
  if (chosen !== null) query.set('order', chosen)
  return `/fittings?${query.toString()}`
}

/** Returns a day of an address or a field; null for anything else. */
export function readDay(text: string | null): Day | null {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? (text as Day) : null
}
