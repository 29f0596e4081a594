import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const plan = page.getByRole('group', { name: 'Fittings of the day' })

describe('Fittings', () => {
  it('[J3] are shown by time and room, with who is booking and what is free', async () => {
    await show(scenes.day)
    await expect
      .element(page.getByText('Fitting space London · Wed 25 November · 2 booked, 1 held, 3 free'))
      .toBeVisible()
    await expect.element(plan.getByText('DN-48261 · until 10:20 · moved')).toBeVisible()
    await expect.element(plan.getByText('Held until 10:58')).toBeVisible()
    await plan.getByRole('link', { name: 'Amara Osei' }).first().click()
    await expect.poll(currentPath).toMatch(/^\/order\//)
  })

  it('of other days are one press away', async () => {
    await show(scenes.day)
    await page.getByRole('link', { name: 'Day after' }).click()
    await expect.poll(currentPath).toBe('/fittings?date=2026-11-26')
  })

  it('are none on a closed day', async () => {
    await show(scenes.closed)
    await expect.element(page.getByText('There are no fittings on this day.')).toBeVisible()
  })

  it('need a place', async () => {
    await show(scenes.withoutPlace)
    await expect.element(page.getByText(/^No place offers fittings yet/)).toBeVisible()
  })

  it('say when they could not be loaded', async () => {
    allowErrors(/503/)
    await show(scenes.failed)
    await expect.element(page.getByText('The fittings could not be loaded.')).toBeVisible()
  })
})
