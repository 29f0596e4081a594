import { addDays, type Day } from '@darnley/domain/turnaround'

export type FiguresTable = 'shop' | 'day' | 'service'

/** What the address of the figures says. Days and names are as they were written: the api says what is wrong with them. */
export interface FiguresView {
  /** Of the periods below; null for days of one's own. */
  readonly period: PeriodName | null
  readonly from: string
  readonly to: string
  /** Id of a shop, or `online`. */
  readonly shop: string | null
  /** Id of a service. */
  readonly service: string | null
  /** What the rows of the table are. */
  readonly by: FiguresTable
}

export type PeriodName = 'week' | 'fortnight' | 'month'

export const tables = [
  { by: 'shop', label: 'Shop' },
  { by: 'day', label: 'Day' },
  { by: 'service', label: 'Service' },
] as const satisfies readonly { by: FiguresTable; label: string }[]

const usual = 'fortnight'

interface Period {
  readonly name: PeriodName
  readonly label: string
  readonly from: Day
  readonly to: Day
}

/** Returns the periods that have a name. All end yesterday, because figures of a day that is not over still change. */
export function periodsAt(today: Day): readonly Period[] {
  const to = addDays(today, -1)
  const month = `${to.slice(0, 8)}01` as Day
  return [
    { name: 'week', label: '7 days', from: addDays(today, -7), to },
    { name: 'fortnight', label: '14 days', from: addDays(today, -14), to },
    { name: 'month', label: monthOf(to), from: month, to },
  ]
}

/** Reads the address: days win over a named period. */
export function figuresViewOf(query: URLSearchParams, today: Day): FiguresView {
  const periods = periodsAt(today)
  const named =
    periods.find(({ name }) => name === query.get('period')) ??
    periods.find(({ name }) => name === usual)
  const isOwn = query.has('from') || query.has('to')
  return {
    period: isOwn ? null : (named?.name ?? usual),
    from: isOwn ? (query.get('from') ?? '') : (named?.from ?? today),
    to: isOwn ? (query.get('to') ?? '') : (named?.to ?? today),
    shop: query.get('shop') || null,
    service: query.get('service') || null,
    by: tables.find(({ by }) => by === query.get('by'))?.by ?? 'shop',
  }
}

/** Returns the address of a view; what is usual is left out. */
export function figuresAddress({ period, from, to, shop, service, by }: FiguresView): string {
  const query = new URLSearchParams()
  if (period === null) {
    query.set('from', from)
    query.set('to', to)
  } else if (period !== usual) query.set('period', period)
  if (shop !== null) query.set('shop', shop)
  if (service !== null) query.set('service', service)
  if (by !== 'shop') query.set('by', by)
  const text = query.toString()
  return text ? `/figures?${text}` : '/figures'
}

/** Returns what the calls of the figures take. */
export function figuresQueryOf({ from, to, shop, service }: FiguresView): {
  from: string
  to: string
  shop?: string
  service?: string
} {
  return {
    ...{ from, to },
    ...(shop === null ? {} : { shop }),
    ...(service === null ? {} : { service }),
  }
}

/** Returns the address of the table in view as a file. */
export function csvAddress(view: FiguresView): string {
  const query = new URLSearchParams({ ...figuresQueryOf(view), by: view.by })
  return `/api/workshop/figures_csv?${query}`
}

function monthOf(day: Day): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    month: 'long',
  })
}
