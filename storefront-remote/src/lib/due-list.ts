import type { DuePart } from '@darnley/contract/storefront-orders'
import { dayAt, formatDay, type Day } from '@darnley/domain/turnaround'

/** The parts of the orders that are due, in the order in which staff look at them. */
export const dueParts = [
  { part: null, label: 'All' },
  { part: 'late', label: 'Late' },
  { part: 'today', label: 'Due today' },
  { part: 'express', label: 'Express' },
] as const satisfies readonly { part: DuePart | null; label: string }[]

/** Returns the part that an address shows; null for all, undefined when it shows another list. */
export function duePartOf(query: URLSearchParams): DuePart | null | undefined {
  if (query.get('list') !== 'due') return undefined
  const named = query.get('part')
  return dueParts.find(({ part }) => part === named)?.part ?? null
}

/** Returns the address of the orders that are due, or of a part of them. */
export function dueAddress(part: DuePart | null): string {
  return `/storefront/orders?list=due${part ? `&part=${part}` : ''}`
}

/** Returns 'Late, Mon 23 November', 'Today' or 'Wed 25 November'. */
export function dueWords(
  day: string,
  { locale, now = new Date() }: { locale: string; now?: Date },
): string {
  const today = dayAt(now)
  if (day === today) return 'Today'
  const text = formatDay(day as Day, locale)
  return day < today ? `Late, ${text}` : text
}
