import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Figures } from '@darnley/contract/workshop-figures'
import { minor } from '@darnley/domain/money'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import { someFigures } from '#src/testing/figures.ts'
import * as scenes from './page.scenes.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })

/** The words of each row of the table, the first and the last one headings and total. */
function rowsOfTable(): string[][] {
  const rows = page.getByRole('table').element().querySelectorAll('tr')
  return Array.from(rows, (row) => Array.from(row.children, (cell) => cell.textContent))
}

describe('Figures', () => {
  it('[O9] are four numbers, two plots, and a table whose sum is proved', async () => {
    await show(scenes.fortnight)
    await expect.element(page.getByText('£11,107.90', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('196 of 205 garments, 9 late')).toBeVisible()
    await expect.element(page.getByText('GB 123 4567 89')).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^Booked and given back/ })).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^Garments done in time/ })).toBeVisible()
    const [head, first, ...rest] = rowsOfTable()
    expect(head?.slice(0, 4)).toEqual(['Shop', 'Orders', 'Garments', 'Services'])
    expect(first).toEqual([
      ...['Darnley, online', '136', '206', '£5,400.00', '−£124.30', '£1,074.40', '£120.00'],
      ...['−£10.80', '£6,459.30', '100', '0', '100.0%'],
    ])
    expect(rest.at(-1)?.slice(0, 2)).toEqual(['All shops', '245'])
    await expect.element(page.getByText(/ = £11,107\.90\. The same sum by shop/)).toBeVisible()
    await expect.element(page.getByText(/also those that were done again/)).toBeVisible()
  })

  it('[O9] say so when the sums do not agree', async () => {
    const { total } = someFigures()
    const wrong = someFigures({ total: { ...total, revenue: minor(1) } })
    await show(scenes.fortnight, { api: { 'GET /workshop/figures': () => wrong } })
    await expect.element(page.getByText(/but the revenue is £0\.01/)).toBeVisible()
  })

  it('have everything that the plots show in the table by day', async () => {
    await show(scenes.fortnight)
    await link('Day').click()
    await expect.element(page.getByRole('heading', { name: 'By day', exact: true })).toBeVisible()
    expect(rowsOfTable()).toHaveLength(1 + 14 + 1)
    expect(rowsOfTable()[4]?.[0]).toBe('Sat 14 Nov')
    expect(rowsOfTable()[4]?.[7]).toBe('−£108.35')
  })

  it('keep period, shop, service and table in the address, which the file has as well', async () => {
    const asked = vi.fn<(sent: Sent) => Figures>(() => someFigures())
    await show(scenes.byDay, { api: { 'GET /workshop/figures': asked } })
    await link('7 days').click()
    await expect.poll(currentPath).toBe('/figures?period=week&by=day')
    await page.getByRole('combobox', { name: 'Shop' }).selectOptions('Maison Vale')
    await page.getByRole('combobox', { name: 'Service' }).selectOptions('Shorten hem')
    await expect
      .poll(currentPath)
      .toBe('/figures?period=week&shop=maison-vale&service=shorten-hem&by=day')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('service')).toBe('shorten-hem')
    const query = asked.mock.lastCall?.[0].query
    expect(query?.get('shop')).toBe('maison-vale')
    const file = link('Download CSV').element().getAttribute('href')
    expect(file).toContain(`from=${query?.get('from')}`)
    expect(file).toMatch(/&shop=maison-vale&service=shorten-hem&by=day$/)
  })

  it('hold two choices that are made before the router renders one', async () => {
    await show(scenes.fortnight)
    await expect.element(page.getByRole('option', { name: 'Shorten hem' })).toBeInTheDocument()
    for (const [name, value] of [
      ['Shop', 'maison-vale'],
      ['Service', 'shorten-hem'],
    ] as const) {
      const choice = page.getByRole('combobox', { name }).element() as HTMLSelectElement
      choice.value = value
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await expect.poll(currentPath).toBe('/figures?shop=maison-vale&service=shorten-hem')
  })

  it('are of any days', async () => {
    const asked = vi.fn<(sent: Sent) => Figures>(() => someFigures())
    await show(scenes.fortnight, { api: { 'GET /workshop/figures': asked } })
    await page.getByRole('button', { name: 'From, to' }).click()
    await page.getByLabelText('First day').fill('2026-10-01')
    await page.getByLabelText('Last day').fill('2026-10-31')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(currentPath).toBe('/figures?from=2026-10-01&to=2026-10-31')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('to')).toBe('2026-10-31')
    await expect.element(page.getByLabelText('First day')).toHaveValue('2026-10-01')
  })

  it('of a wrong period say what is wrong, and can be corrected', async () => {
    allowErrors(/422/)
    await show(scenes.wrongPeriod)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('First day: Invalid ISO date. Last day: Invalid ISO date.')
    await expect.element(page.getByLabelText('First day')).toBeVisible()
    await expect.element(link('14 days')).toBeVisible()
  })

  it('of a time without orders are zeros, not an error', async () => {
    await show(scenes.nothingSold)
    await expect.element(page.getByText('Nothing was booked in these days.')).toBeVisible()
    await expect.element(page.getByText('No garment was done in these days.')).toBeVisible()
    expect(rowsOfTable()).toHaveLength(2)
  })

  it('can be asked for again after a failure', async () => {
    allowErrors(/503/)
    let isUp = false
    await show(scenes.failed, {
      api: { 'GET /workshop/figures': () => (isUp ? someFigures() : refuse(503)()) },
    })
    await expect.element(page.getByText('The figures could not be loaded.')).toBeVisible()
    isUp = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('£11,107.90', { exact: true }).first()).toBeVisible()
  })

  it('are for owners, whose rail leads to them', async () => {
    await show(scenes.fortnight)
    await expect
      .element(page.getByRole('navigation', { name: 'Workshop' }).getByText('Figures'))
      .toBeVisible()
  })

  it('are neither offered nor shown to a manager', async () => {
    allowErrors(/403/)
    await show(scenes.forAManager, {
      api: {
        'GET /workshop/me': () => ({
          ...{ id: '6e0c1d36-3c7a-4c0a-9a43-000000000902', name: 'Maggie Thorne' },
          ...{ email: 'manager@darnley.example', role: 'manager' },
        }),
      },
    })
    await expect.element(page.getByText('Only an owner sees the figures.')).toBeVisible()
    const rail = page.getByRole('navigation', { name: 'Workshop' })
    await expect.element(rail.getByText('Arrivals')).toBeVisible()
    await expect.element(rail.getByText('Figures')).not.toBeInTheDocument()
  })
})
