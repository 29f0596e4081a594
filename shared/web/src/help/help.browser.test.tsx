import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as help from './help-dialog.scenes.tsx'

describe('Help', () => {
  const dialog = page.getByRole('dialog', { name: 'How can we help?' })

  it('opens in a dialog, and gives the focus back', async () => {
    await show(help.closed)
    const button = page.getByRole('button', { name: 'Help' })
    await button.click()
    await expect.element(dialog).toMatchTextContent('Support hours: Mon-Fri 9am-5pm')
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  it('names the e-mail instead of a chat that cannot be reached', async () => {
    await show(help.chatGone)
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('The live chat cannot be reached just now.')
    await expect
      .element(alert.getByRole('link', { name: 'help@darnley.example' }))
      .toHaveAttribute('href', 'mailto:help@darnley.example')
  })
})
