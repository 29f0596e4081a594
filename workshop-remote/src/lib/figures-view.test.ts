import type { Day } from '@darnley/domain/turnaround'
import { expect, it } from 'vitest'
import {
  csvAddress,
  figuresAddress,
  figuresViewOf,
  periodsAt,
  tables,
  type FiguresView,
} from './figures-view.ts'

const today = '2026-11-25' as Day

const read = (address: string, day = today): FiguresView =>
  figuresViewOf(new URL(address, 'http://workshop.localhost').searchParams, day)

it('every view has an address of its own, which leads back to it', () => {
  const addresses = new Set<string>()
  const own = { period: null, from: '2026-10-01', to: '2026-10-31' }
  const named = periodsAt(today).map(({ name, from, to }) => ({ period: name, from, to }))
  for (const period of [own, ...named])
    for (const { by } of tables)
      for (const shop of [null, 'online', 'maison-vale'])
        for (const service of [null, 'shorten-hem']) {
          const wanted = { ...period, by, shop, service }
          const address = figuresAddress(wanted)
          expect(read(address)).toEqual(wanted)
          addresses.add(address)
        }
  expect(addresses.size).toBe(4 * 3 * 3 * 2)
  expect(addresses).toContain('/figures')
})

it('shows the fortnight that ended yesterday, and counts its days', () => {
  expect(read('/figures')).toMatchObject({ from: '2026-11-11', to: '2026-11-24', by: 'shop' })
})

it('shows the month of yesterday on the first of the next', () => {
  expect(read('/figures?period=month', '2026-12-01' as Day)).toMatchObject({
    ...{ period: 'month', from: '2026-11-01', to: '2026-11-30' },
  })
  expect(periodsAt('2026-12-01' as Day).map(({ label }) => label)).toContain('November')
})

it('takes a table or period that it does not know for the usual one', () => {
  expect(figuresAddress(read('/figures?period=decade&by=tailor&shop=&service='))).toBe('/figures')
})

it('leaves wrong days to the api, which says what is wrong with them', () => {
  const view = read('/figures?from=2026-02-30&by=day')
  expect(view).toMatchObject({ period: null, from: '2026-02-30', to: '' })
  expect(csvAddress(view)).toBe('/api/workshop/figures_csv?from=2026-02-30&to=&by=day')
})
