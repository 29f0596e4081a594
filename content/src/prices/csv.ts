import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { toPence, toPounds } from '#src/rules/pounds.ts'
import { checkValue, checkWaits, linesById, type FoundLine } from './check-change.ts'
import type { Change } from './lines.ts'
import type { PriceOverview } from './overview.ts'

export interface LineFault {
  /** Of the file, the first is 1. */
  readonly line: number
  /** Empty for a fault of the whole line. */
  readonly column: string
  readonly message: string
}

export interface ReadCsv {
  readonly changes: readonly Change[]
  readonly faults: readonly LineFault[]
}

/** `kind` and `of` are there to be read; only names and prices are taken in. */
const columns = ['id', 'kind', 'of', 'name', 'price'] as const
const needed = ['id', 'name', 'price'] as const

/**
 * Returns all prices as a table of comma-separated values in UTF-8, prices in pounds. Words that a spreadsheet would
 * run as a formula begin with an apostrophe.
 */
export function writeCsv({ services }: Pick<PriceOverview, 'services'>): string {
  const rows = services.flatMap(({ lines }) =>
    lines.map((line) => ({ ...line, price: toPounds(line.price) })),
  )
  return stringify(rows, { columns: [...columns], header: true, bom: true, escape_formulas: true })
}

/** Returns what a file would change, and every fault of it. The columns may be in any order. */
export function readCsv(text: string, overview: Pick<PriceOverview, 'services'>): ReadCsv {
  const parsed = parseLines(text)
  if (!Array.isArray(parsed)) return { changes: [], faults: [parsed] }
  const [header, ...rows] = parsed
  const names = (header?.record ?? []).map((name) => name.trim().toLowerCase())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) return { changes: [], faults: missing.map(missingColumn) }
  const found = linesById(overview)
  const seen = new Set<string>()
  const read = rows.map(({ record, info }) => {
    if (record.length !== names.length) return wrongLength(info.lines, record.length, names.length)
    const cells = Object.fromEntries(names.map((name, at) => [name, plain(record[at] ?? '')]))
    return readLine({ line: info.lines, cells, found, seen })
  })
  return {
    changes: read.flatMap(({ changes }) => changes),
    faults: read.flatMap(({ faults }) => faults),
  }
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function parseLines(text: string): Parsed[] | LineFault {
  const [first = ''] = text.split('\n', 1)
  // Spreadsheets of some languages write semicolons.
  const delimiter = [',', ';', '\t'].find((each) => first.includes(each)) ?? ','
  try {
    return parse(text, {
      ...{ bom: true, info: true, delimiter },
      ...{ relax_column_count: true, skip_empty_lines: true },
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error['lines'] ?? 1)
    return { line, column: '', message: 'The quotation marks of this line do not match.' }
  }
}

function missingColumn(column: string): LineFault {
  return { line: 1, column, message: `The first line names no column "${column}".` }
}

function wrongLength(line: number, cells: number, wanted: number): ReadCsv {
  const message = `This line has ${cells} cells, and the first line has ${wanted}.`
  return { changes: [], faults: [{ line, column: '', message }] }
}

/** Removes the apostrophe that `writeCsv` put before a formula. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').trim()
}

interface Line {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly found: ReadonlyMap<string, FoundLine>
  readonly seen: Set<string>
}

function readLine({ line, cells, found, seen }: Line): ReadCsv {
  const { id = '', name = '', price = '' } = cells
  const known = found.get(id)
  const fault = (column: string, message: string): ReadCsv => ({
    changes: [],
    faults: [{ line, column, message }],
  })
  if (!known) return fault('id', `No price has the id "${id}".`)
  if (seen.has(id)) return fault('id', `The id "${id}" stands in an earlier line too.`)
  seen.add(id)
  const changes = [
    // Spaces around a name are not seen in a spreadsheet.
    ...(name === plain(known.line.name)
      ? []
      : [{ id, field: 'name', from: known.line.name, to: name }]),
    { id, field: 'price', from: known.line.price, to: toPence(price) ?? -1 },
  ].filter(({ from, to }) => from !== to) as Change[]
  const faults = changes.flatMap(({ field, to }) => {
    const verdict = checkValue(field, to)
    return verdict === true ? [] : [{ line, column: field, message: verdict }]
  })
  const waits = checkWaits(known.service)
  if (changes.length > 0 && waits !== true) return fault('', waits)
  return faults.length > 0 ? { changes: [], faults } : { changes, faults }
}
