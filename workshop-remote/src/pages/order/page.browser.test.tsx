import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import { anOrder } from '#src/testing/desk.ts'
import * as scenes from './page.scenes.tsx'

const button = (name: string) => page.getByRole('button', { name })

const handedOver = {
  ...{ id: '1', kind: 'status', at: '2026-11-25T09:40:00.000Z', actor: 'Joan Bell' },
  garment: null,
} as const

describe('An order in the workshop', () => {
  it('shows customer, garments with their state, and what happened', async () => {
    await show(scenes.inWork)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Amara Osei')
    await expect.element(page.getByRole('link', { name: /2. Wool jumper/ })).toBeVisible()
    await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Garment 2: task paused')).toBeVisible()
  })

  it('is checked in while it is coming', async () => {
    await show(scenes.coming)
    await expect.element(page.getByRole('link', { name: 'Check in' })).toBeVisible()
    await expect.element(page.getByText('Expected')).toBeVisible()
  })

  it('shows what the customer photographed, before it arrives', async () => {
    await show(scenes.coming)
    const photos = page.getByRole('list', { name: 'From the customer: garment 1' })
    await expect.element(photos.getByRole('link', { name: 'Garment 1, 2 of 2' })).toBeVisible()
  })

  it('goes back by a label, once', async () => {
    const booked = anOrder({ status: 'awaiting_delivery', parcel_back: 'AB123', version: 4 })
    let shown = anOrder({ status: 'awaiting_delivery', stage: 'to_send_back' })
    const send = vi.fn<(sent: Sent) => WorkshopOrder>(() => (shown = booked))
    await show(scenes.toSendBack, {
      api: {
        'GET /workshop/orders/{id}': () => shown,
        'POST /workshop/orders/{id}/send': send,
      },
    })
    await button('Book the label').dblClick()
    await expect.element(page.getByText('Parcel AB123.')).toBeVisible()
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ version: 3, step: 'book_label' }])
    await expect.element(button('Handed to the courier')).toBeVisible()
  })

  it('says when a colleague was faster', async () => {
    await show(scenes.toSendBack, {
      api: {
        'POST /workshop/orders/{id}/send': refuse(409, {
          ...{ detail: 'Joan Bell changed this in the meantime', version: 4 },
          changes: [{ ...handedOver, words: 'in_transit_to_customer' }],
        }),
      },
    })
    await button('Book the label').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'A colleague was faster. Joan Bell: in transit to customer. You see the order as it is now.',
      )
  })

  it('says why a step is not possible, when no colleague was faster', async () => {
    const detail = 'There is no parcel to send back now'
    await show(scenes.toSendBack, {
      api: { 'POST /workshop/orders/{id}/send': refuse(409, { detail, version: 3, changes: [] }) },
    })
    await button('Book the label').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail)
  })

  it('that is held is moved by hand, with words', async () => {
    const move = vi.fn<(sent: Sent) => WorkshopOrder>(() => anOrder({ version: 4 }))
    await show(scenes.held, { api: { 'POST /workshop/orders/{id}/status': move } })
    await expect.element(page.getByText('Needs a word')).toBeVisible()
    await button('Move by hand').click()
    const dialog = page.getByRole('dialog', { name: /^Move order/ })
    await dialog.getByRole('button', { name: 'Move the order' }).click()
    await expect.element(dialog.getByText('Choose where it is')).toBeVisible()
    await expect.element(dialog.getByText('Say why', { exact: true })).toBeVisible()
    await expect.element(dialog.getByRole('option', { name: 'Cancelled' })).not.toBeInTheDocument()
    await dialog.getByRole('combobox', { name: 'To' }).selectOptions('in_progress')
    await dialog.getByLabelText(/^Why\?/).fill('The customer sent the belt.')
    await dialog.getByRole('button', { name: 'Move the order' }).dblClick()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(move.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, status: 'in_progress', words: 'The customer sent the belt.' },
    ])
  })

  it('whose delivery failed is handed over again', async () => {
    const send = vi.fn<(sent: Sent) => WorkshopOrder>(() => anOrder({ version: 4 }))
    await show(scenes.notDelivered, { api: { 'POST /workshop/orders/{id}/send': send } })
    await button('Handed to the courier').click()
    await expect.poll(() => send.mock.lastCall?.[0].body).toEqual({ version: 3, step: 'hand_over' })
  })
})
