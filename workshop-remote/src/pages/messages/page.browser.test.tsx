import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Conversation, ConversationPage } from '@darnley/contract/workshop-messages'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import {
  aConversation,
  anAnswer,
  aTextConversation,
  olive,
  summaries,
} from '#src/testing/messages.ts'
import * as scenes from './page.scenes.tsx'

const answerCall = 'POST /workshop/conversations/{id}/answer'
const changeCall = 'POST /workshop/conversations/{id}/change'

const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name })
const field = page.getByRole('textbox', { name: /^Answer by mail/ })

const conversation = page.getByRole('region', { name: 'Conversation' })

type Answer = (sent: Sent) => Conversation | Promise<Conversation>

describe('The inbox', () => {
  it('lists conversations with what is new, who wrote last and who answers', async () => {
    await show(scenes.everyState)
    await expect.element(link(/Ida Holm New/)).toBeVisible()
    await expect.element(link(/DN-48231.*Us: You may keep it.*Maggie Thorne/)).toBeVisible()
    await expect.element(link(/A visitor.*Swimming costume.*No owner/)).toBeVisible()
    await expect.element(link(/^Messages 2 open$/)).toBeVisible()
  })

  it('keeps its filters in the address, by press, by key and by choice', async () => {
    const asked = vi.fn<(sent: Sent) => ConversationPage>(() => ({
      conversations: [...summaries],
      next_cursor: null,
    }))
    await show(scenes.everyState, { api: { 'GET /workshop/conversations': asked } })
    await link('Open 2').click()
    await expect.poll(currentPath).toBe('/messages')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('state')).toBe('open')
    await userEvent.keyboard('2')
    await expect.poll(currentPath).toBe('/messages?state=waiting')
    await page.getByRole('combobox', { name: 'Owner' }).selectOptions('Mine')
    await expect.poll(currentPath).toBe('/messages?state=waiting&owner=mine')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('owner')).toMatch(/^6e0c/)
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Claim')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('kind')).toBe('claim')
  })

  it('has its states, choices and search in one row on a tablet', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(1024, 768)
    await show(scenes.everyState)
    await page.getByRole('searchbox').fill('ida')
    await button('Find').click()
    await expect.element(button('Clear')).toBeVisible()
    const states = page.getByRole('navigation', { name: 'State of the conversations' })
    const search = page.getByRole('search').filter({ hasText: 'Find' })
    const all = [
      ...states.getByRole('link').elements(),
      ...page.getByRole('combobox').elements(),
      ...search.getByRole('button').elements(),
    ]
    expect(all).toHaveLength(8)
    const boxes = all.map((one) => one.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(1024)
    const field = search.getByRole('searchbox').element().getBoundingClientRect()
    expect(field.width).toBeGreaterThanOrEqual(100)
  })

  it('[S21] is searched for a customer whom no address names', async () => {
    const find = vi.fn<(sent: Sent) => ConversationPage>(() => ({
      conversations: summaries.slice(0, 1),
      next_cursor: null,
    }))
    await show(scenes.everyState, { api: { 'POST /workshop/conversations/find': find } })
    await page.getByRole('searchbox').fill('ida{Enter}')
    await button('Find').click()
    await expect.poll(() => find.mock.lastCall?.[0].body).toMatchObject({ words: 'ida{Enter}' })
    await expect.element(link(/Swimming costume/)).not.toBeInTheDocument()
    expect(currentPath()).toBe('/messages?state=every')
    await button('Clear').click()
    await expect.element(link(/Swimming costume/)).toBeVisible()
  })

  it('says what is not there and what to do next', async () => {
    await show(scenes.nothingLeft)
    await expect.element(page.getByText('No conversation is like this')).toBeVisible()
    await link('Show every state, owner and kind').click()
    await expect.poll(currentPath).toBe('/messages?state=every')
  })

  it('is for managers: a tailor is told so, and nothing is asked', async () => {
    const ask = vi.fn<() => ConversationPage>(() => ({ conversations: [], next_cursor: null }))
    await show(scenes.forATailor, { api: { 'GET /workshop/conversations': ask } })
    await expect.element(page.getByText('Managers and owners answer messages.')).toBeVisible()
    await expect.element(link(/^Messages/)).not.toBeInTheDocument()
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('A conversation', () => {
  it('opens beside the list by keyboard, is marked as read, and is closed by Escape', async () => {
    const read = vi.fn<(sent: Sent) => null>(() => null)
    await show(scenes.everyState, {
      api: {
        'GET /workshop/conversations/{id}': () => aConversation({ is_unread: true }),
        'POST /workshop/conversations/{id}/read': read,
      },
    })
    await expect.element(link(/Ida Holm/)).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(link(/Ida Holm/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(conversation).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: /waxed jackets/ })).toBeVisible()
    await expect.poll(() => read.mock.lastCall?.[0].body).toEqual({ version: 1 })
    await userEvent.keyboard('{Escape}')
    await expect.poll(currentPath).toBe('/messages?state=every')
  })

  it('is answered once for a double press', async () => {
    const send = vi.fn<Answer>(() =>
      aConversation({ version: 2, state: 'waiting', entries: [anAnswer()] }),
    )
    let now = aConversation()
    await show(scenes.enquiry, {
      api: {
        'GET /workshop/conversations/{id}': () => now,
        [answerCall]: async (sent: Sent) => (now = await send(sent)),
      },
    })
    await field.fill('We do. Bring it dry.')
    await button('Send answer').dblClick()
    await expect.element(page.getByText('We do. Bring it dry.')).toBeVisible()
    await expect.element(page.getByText('With customer').last()).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.lastCall?.[0].body).toMatchObject({
      ...{ version: 1, words: 'We do. Bring it dry.', state: 'waiting' },
    })
    await expect.element(field).toHaveValue('')
  })

  it('[U6] needs words, and says so beside the field', async () => {
    await show(scenes.enquiry)
    await button('Send answer').click()
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByText('Write an answer')).toBeVisible()
  })

  it('keeps what was typed on a lost connection and when it is left, and sends it under one key', async () => {
    allowErrors(/Network Error|Failed to fetch|status/)
    const keys: unknown[] = []
    let isUp = false
    const send = (sent: Sent): Promise<Conversation> | Conversation => {
      keys.push((sent.body as { key: string }).key)
      return isUp ? aConversation({ version: 2, entries: [anAnswer()] }) : loseConnection()
    }
    await show(scenes.enquiry, { api: { [answerCall]: send } })
    await field.fill('We do. Bring it dry.')
    await button('Send answer').click()
    await expect.element(page.getByText(/^No answer came/)).toBeVisible()
    isUp = true
    await button('All messages').click()
    await link(/Ida Holm/).click()
    await expect.element(field).toHaveValue('We do. Bring it dry.')
    await button('Send answer').click()
    await expect.element(field).toHaveValue('')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('that a colleague answered first is shown with what changed, and the words stay', async () => {
    allowErrors(/409/)
    const answer = anAnswer({ actor: olive.name, words: 'We do not.' })
    const current = aConversation({ version: 2, state: 'waiting', entries: [answer] })
    const send = vi
      .fn<Answer>()
      .mockImplementationOnce(
        refuse(409, { detail: 'Olive Darnley was faster', current, changes: [answer] }),
      )
      .mockImplementation(() => aConversation({ version: 3, entries: [answer] }))
    await show(scenes.enquiry, { api: { [answerCall]: send } })
    await field.fill('We do.')
    await button('Send answer').click()
    await expect.element(page.getByText('Olive Darnley answered: We do not.')).toBeVisible()
    await expect.element(field).toHaveValue('We do.')
    await button('Send answer').click()
    await expect.element(field).toHaveValue('')
    expect(send.mock.lastCall?.[0].body).toMatchObject({ version: 2, words: 'We do.' })
  })

  it('is given to a colleague, marked as a claim and set to done', async () => {
    const bodies: unknown[] = []
    let now = aConversation()
    await show(scenes.enquiry, {
      api: {
        'GET /workshop/conversations/{id}': () => now,
        [changeCall]: ({ body }: Sent) => {
          bodies.push(body)
          const { state, is_claim: isClaim } = body as { state: 'done'; is_claim: boolean }
          const kind = isClaim ? 'claim' : 'enquiry'
          return (now = aConversation({ version: now.version + 1, owner: olive, kind, state }))
        },
      },
    })
    await conversation.getByLabelText('Owner').selectOptions('Olive Darnley')
    await expect.poll(() => bodies).toMatchObject([{ version: 1, owner_id: olive.id }])
    await button('Claim on the guarantee').click()
    await expect.poll(() => bodies[1]).toMatchObject({ version: 2, is_claim: true })
    await conversation.getByRole('button', { name: 'Done', exact: true }).click()
    await expect.poll(() => bodies[2]).toMatchObject({ version: 3, is_claim: true, state: 'done' })
    await expect.element(button('Open again')).toBeVisible()
  })

  it('is answered by text message when the customer wrote one, and its length is shown', async () => {
    const send = vi.fn<Answer>(() => aTextConversation({ version: 3, state: 'waiting' }))
    await show(scenes.byText, { api: { [answerCall]: send } })
    await expect.element(conversation.getByText('Arrived')).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Answer by text message to +447700900123' })
    await text.fill('Here’s the left one')
    await expect.element(page.getByText(/^Sent as 2 text messages of at most 4/)).toBeVisible()
    await text.fill('a'.repeat(600))
    await expect.element(page.getByText(/^This is too long/)).toBeVisible()
    await button('Send answer').click()
    expect(send).not.toHaveBeenCalled()
    await text.fill('Thank you')
    await expect.element(page.getByText(/^Sent as 1 text message of at most 4/)).toBeVisible()
    await button('Send answer').click()
    await expect.element(text).toHaveValue('')
    expect(send.mock.lastCall?.[0].body).toMatchObject({ channel: 'sms', words: 'Thank you' })
  })

  it('keeps the chosen way with what was typed', async () => {
    await show(scenes.byText)
    await page.getByText('Mail', { exact: true }).click()
    await field.fill('A longer answer')
    await button('All messages').click()
    await link(/DN-48231/).click()
    await expect.element(field).toHaveValue('A longer answer')
  })

  it('whose text message did not arrive says why', async () => {
    await show(scenes.notArrived)
    await expect.element(conversation.getByText('Did not arrive', { exact: true })).toBeVisible()
    await expect
      .element(page.getByText(/^The message did not arrive: the phone was switched off/))
      .toBeVisible()
  })

  it('of a customer who stopped text messages goes by mail alone, and says so', async () => {
    await show(scenes.stopped)
    await expect.element(field).toBeVisible()
    await expect.element(page.getByText(/has stopped text messages/)).toBeVisible()
    await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument()
  })

  it('of a person without an address says plainly that there is no way to answer', async () => {
    await show(scenes.withoutAddress)
    await expect.element(page.getByText(/left no e-mail address/)).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
  })

  it('shows which answers were not delivered', async () => {
    await show(scenes.answered)
    await expect.element(conversation.getByText('Not delivered')).toBeVisible()
    await expect.element(page.getByText('Olive Darnley marked it as a claim')).toBeVisible()
  })
})
