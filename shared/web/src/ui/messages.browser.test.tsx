import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentPath, show } from '@darnley/workbench/show'
import * as scenes from './messages.scenes.tsx'

describe('A button', () => {
  it('that is busy says so and cannot be pressed', async () => {
    await show(scenes.buttons)
    const busy = page.getByRole('button', { name: 'Busy' })
    await expect.element(busy).toBeDisabled()
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  })

  it('that is a link navigates inside the page', async () => {
    await show(scenes.buttons)
    await page.getByRole('link', { name: 'To the basket' }).click()
    await expect.poll(currentPath).toBe('/basket')
  })
})

describe('A notice', () => {
  it('interrupts for an error only', async () => {
    await show(scenes.notices)
    expect(page.getByRole('alert').elements()).toHaveLength(1)
    expect(page.getByRole('status').elements()).toHaveLength(2)
  })

  it('offers what the user can do', async () => {
    await show(scenes.notices)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('It failed 2 times.')
  })
})

describe.each([
  ['modal', scenes.modal],
  ['drawer', scenes.drawer],
])('A %s', (_, scene) => {
  const dialog = page.getByRole('dialog', { name: 'A question' })
  const open = page.getByRole('button', { name: 'Open' })

  it('closes on Escape and gives the focus back', async () => {
    await show(scene)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await open.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(open).toHaveFocus()
  })

  it('closes by its button, and not by a press inside', async () => {
    await show(scene)
    await dialog.getByText('Is it lined?').click()
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('The progress', () => {
  it('names the current stage', async () => {
    await show(scenes.progress)
    const stages = page
      .getByRole('navigation', { name: 'Progress' })
      .getByRole('listitem')
      .elements()
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  it('counts the stages on a phone', async () => {
    await page.viewport(390, 900)
    await show(scenes.progress)
    await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
    await page.viewport(1280, 900)
    await expect.element(page.getByText('Step 2 of 3')).not.toBeVisible()
  })
})
