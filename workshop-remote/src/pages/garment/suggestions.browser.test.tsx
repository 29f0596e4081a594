import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Conversation } from '@darnley/contract/workshop-messages'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { anOrder } from '#src/testing/desk.ts'
import { aConversation } from '#src/testing/messages.ts'
import * as scenes from './page.scenes.tsx'

const suggestCall = 'POST /workshop/garments/{id}/suggestions'
const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const tell = dialog.getByRole('button', { name: 'Tell a manager' })

describe('A tailor at a garment', () => {
  it('has a manager ask the customer, once for a double press', async () => {
    const suggest = vi.fn<(sent: Sent) => null>(() => null)
    await show(scenes.inWork, { api: { [suggestCall]: suggest } })
    await button('Ask Amara').click()
    await tell.click()
    await expect.element(dialog.getByText('Write what it is')).toBeVisible()
    await expect.element(dialog.getByText(/Amara does not\.$/)).toBeVisible()
    await dialog.getByLabelText('What should a manager ask?').fill(' Is the lining to stay? ')
    await tell.dblClick()
    await expect.element(page.getByText('A manager has it in Messages.')).toBeVisible()
    expect(suggest.mock.calls.map(([{ body }]) => body)).toEqual([
      { key: expect.any(String), kind: 'question', words: 'Is the lining to stay?' },
    ])
  })

  it('suggests a price by the keyboard alone, and what was typed outlives a lost connection', async () => {
    allowErrors(/Network Error|Failed to fetch|status/)
    let isOnline = false
    const keys: unknown[] = []
    await show(scenes.inWork, {
      api: {
        [suggestCall]: ({ body }: Sent) => {
          keys.push((body as { key: string }).key)
          return isOnline ? null : loseConnection()
        },
      },
    })
    await expect.element(button('Suggest a price')).toBeVisible()
    button('Suggest a price').element().focus()
    await userEvent.keyboard('{Enter}')
    const field = dialog.getByLabelText('What needs another price, and why?')
    await field.fill('The zip is broken as well.')
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(field).toHaveValue('The zip is broken as well.')
    isOnline = true
    await tell.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(new Set(keys).size).toBe(1)
  })

  it('reads why it is refused', async () => {
    allowErrors(/409/)
    await show(scenes.inWork, {
      api: { [suggestCall]: refuse(409, { detail: 'This order is closed' }) },
    })
    await button('Ask Amara').click()
    await dialog.getByLabelText('What should a manager ask?').fill('Which hem?')
    await tell.click()
    await expect.element(dialog.getByText(/This order is closed/)).toBeVisible()
  })
})

it('A tailor reads what came of a suggestion, in order', async () => {
  await show(scenes.answered)
  const told = page.getByRole('region', { name: 'Questions and prices' }).getByRole('listitem')
  await expect.element(told.nth(2)).toBeVisible()
  expect(told.elements().map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Suggested to managers: “The zip is broken as well.”',
    'Proposed another price to Amara: Shorten hem',
    'Said no to another price: Shorten hem is left out',
  ])
  await expect.element(told.nth(2)).toMatchTextContent(/^Amara Osei/)
})

describe('A manager at a garment', () => {
  it('writes to the customer in the conversation of the order', async () => {
    const send = vi.fn<(sent: Sent) => Conversation>(() => aConversation())
    await show(scenes.managed, { api: { 'POST /workshop/orders/{id}/messages': send } })
    await button('Ask Amara').click()
    await dialog.getByLabelText('Subject').fill('Your jeans')
    await dialog.getByLabelText('Message').fill('Is the lining to stay?')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('Your message to Amara is on its way.')).toBeVisible()
    expect(send.mock.lastCall?.[0].body).toMatchObject({ words: 'Is the lining to stay?' })
  })

  it('is led to another price for the garment', async () => {
    await show(scenes.managed)
    await expect
      .element(page.getByRole('link', { name: 'Suggest a price' }))
      .toHaveAttribute('href', `/order/${anOrder().id}?price_of=1`)
  })
})

it('keys act outside of fields, and can be switched off', async () => {
  await show(scenes.inWork)
  const photo = vi.fn<() => void>()
  await expect.element(button('Photo after')).toBeVisible()
  document.querySelector('input[data-kind="after"]')?.addEventListener('click', (event) => {
    event.preventDefault()
    photo()
  })
  const note = page.getByLabelText('Write a note')
  await note.click()
  await userEvent.keyboard('p')
  await expect.element(note).toHaveValue('p')
  note.element().blur()
  await userEvent.keyboard('p')
  await expect.poll(() => photo.mock.calls.length).toBe(1)
  await userEvent.keyboard('?')
  await dialog.getByText('Off on this device').click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('p')
  await userEvent.keyboard('n')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(photo).toHaveBeenCalledTimes(1)
  await expect.element(note).not.toHaveFocus()
  await button('Keys').click()
  await dialog.getByText('On', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('n')
  await expect.element(note).toHaveFocus()
})
