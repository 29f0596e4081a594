import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ShopFittingDay } from '@darnley/contract/storefront-fittings'
import type { Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const list = page.getByRole('list', { name: 'Fittings of the day' })
const button = (name: string) => page.getByRole('button', { name })
const first = () => page.getByRole('list', { name: 'Fittings of the day' }).element().children[0]

describe('The fittings of a shop', () => {
  it('[J3] say who comes when, for what, and what came of it', async () => {
    await show(scenes.today)
    await expect.element(list).toMatchTextContent(/10:00 to 10:20, room 1.*Amara Osei.*DN-1/)
    await expect.element(list).toMatchTextContent('Jeans, Blue denim: Shorten hem')
    await expect.element(list).toMatchTextContent(/room 2.*moved.*Here.*Did not come/)
    await expect.element(page.getByText('Being booked online')).toBeVisible()
  })

  it('are marked step by step, and a mark is taken back', async () => {
    const mark = vi.fn<(sent: Sent) => ShopFittingDay>(
      scenes.today.answers?.api?.['POST /storefront/fittings/{id}/mark'] as never,
    )
    await show(scenes.today, { api: { 'POST /storefront/fittings/{id}/mark': mark } })
    await button('Here: Amara Osei').first().click()
    await expect.poll(() => first()?.textContent).toContain('Here')
    await expect.element(page.getByRole('heading', { name: 'Amara Osei' }).first()).toHaveFocus()
    await button('All is pinned: Amara Osei').first().click()
    await expect.poll(() => first()?.textContent).toContain('Pinned')
    await button('Take this back: Amara Osei').first().click()
    await expect.poll(() => first()?.textContent).toContain('Booked')
    expect(mark.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, mark: 'here' },
      { version: 3, mark: 'done' },
      { version: 3, mark: null },
    ])
  })

  it('are marked from their day on', async () => {
    await show(scenes.tomorrow)
    await expect.element(list).toMatchTextContent('Booked')
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('of another day are a link away', async () => {
    await show(scenes.empty)
    await expect.element(page.getByText('There are no fittings on this day.')).toBeVisible()
    await page.getByRole('link', { name: 'Day after' }).click()
    await expect.poll(currentPath).toMatch(/^\/storefront\/fittings\?day=\d{4}-\d{2}-\d{2}$/)
  })

  it('of several places are shown place by place', async () => {
    await show(scenes.severalPlaces)
    await page.getByRole('link', { name: 'Two' }).click()
    await expect.poll(currentPath).toMatch(/&place=two$/)
  })

  it('are none for a shop without a place', async () => {
    await show(scenes.noPlace)
    await expect.element(page.getByText('Your shop has no place for fittings.')).toBeVisible()
  })

  it('say when a colleague was faster', async () => {
    allowErrors(/409/)
    await show(scenes.changedMeanwhile)
    await button('Here: Amara Osei').first().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A colleague has changed/)
  })

  it('say when they could not be loaded', async () => {
    allowErrors(/Failed to fetch/)
    await show(scenes.failed)
    await expect.element(page.getByRole('alert')).toMatchTextContent('could not be loaded')
  })
})
