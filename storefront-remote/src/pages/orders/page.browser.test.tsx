import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DuePage, OrderPage } from '@darnley/contract/storefront-orders'
import type { Sent } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { aSummary } from '#src/testing/orders.ts'
import * as scenes from './page.scenes.tsx'

const call = 'GET /storefront/storefront_orders'
const onePage: OrderPage = { orders: [aSummary()], next_cursor: null }

describe('The list of orders', () => {
  it('says of each order what staff ask first', async () => {
    await show(scenes.listed)
    const row = page.getByRole('row', { name: /DN-48214/ })
    await expect.element(row).toMatchTextContent(/1 service · Express/)
    await expect.element(row).toMatchTextContent(/Attention required/)
    await expect.element(row).toMatchTextContent(/Return to store/)
    await expect.element(row).toMatchTextContent(/£44/)
    await row.getByRole('link', { name: 'DN-48214' }).click()
    await expect.poll(currentPath).toContain('DN-48214')
  })

  it('offers what to do when it is empty', async () => {
    await show(scenes.empty)
    await expect.element(page.getByRole('status')).toMatchTextContent('No orders yet.')
    await page.getByRole('link', { name: 'Take an order' }).click()
    await expect.poll(currentPath).toBe('/storefront/booking')
  })

  it('shows all orders again when none matches', async () => {
    await show(scenes.nothingMatches)
    await page.getByRole('button', { name: 'Show all current orders' }).click()
    await expect.poll(currentPath).toBe('/storefront/orders')
  })

  it('says that nothing is over yet', async () => {
    await show(scenes.nothingPast)
    await expect.element(page.getByText('No order is over yet.')).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    let isUp = false
    await show(scenes.failed, {
      api: {
        [call]: () => {
          if (!isUp) throw new TypeError('Failed to fetch')
          return onePage
        },
      },
    })
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('The orders could not be loaded.')
    isUp = true
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: 'DN-48213' })).toBeVisible()
  })

  it('is turned page by page, with the cursor of the page before', async () => {
    const answer = vi.fn<(sent: Sent) => OrderPage>(({ query }) =>
      query.get('cursor') === 'older'
        ? { orders: [aSummary({ _id: 'old', collection_ref: 'DN-11111' })], next_cursor: null }
        : { ...onePage, next_cursor: 'older' },
    )
    await show(scenes.firstOfPages, { api: { [call]: answer } })
    await page.getByRole('button', { name: 'Older' }).click()
    await expect.element(page.getByRole('link', { name: 'DN-11111' })).toBeVisible()
    await expect.element(page.getByText('Page 2')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Older' })).toBeDisabled()
    await page.getByRole('button', { name: 'Newer' }).click()
    await expect.element(page.getByRole('link', { name: 'DN-48213' })).toBeVisible()
  })

  it('is searched by text in a body, never in an address', async () => {
    const search = vi.fn<(sent: Sent) => OrderPage>(() => onePage)
    await show(scenes.empty, { api: { 'POST /storefront/search_orders': search } })
    await page.getByRole('searchbox').fill('Osei')
    await expect.element(page.getByRole('link', { name: 'DN-48213' })).toBeVisible()
    expect(search.mock.calls[0]?.[0].body).toMatchObject({ list: 'current', search: 'Osei' })
    expect(currentPath()).toBe('/storefront/orders')
  })

  it('is filtered by status', async () => {
    const answer = vi.fn<(sent: Sent) => OrderPage>(() => onePage)
    await show(scenes.listed, { api: { [call]: answer } })
    await page.getByLabelText('Status').selectOptions('Attention required')
    await expect
      .poll(() => answer.mock.lastCall?.[0].query.get('status'))
      .toBe('attention_required')
  })

  it('[J32] has what is due first, with counts, late and express', async () => {
    await show(scenes.due)
    const rows = page.getByRole('row')
    await expect.element(rows.nth(1)).toMatchTextContent(/DN-48213.*Late, Mon 2 March/)
    await expect.element(rows.nth(2)).toMatchTextContent(/DN-48214.*Express.*Today/)
    await expect.element(rows.nth(3)).toMatchTextContent(/Wed 4 March/)
    const parts = page.getByRole('navigation', { name: 'Due orders' }).getByRole('link')
    await expect.element(parts.nth(0)).toHaveTextContent('All 3')
    await expect.element(parts.nth(1)).toHaveTextContent('Late 1')
    await expect.element(parts.nth(2)).toHaveTextContent('Due today 1')
    await expect.element(parts.nth(3)).toHaveTextContent('Express 1')
  })

  it('[J32] keeps the chosen part of what is due in the address', async () => {
    const answer = vi.fn<(sent: Sent) => DuePage>(() => ({
      orders: [],
      next_cursor: null,
      counts: { all: 1, late: 0, today: 1, express: 0 },
    }))
    await show(scenes.due, { api: { 'GET /storefront/due_orders': answer } })
    await page.getByRole('link', { name: /^Late/ }).click()
    await expect.poll(currentPath).toBe('/storefront/orders?list=due&part=late')
    await expect.element(page.getByRole('status')).toMatchTextContent('No order is late.')
    await expect.poll(() => answer.mock.lastCall?.[0].query.get('part')).toBe('late')
  })
})
