/** Tables of figures, and their CSV. Amounts are minor units. */
import type { FigureOption } from '@darnley/contract/workshop-figures'
import { maxFigureDays } from '@darnley/contract/workshop-figures'
import type { ValidationFault } from '@darnley/contract/errors'
import { addDays, type Day } from '@darnley/domain/turnaround'

type By = 'day' | 'shop' | 'service' | 'total'

/** A row of sums; `by` names its group. */
export type MoneyRow = Omit<PlainRow, 'name' | 'kept' | 'late'> & {
  readonly by: By
  readonly name: string | null
}

/** `name` is that of a service. */
export type TurnaroundRow = Pick<PlainRow, 'key' | 'kept' | 'late'> & {
  readonly by: By
  readonly name: string | null
}

/** Returns the faults of a period. */
export function periodFaults({ from, to }: { from?: string; to?: string }): ValidationFault[] {
  const fault = (msg: string): ValidationFault[] => [
    { loc: ['query', 'to'], msg, type: 'value_error' },
  ]
  if (from === undefined || to === undefined) return []
  if (to < from) return fault('The last day is before the first')
  const isLong = to > addDays(from as Day, maxFigureDays - 1)
  return isLong ? fault(`At most ${maxFigureDays} days`) : []
}

interface Sums {
  readonly money: readonly MoneyRow[]
  readonly turnaround: readonly TurnaroundRow[]
}

const EMPTY = {
  ...{ orders: 0, garments: 0, services: 0, discounts: 0, delivery: 0, express: 0 },
  ...{ given_back: 0, revenue: 0, vat: 0, kept: 0, late: 0 },
}

/** A row before its amounts are branded by the contract. */
export type PlainRow = typeof EMPTY & { readonly key: string; readonly name: string }

function rowOf(
  { money, turnaround }: Sums,
  place: { by: By; key: string; name?: string },
): PlainRow {
  const isHere = (row: { by: By; key: string }): boolean =>
    row.by === place.by && row.key === place.key
  const { name: found = null, ...sums } = money.find(isHere) ?? { by: place.by }
  const { name: worked, kept, late } = turnaround.find(isHere) ?? { ...EMPTY, name: null }
  const { by: _by, ...plain } = { ...EMPTY, ...sums }
  return { ...plain, kept, late, key: place.key, name: place.name ?? found ?? worked ?? place.key }
}

export function totalRow(sums: Sums): PlainRow {
  return rowOf(sums, { by: 'total', key: '', name: 'Total' })
}

/** Returns a row for every day of the period, also for those without an entry. */
export function dayRows(sums: Sums, { from, to }: { from: Day; to: Day }): PlainRow[] {
  const rows: PlainRow[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    rows.push(rowOf(sums, { by: 'day', key: day }))
  return rows
}

const PARTS: Readonly<Record<string, string>> = {
  delivery: 'Delivery',
  express: 'Express turnaround',
  other: 'Given back for no service',
}

/** Returns the rows of shops or services, the highest revenue first. */
export function namedRows(
  sums: Sums,
  { by, names }: { by: 'shop' | 'service'; names: readonly FigureOption[] },
): PlainRow[] {
  const keys = new Set(
    [...sums.money, ...sums.turnaround].filter((row) => row.by === by).map(({ key }) => key),
  )
  const nameOf = (key: string): string | undefined =>
    names.find(({ id }) => id === key)?.name ?? PARTS[key]
  return [...keys]
    .map((key) => {
      const name = nameOf(key)
      return rowOf(sums, name === undefined ? { by, key } : { by, key, name })
    })
    .toSorted((one, other) => other.revenue - one.revenue || one.key.localeCompare(other.key))
}

const COLUMNS = [
  ['Orders', 'orders'],
  ['Garments', 'garments'],
  ['Services', 'services'],
  ['Discounts', 'discounts'],
  ['Delivery', 'delivery'],
  ['Express', 'express'],
  ['Given back', 'given_back'],
  ['Revenue', 'revenue'],
  ['VAT', 'vat'],
  ['Kept', 'kept'],
  ['Late', 'late'],
] as const

const COUNTS: readonly string[] = ['orders', 'garments', 'kept', 'late']

/** Returns a table as CSV (RFC 4180), amounts in pounds with a point. The last row is the total. */
export function csvOf(
  rows: readonly PlainRow[],
  { heading, total }: { heading: string; total: PlainRow },
): string {
  const head = [heading, 'Name', ...COLUMNS.map(([name]) => name)]
  const cells = [...rows, { ...total, key: 'Total' }].map((row) => [
    row.key,
    row.name,
    ...COLUMNS.map(([, field]) =>
      COUNTS.includes(field) ? String(row[field]) : (row[field] / 100).toFixed(2),
    ),
  ])
  return [head, ...cells].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * Returns a cell. A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay as they
 * are.
 */
export function csvCell(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
