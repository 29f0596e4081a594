import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Arrived } from '@darnley/contract/workshop-garments'
import { loseConnection, type Sent } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { $checks } from '#src/stores/checks.ts'
import { anOrder } from '#src/testing/desk.ts'
import * as scenes from './page.scenes.tsx'

const checkIn = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const found = (name: string) => page.getByRole('button', { name, exact: true })
const opened = (name: string) => page.getByRole('group', { name, exact: true })
const arrived: Arrived = { order: anOrder(), tags: [] }

beforeEach(() => $checks.set({}))

describe('Checking a parcel in', () => {
  it('opens one garment after the other, and asks for words where the customer has to know', async () => {
    const send = vi.fn<(sent: Sent) => Arrived>(() => arrived)
    await show(scenes.checking, { api: { 'POST /workshop/arrivals': send } })
    await expect.element(opened('Wool jumper')).not.toBeInTheDocument()
    await found('Here').click()
    await expect.element(opened('Jeans')).not.toBeInTheDocument()
    await checkIn('Check in and print tags').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Nothing was sent yet. Look at garment 2.')
    await found('Stained').click()
    await page.getByRole('textbox', { name: /^What is wrong/ }).fill('Ink')
    await page.getByRole('button', { name: 'Something else' }).click()
    await page.getByRole('textbox', { name: /^What is it/ }).fill('A scarf')
    await expect.element(page.getByText('2 of 2 here')).toBeVisible()
    await checkIn('Check in 2 and print 3 tags').dblClick()
    await expect.poll(currentPath).toBe(`/tags/${anOrder().id}`)
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        order_id: anOrder().id,
        version: 3,
        garments: [
          { number: 1, found: 'here', words: null },
          { number: 2, found: 'stained', words: 'Ink' },
        ],
        extras: [{ words: 'A scarf' }],
        message: null,
      },
    ])
  })

  it('shows what the customer will be told before it is sent', async () => {
    await show(scenes.checking)
    await found('Missing').click()
    await expect.element(page.getByText('1 of your 2 garments have arrived')).toBeVisible()
    await expect.element(page.getByText(/^Jeans: it was not in the parcel/)).toBeVisible()
    await page.getByRole('button', { name: 'Add words' }).click()
    await page.getByRole('textbox', { name: 'Your words to the customer' }).fill('Please ring us.')
    await expect
      .element(page.getByRole('paragraph').filter({ hasText: 'Please ring us.' }))
      .toBeVisible()
  })

  it.each([
    ['dpd', 'DPD, 14 Weavers Row, Leeds, LS1 4AB'],
    ['drop_off', 'DPD'],
  ] as const)('says where clothes go back to by %s', async (way, text) => {
    const street = { line1: '14 Weavers Row', line2: '', city: 'Leeds', postcode: 'LS1 4AB' }
    const address = { full_name: 'Amara Osei', ...street }
    const coming = { status: 'awaiting_pickup', stage: 'coming', is_checked_in: false } as const
    const order = anOrder({ ...coming, way_back: way, address })
    await show(scenes.checking, { api: { 'GET /workshop/orders/{id}': () => order } })
    const term = page.getByText('Goes back', { exact: true })
    await expect.element(term).toBeVisible()
    expect(term.element().nextElementSibling?.textContent).toBe(text)
  })

  it('goes on by keyboard: what is settled hands the focus to the next one', async () => {
    await show(scenes.checking)
    await found('Here').click()
    await expect.element(opened('Wool jumper').getByRole('button', { name: 'Here' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(checkIn('Check in 2 and print 2 tags')).toHaveFocus()
    await page.getByRole('button', { name: 'Change: 1. Jeans, Dark blue' }).click()
    await expect.element(opened('Jeans').getByRole('button', { name: 'Here' })).toHaveFocus()
  })

  it('names all that is missing at once, beside each garment', async () => {
    await show(scenes.checking)
    await found('Stained').click()
    await page.getByRole('button', { name: 'Something else' }).click()
    await checkIn(/^Check in/).click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Nothing was sent yet. Look at garment 1, garment 2, what was not booked.')
    for (const name of [/^What is wrong/, /^What is it/])
      await expect
        .element(page.getByRole('textbox', { name }))
        .toHaveAccessibleDescription('Describe it: the customer reads it')
    await expect.element(page.getByText('Say how it was found')).toBeVisible()
  })

  it('ticks the open garment when the parcel is scanned again', async () => {
    await show(scenes.checking)
    await expect.element(opened('Jeans')).toBeVisible()
    const scan = page.getByRole('textbox', { name: 'Scan, or type a number or name' })
    await scan.fill('DN-48231')
    await userEvent.keyboard('{Enter}')
    await expect.element(opened('Wool jumper')).toBeVisible()
    await expect.element(page.getByText('1 of 2 here')).toBeVisible()
    await expect.element(scan).toHaveFocus()
  })

  it('keeps what was ticked when the connection is lost, and when it is put aside', async () => {
    await show(scenes.checking, { api: { 'POST /workshop/arrivals': loseConnection } })
    await found('Here').click()
    await found('Different').click()
    await page.getByRole('textbox', { name: /^What is different/ }).fill('It is blue')
    await checkIn('Check in 2 and print 2 tags').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'No answer came: it may have been done. Look at the page again before you repeat it. What you ticked is kept.',
      )
    await page.getByRole('link', { name: 'Put it aside' }).click()
    await expect.poll(currentPath).toBe('/')
    await show(scenes.checking)
    await expect
      .element(page.getByRole('textbox', { name: /^What is different/ }))
      .toHaveValue('It is blue')
  })

  it('says that an order is checked in already', async () => {
    await show(scenes.checkedIn)
    await expect.element(page.getByText('DN-48231 is checked in.')).toBeVisible()
  })
})
