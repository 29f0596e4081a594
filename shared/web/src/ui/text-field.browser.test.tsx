import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './text-field.scenes.tsx'

const field = page.getByRole('textbox', { name: 'Your message' })
const sent = page.getByRole('status').last()

describe('A text field', () => {
  it('is described by its hint and its error', async () => {
    await show(scenes.invalid)
    await expect.element(field).toBeInvalid()
    await expect
      .element(field)
      .toHaveAccessibleDescription('In your own words Say what it is about')
  })

  it('counts once its limit is near', async () => {
    await show(scenes.empty)
    await field.fill('Short')
    await expect.element(page.getByText('/ 20')).not.toBeInTheDocument()
    await field.fill('Exactly twenty chars')
    await expect
      .element(page.getByText('You have reached the limit of 20 characters.'))
      .toBeVisible()
  })

  it('keeps a text that is too long, says by how much, and is not sent', async () => {
    await show(scenes.tooLong)
    await expect.element(page.getByText('4 characters too many. Please shorten it.')).toBeVisible()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(sent).toBeEmptyDOMElement()
    await field.fill('Twenty letters')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(sent).toHaveTextContent('Twenty letters')
  })
})
