import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OrderSummary } from '@darnley/contract/storefront-orders'
import { minor } from '@darnley/domain/money'
import type { DeskPage } from '@darnley/contract/workshop-desk'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { scan } from '@darnley/workbench/scan'
import { currentPath, show } from '@darnley/workbench/show'
import { aDesk } from '#src/testing/desk.ts'
import * as scenes from './page.scenes.tsx'

const link = (name: string | RegExp) => page.getByRole('link', { name })

describe('The desk', () => {
  it('shows each order in the column of its stage, with late and express in words', async () => {
    await show(scenes.board)
    await expect.element(page.getByRole('heading', { name: 'In work' })).toBeVisible()
    await expect.element(link(/Edward Loxley/).getByText('Late, 2 days')).toBeVisible()
    await expect.element(link(/Amara Osei/).getByText('Express')).toBeVisible()
    await expect.element(link(/Beth Llewellyn/).getByText('Courier failed')).toBeVisible()
  })

  it('has a link for the last stage where there is no room for its column', async () => {
    const last = page.getByRole('heading', { name: 'On its way back' })
    const shortcut = link(/^On its way back: \d+$/)
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(1024, 768)
    await show(scenes.board)
    await expect.element(shortcut).toBeVisible()
    expect(last.elements()).toHaveLength(0)
    await page.viewport(1280, 800)
    await expect.element(last).toBeVisible()
    expect(shortcut.elements()).toHaveLength(0)
    await page.viewport(1024, 768)
    await shortcut.click()
    await expect.poll(currentPath).toBe('/?view=list&stage=on_its_way')
  })

  it.each([1024, 1280])(
    'has all parts and choices of the list in one row at %i px, whatever they count',
    async (screen) => {
      onTestFinished(() => page.viewport(1280, 900))
      await page.viewport(screen, 768)
      const counts = { all: 1000, late: 120, today: 88, express: 140, no_tailor: 310 }
      await show(scenes.list, { api: { 'GET /workshop/desk': () => aDesk(undefined, { counts }) } })
      await expect.element(link('All 1000+')).toBeVisible()
      const parts = page.getByRole('navigation', { name: 'Part of the orders' })
      const all = [...parts.getByRole('link').elements(), ...page.getByRole('combobox').elements()]
      expect(all).toHaveLength(9)
      const boxes = all.map((one) => one.getBoundingClientRect())
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
      for (const { right, width } of boxes) {
        expect(right).toBeLessThanOrEqual(screen)
        expect(width).toBeGreaterThanOrEqual(44)
      }
    },
  )

  it('has number and tailor of each order of the list at the right on a phone', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(390, 844)
    await show(scenes.list)
    const row = page.getByRole('row').filter({ hasText: 'George Pemberton' })
    const number = row.getByRole('link')
    await expect.element(number).toBeVisible()
    const { right, top } = number.element().getBoundingClientRect()
    const { right: edge } = row.element().getBoundingClientRect()
    expect(edge - right).toBeLessThanOrEqual(16)
    const customer = row.getByText('George Pemberton').element().getBoundingClientRect()
    expect(customer.top).toBeGreaterThan(top)
    const badge = row.getByText('No tailor').element().parentElement
    expect(edge - (badge?.getBoundingClientRect().right ?? 0)).toBeLessThanOrEqual(16)
  })

  it('is filtered by what is brought to its fitting', async () => {
    const asked = vi.fn<(sent: Sent) => DeskPage>(() => aDesk())
    await show(scenes.board, { api: { 'GET /workshop/desk': asked } })
    await page.getByRole('combobox', { name: 'Way' }).selectOptions('Brought to the fitting')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('way')).toBe('fitting')
    expect(currentPath()).toBe('/?way=fitting')
  })

  it('keeps the view and its filters in the address, by press and by key', async () => {
    const asked = vi.fn<(sent: Sent) => DeskPage>(() => aDesk())
    await show(scenes.board, { api: { 'GET /workshop/desk': asked } })
    await link(/^Late \d/).click()
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('part')).toBe('late')
    await userEvent.keyboard('v')
    await expect.poll(currentPath).toBe('/?view=list&part=late')
    await expect.element(link('DN-48198')).toBeVisible()
    await userEvent.keyboard('4')
    await expect.poll(currentPath).toBe('/?view=list&part=express')
    await page.getByRole('combobox', { name: 'Shop' }).selectOptions('Maison Vale')
    await expect.poll(() => asked.mock.lastCall?.[0].query.get('shop')).toBe('maison-vale')
  })

  it('is walked by keyboard, from card to card and from column to column', async () => {
    await show(scenes.board)
    await expect.element(link(/Beth Llewellyn/)).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(link(/Beth Llewellyn/)).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(link(/George Pemberton/)).toHaveFocus()
    await userEvent.keyboard('l')
    await expect.element(link(/Hannah Clarke/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(currentPath).toMatch(/^\/order\//)
  })

  it('says what is not there and what to do next', async () => {
    await show(scenes.nothingLeft)
    await expect.element(page.getByText('No order is like this')).toBeVisible()
    await link('Show all orders').click()
    await expect.poll(currentPath).toBe('/?view=list')
  })

  it('can be asked for again after a failure', async () => {
    let isUp = false
    await show(scenes.failed, {
      api: { 'GET /workshop/desk': () => (isUp ? aDesk() : refuse(503)()) },
    })
    await expect.element(page.getByText('The desk could not be loaded.')).toBeVisible()
    isUp = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(link(/Edward Loxley/)).toBeVisible()
  })
})

describe('The scan field', () => {
  const order = {
    type: 'order',
    id: '6e0c1d36-3c7a-4c0a-9a43-000000048231',
    is_expected: false,
  } as const

  it('is reached by its key and opens what was typed', async () => {
    await show(scenes.board, { api: { 'POST /workshop/find': () => order } })
    await expect.element(link(/Edward Loxley/)).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('DN-48231{Enter}')
    await expect.poll(currentPath).toBe(`/order/${order.id}`)
  })

  it('takes the burst of a hand scanner wherever the focus is', async () => {
    const find = vi.fn<(sent: Sent) => typeof order>(() => order)
    await show(scenes.board, { api: { 'POST /workshop/find': find } })
    await expect.element(link(/Edward Loxley/)).toBeVisible()
    scan('DN-48231')
    await expect.poll(() => find.mock.calls[0]?.[0].body).toEqual({ text: 'DN-48231' })
    // The digits of a code are no filters.
    await expect.poll(currentPath).toBe(`/order/${order.id}`)
  })

  it('scans with the camera in a dialog', async () => {
    await show(scenes.board)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scan a code' })
    await expect.element(dialog.getByText(/Camera is blocked or not accessible/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('says when nothing was found, and keeps what was typed', async () => {
    const page0 = { orders: [], next_cursor: null }
    await show(scenes.board, {
      api: { 'POST /workshop/find': () => ({ type: 'orders', page: page0 }) },
    })
    const field = page.getByRole('textbox')
    await field.fill('Zebedee')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Nothing was found for “Zebedee”.')
    await expect.element(field).toHaveValue('Zebedee')
  })

  it('looks through finished orders when none that is under way has the words', async () => {
    const found: OrderSummary = {
      ...{ _id: order.id, collection_ref: 'DN-48231', status: 'finished', service_count: 1 },
      ...{ customer_name: 'Amara Osei', customer_email: 'amara@example.com', express: false },
      ...{ created_at: '2026-10-25T09:40:00.000Z', total_price: minor(2200), in_store_type: null },
      ...{ collection_provider: 'DPD', dropoff_provider: 'DPD' },
    }
    const page1 = { orders: [found], next_cursor: null }
    await show(scenes.board, {
      api: {
        'POST /workshop/find': ({ body }: Sent) => {
          const isPast = (body as { list?: string }).list === 'past'
          return { type: 'orders', page: isPast ? page1 : { orders: [], next_cursor: null } }
        },
      },
    })
    await page.getByRole('textbox').fill('Amara')
    await userEvent.keyboard('{Enter}')
    await expect.poll(currentPath).toBe(`/order/${order.id}`)
  })
})

it('the list is narrowed to a stage, in the address', async () => {
  await show(scenes.list)
  await page.getByRole('combobox', { name: 'Stage' }).selectOptions('In work')
  await expect.poll(currentPath).toBe('/?view=list&stage=in_work')
})
