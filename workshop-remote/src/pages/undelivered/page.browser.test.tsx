import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DeadLetters } from '@darnley/contract/workshop-dead-letters'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { deadLetters } from '#src/testing/messages.ts'
import * as scenes from './page.scenes.tsx'

const again = 'POST /workshop/dead_letters/{queue}/{id}/again'
const drop = 'POST /workshop/dead_letters/{queue}/{id}/drop'
const button = (name: string) => page.getByRole('button', { name })
const [mail, refund] = deadLetters

describe('What was not delivered', () => {
  it('says why, how often it was tried, and where it belongs', async () => {
    await show(scenes.failed)
    await expect.element(page.getByText(/550 There is no such mailbox/)).toBeVisible()
    await expect.element(page.getByText(/^Not delivered since Tue 24 Nov, 16:05/)).toBeVisible()
    await expect.element(page.getByText('The other side did not say why.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Read it' }))
      .toHaveAttribute('href', expect.stringContaining('/messages?'))
    // No refund can be given up.
    expect(button('Give up').elements()).toHaveLength(1)
  })

  it('is sent again once for a double press', async () => {
    const send = vi.fn<(sent: Sent) => DeadLetters>(() => ({ letters: refund ? [refund] : [] }))
    let now = { letters: [...deadLetters] }
    await show(scenes.failed, {
      api: {
        'GET /workshop/dead_letters': () => now,
        [again]: (sent: Sent) => (now = send(sent)),
      },
    })
    await button('Send again').dblClick()
    await expect.element(page.getByText('Message of a colleague')).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledOnce()
  })

  it('is given up only after it was asked', async () => {
    const send = vi.fn<(sent: Sent) => DeadLetters>(() => ({ letters: [] }))
    let now = { letters: mail ? [mail] : [] }
    await show(scenes.failed, {
      api: { 'GET /workshop/dead_letters': () => now, [drop]: (sent: Sent) => (now = send(sent)) },
    })
    await button('Give up').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/never gets this mail/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep trying' }).click()
    expect(send).not.toHaveBeenCalled()
    await button('Give up').click()
    await dialog.getByRole('button', { name: 'Give up' }).click()
    await expect.element(page.getByText('Everything was delivered')).toBeVisible()
  })

  it('that is done by now says so', async () => {
    allowErrors(/404/)
    await show(scenes.failed, { api: { [again]: refuse(404) } })
    await button('Try again').click()
    await expect.element(page.getByText('It was delivered or given up before.')).toBeVisible()
  })

  it('is not for tailors', async () => {
    await show(scenes.forATailor)
    await expect.element(page.getByText(/^Managers and owners look after this/)).toBeVisible()
  })
})
