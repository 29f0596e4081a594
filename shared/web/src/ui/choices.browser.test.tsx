import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './choices.scenes.tsx'

describe('Choice cards', () => {
  it('tell which one is chosen', async () => {
    await show(scenes.cards)
    await page.getByRole('button', { name: 'Tailored trousers' }).click()
    const pressed = page.getByRole('button', { pressed: true })
    await expect.element(pressed).toMatchTextContent('Tailored trousers')
  })

  it('are chosen by key', async () => {
    await show(scenes.cards)
    const recommended = page.getByRole('button', { name: 'Recommended Chinos' })
    ;(recommended.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { pressed: true })).toMatchTextContent('Chinos')
  })
})

describe('Radio cards', () => {
  const post = page.getByRole('radio', { name: 'By post' })

  it('show more about the selected option only', async () => {
    await show(scenes.radios)
    await expect.element(page.getByText('Within a day')).not.toBeInTheDocument()
    await post.click()
    await expect.element(page.getByText('Within a day')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'In a shop' })).toBeChecked()
    await expect.element(page.getByText('Within a day')).not.toBeInTheDocument()
  })

  it('are described by hint and error', async () => {
    await show(scenes.radiosWithError)
    await expect
      .element(page.getByRole('group', { name: 'How does it come to us?' }))
      .toHaveAccessibleDescription('You can change this later. Choose one of the two')
  })

  it('say FREE instead of a price of zero', async () => {
    await show(scenes.radios)
    await expect.element(page.getByRole('radio', { name: 'In a shop FREE' })).toBeVisible()
  })
})
