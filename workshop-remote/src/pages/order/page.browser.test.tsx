import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { show } from '@darnley/workbench/show'
import { anOrder } from '#src/testing/desk.ts'
import * as scenes from './page.scenes.tsx'

const button = (name: string) => page.getByRole('button', { name })

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
        'POST /workshop/orders/{id}/send': refuse(409, { detail: 'late', version: 4, changes: [] }),
      },
    })
    await button('Book the label').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('A colleague was faster. The order has been refreshed.')
  })
})
