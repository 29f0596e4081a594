import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentPath, show } from '@darnley/workbench/show'
import { heading } from '#src/testing/heading.ts'
import * as scenes from './page.scenes.tsx'

const stage = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')

describe('The wizard', () => {
  it('walks back and forth between its steps, with the focus on their headings', async () => {
    await show(scenes.home)
    await page.getByRole('button', { name: 'Trousers & jeans' }).click()
    const items = heading('Select your item that needs altering or repairing.')
    await expect.element(items).toHaveFocus()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(heading(/Which category/)).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })

  it('starts at the service for an entry of the basket', async () => {
    await show(scenes.entry)
    await expect.element(page.getByRole('list', { name: 'Kind of service' })).toBeVisible()
    await expect.element(stage.nth(1)).toHaveAttribute('aria-current', 'step')
  })

  it('starts anew for an entry that the basket does not have', async () => {
    await show(scenes.unknownEntry)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'We could not find that item' }))
      .toBeVisible()
    await expect.element(heading(/Which category/)).toBeVisible()
  })

  it('opens at the service that a link names, and asks only what is unknown', async () => {
    await show(scenes.offer)
    await expect.element(heading('Tell us what your item looks like.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Item description' }).fill('Blue')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(heading(/How long should the leg be/)).toBeVisible()
    await expect.element(page.getByText(/Price so far: £26/)).toBeVisible()
    await expect
      .element(page.getByText('Fitting and guarantee included, delivery not'))
      .toBeVisible()
    // A reload returns to the booking, which the address no longer starts anew.
    await expect.poll(currentPath).toBe('/booking')
  })

  it('opens at the items of the category that a link names', async () => {
    await show(scenes.offerOfCategory)
    const items = page.getByRole('list', { name: 'Trousers & jeans' })
    await expect.element(items.getByRole('button', { name: 'Jeans from £15' })).toBeVisible()
  })

  it('asks for the garment of the service that a link names, then for what is unknown', async () => {
    await show(scenes.offerWithoutItem)
    await page.getByRole('button', { name: 'Jeans from £15' }).click()
    await page.getByRole('textbox', { name: 'Item description' }).fill('Blue')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(heading(/How long should the leg be/)).toBeVisible()
  })

  it('says that what a link names is no longer offered', async () => {
    await show(scenes.formerOffer)
    await expect
      .element(page.getByText('That link leads to something that we no longer offer.'))
      .toBeVisible()
    await expect.element(heading(/Which category/)).toBeVisible()
  })

  it('can try an entry again', async () => {
    await show(scenes.entryFailed)
    await expect.element(page.getByRole('alert')).toMatchTextContent('We could not load your item.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
