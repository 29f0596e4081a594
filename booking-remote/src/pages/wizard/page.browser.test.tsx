import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
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

  it('can try an entry again', async () => {
    await show(scenes.entryFailed)
    await expect.element(page.getByRole('alert')).toMatchTextContent('We could not load your item.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
