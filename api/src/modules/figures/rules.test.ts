import fc from 'fast-check'
import type { Day } from '@darnley/domain/turnaround'
import { describe, expect, it } from 'vitest'
import { csvCell, csvOf, dayRows, namedRows, periodFaults, totalRow } from './rules.ts'

const nothing = { money: [], turnaround: [] }

describe('a period', () => {
  it.each([
    [{ from: '2026-11-01', to: '2026-11-01' }, 0],
    [{ from: '2026-11-02', to: '2026-11-01' }, 1],
    [{ from: '2026-01-01', to: '2027-02-04' }, 0],
    [{ from: '2026-01-01', to: '2027-02-05' }, 1],
    [{ to: '2026-11-01' }, 0],
  ])('%j has %d faults', (period, count) => {
    expect(periodFaults(period)).toHaveLength(count)
  })
})

describe('tables', () => {
  it('have every day, also over a change of the clock and without an entry', () => {
    const days = dayRows(nothing, { from: '2026-10-24' as Day, to: '2026-10-26' as Day })
    expect(days.map(({ key, revenue }) => [key, revenue])).toEqual([
      ['2026-10-24', 0],
      ['2026-10-25', 0],
      ['2026-10-26', 0],
    ])
  })

  it('name parts that are no service, and put the highest revenue first', () => {
    const row = { ...totalRow(nothing), by: 'service' as const, name: null }
    const money = [
      { ...row, key: 'delivery', revenue: 5 },
      { ...row, key: 'shorten-hem', name: 'Shorten hem', revenue: 9 },
    ]
    const rows = namedRows({ money, turnaround: [] }, { by: 'service', names: [] })
    expect(rows.map(({ name }) => name)).toEqual(['Shorten hem', 'Delivery'])
  })

  it('name a service that was done in the period and sold before it', () => {
    const done = { by: 'service', key: 'patch', name: 'Patch', kept: 1, late: 0 } as const
    const rows = namedRows({ money: [], turnaround: [done] }, { by: 'service', names: [] })
    expect(rows).toMatchObject([{ key: 'patch', name: 'Patch', kept: 1, revenue: 0 }])
  })
})

/** Reads CSV by the grammar of RFC 4180, written anew. */
function read(csv: string): string[][] {
  const fields = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of csv.matchAll(fields)) {
    const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    rows.at(-1)?.push(text)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('CSV', () => {
  it('is read back as it was written, whatever names contain', () => {
    const anyText = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', 'é', ' ') })
    fc.assert(
      fc.property(
        anyText.filter((text) => !/^[\t\r]/.test(text)),
        (name) => {
          const row = { ...totalRow(nothing), key: 'k', name, revenue: -1080 }
          const rows = read(csvOf([row], { heading: 'Shop', total: totalRow(nothing) }))
          expect(rows[1]?.slice(0, 2)).toEqual(['k', name])
          expect(rows[1]?.[9]).toBe('-10.80')
          expect(rows.map((cells) => cells.length)).toEqual([13, 13, 13])
        },
      ),
    )
  })

  it('keeps a spreadsheet from running a name as a formula', () => {
    expect(['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '-12.50', 'a=b'].map(csvCell)).toEqual([
      ...["'=1+1", "'+1", "'-1+2", "'@SUM(A1)", "'\tx", '-12.50', 'a=b'],
    ])
  })
})
