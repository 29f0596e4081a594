import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import { categories } from '#src/testing/catalogue.ts'
import * as scenes from './item-category.scenes.tsx'

describe('The step of the categories', () => {
  it('goes to the items of the category that is pressed', async () => {
    await show(scenes.listed)
    await page.getByRole('button', { name: 'Trousers & jeans' }).click()
    const items = page.getByRole('list', { name: 'Trousers & jeans' })
    await expect.element(items.getByRole('button', { name: 'Chinos' })).toBeVisible()
  })

  it('shows what each category costs at least', async () => {
    await show(scenes.listed)
    await expect
      .element(page.getByRole('button', { name: 'Trousers & jeans from £15' }))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Dresses Ask us' })).toBeVisible()
  })

  it('announces that it is loading', async () => {
    await show(scenes.loading)
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  })

  it('says that there is nothing', async () => {
    await show(scenes.empty)
    await expect.element(page.getByText('There is nothing here yet.')).toBeVisible()
  })

  it('can be tried again after a failure', async () => {
    allowErrors(/Failed to load resource: item-categories/)
    let isOnline = false
    await show(scenes.failed, {
      content: {
        'item-categories': () => {
          if (!isOnline) throw new TypeError('Failed to fetch')
          return categories
        },
      },
    })
    const notice = page.getByRole('alert')
    const text = notice.getByText('We could not load the categories. Check your connection.')
    await expect.element(text).toBeVisible()
    isOnline = true
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: 'Dresses' })).toBeVisible()
  })
})
