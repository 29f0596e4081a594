import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Conversation } from '@darnley/contract/workshop-messages'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { aConversation, inbox } from '#src/testing/messages.ts'
import * as orderScenes from '../page.scenes.tsx'
import * as scenes from './messages.scenes.tsx'

const writeCall = 'POST /workshop/orders/{id}/messages'
const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

/** How far down the button stands: what it did is told without moving it. */
function topOfWrite(): number {
  return Math.round(button('Write').element().getBoundingClientRect().top)
}

async function openForm(): Promise<void> {
  await button('Write').click()
  await expect.element(dialog).toBeVisible()
}

async function fillForm(): Promise<void> {
  await dialog.getByLabelText('Subject').fill('Your trench coat')
  await dialog.getByLabelText('Message').fill('Which of the two hems is it?')
}

describe('The messages of an order', () => {
  it('are its conversations and everything that was sent, with how far it came', async () => {
    await show(scenes.sent)
    const list = page.getByRole('list', { name: 'Sent to the customer' })
    await expect.element(list.getByText('Order confirmation')).toBeVisible()
    await expect.element(list.getByText('Not delivered')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'New price: Shorten sleeves, Trench coat' }))
      .toHaveAttribute('href', expect.stringContaining('/messages?state=every&open='))
  })

  it('are shown whole on demand', async () => {
    await show(scenes.many)
    const list = page.getByRole('list', { name: 'Sent to the customer' })
    await expect.element(list).toBeVisible()
    expect(list.getByRole('listitem').elements()).toHaveLength(5)
    await button('Show all 7').click()
    await expect.poll(() => list.getByRole('listitem').elements().length).toBe(7)
  })

  it('are for managers: a tailor can neither read nor write them', async () => {
    await show(orderScenes.inWork)
    await expect.element(page.getByRole('heading', { name: 'Garments' })).toBeVisible()
    await expect.element(page.getByText('TA', { exact: true }).first()).toBeVisible()
    await expect.element(button('Write')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Messages' })).not.toBeInTheDocument()
  })
})

describe('A letter', () => {
  it('[U8] without subject and words says both faults, and is not sent', async () => {
    await show(scenes.nothing)
    await openForm()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.element(dialog.getByText('Write a subject')).toBeVisible()
    await expect.element(dialog.getByText('Write a message')).toBeVisible()
    await expect.element(dialog.getByLabelText('Subject')).toHaveFocus()
  })

  it('is sent once for a double press, and says so', async () => {
    const send = vi.fn<(sent: Sent) => Conversation>(() => aConversation())
    await show(scenes.nothing, { api: { [writeCall]: send } })
    await expect.element(button('Write')).toBeVisible()
    const top = topOfWrite()
    await openForm()
    await fillForm()
    await dialog.getByRole('button', { name: 'Send' }).dblClick()
    await expect.element(page.getByText('Your message to Amara Osei is on its way.')).toBeVisible()
    await expect.poll(topOfWrite).toBe(top)
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.lastCall?.[0].body).toMatchObject({
      ...{ subject: 'Your trench coat', words: 'Which of the two hems is it?' },
    })
  })

  it('goes as a text message without a subject, once it is chosen', async () => {
    const send = vi.fn<(sent: Sent) => Conversation>(() => aConversation())
    await show(scenes.nothing, { api: { [writeCall]: send } })
    await openForm()
    await dialog.getByText('Text', { exact: true }).click()
    await expect.element(dialog.getByText('By text message to +447700900123')).toBeVisible()
    await expect.element(dialog.getByLabelText('Subject')).not.toBeInTheDocument()
    await dialog.getByLabelText('Message').fill('Which hem is it?')
    await expect.element(dialog.getByText(/^Sent as 1 text message/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByText('Your message to Amara Osei is on its way.')).toBeVisible()
    const { body } = send.mock.lastCall?.[0] ?? {}
    expect(body).toMatchObject({ channel: 'sms', words: 'Which hem is it?' })
    expect(body).not.toHaveProperty('subject')
  })

  it('offers no text message where they are off', async () => {
    await show(scenes.nothing, {
      api: { 'GET /workshop/inbox': () => ({ ...inbox, texts_from: null }) },
    })
    await openForm()
    await expect.element(dialog.getByLabelText('Subject')).toBeVisible()
    await expect.element(dialog.getByRole('radio').first()).not.toBeInTheDocument()
  })

  it('keeps what was typed on a lost connection, and when it is put off', async () => {
    allowErrors(/Network Error|Failed to fetch|status/)
    await show(scenes.nothing, { api: { [writeCall]: loseConnection } })
    await openForm()
    await fillForm()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.element(dialog.getByText(/^No answer came/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await openForm()
    await expect
      .element(dialog.getByLabelText('Message'))
      .toHaveValue('Which of the two hems is it?')
  })

  it('to a customer whose data was erased is refused in words', async () => {
    allowErrors(/409/)
    const detail = 'The data of this customer was erased'
    await show(scenes.nothing, { api: { [writeCall]: refuse(409, { detail }) } })
    await openForm()
    await fillForm()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.element(dialog.getByText(`${detail}.`)).toBeVisible()
  })
})
