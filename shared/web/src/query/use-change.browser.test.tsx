import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import { sending } from './use-change.scenes.tsx'

const button = page.getByRole('button', { name: 'Send' })
const state = page.getByRole('status')

/** Presses twice before the page can draw that the first press is under way. */
function pressTwice(): void {
  const element = button.element() as HTMLButtonElement
  element.click()
  element.click()
}

describe('A change', () => {
  it('is sent once by two presses at once, and by a double click', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const send = vi.fn<() => Promise<void>>(() => promise)
    await show(sending(send))
    pressTwice()
    await userEvent.dblClick(button)
    await expect.element(state).toHaveTextContent('Sending')
    resolve()
    await expect.element(state).toHaveTextContent('Sent')
    expect(send).toHaveBeenCalledOnce()
  })

  it('can be sent again once it has been answered, also when it failed', async () => {
    const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
    send.mockRejectedValueOnce(new Error('Refused'))
    await show(sending(send))
    await button.click()
    await expect.element(state).toHaveTextContent('Failed')
    await button.click()
    await expect.element(state).toHaveTextContent('Sent')
    pressTwice()
    await expect.poll(() => send.mock.calls.length).toBe(3)
  })
})
