import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentPath, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('The thank-you page', () => {
  it('greets by name, and has number, e-mail and the way to tracking', async () => {
    await show(scenes.placed)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Thank you for your order, Amara Osei!')
    await expect.element(page.getByText(/sent to amara.osei@example.com/)).toBeVisible()
    await page.getByRole('link', { name: 'Follow your order' }).click()
    await expect.poll(currentPath).toBe('/order?orderIdToken=a-token-of-an-order')
  })

  it('names days for each step of the way', async () => {
    await show(scenes.placed)
    const steps = page.getByRole('list', { name: 'Stages of your order' }).getByRole('listitem')
    for (const title of ['Our tailors get to work', 'Finished and sent back', 'Receive your items'])
      await expect.element(steps.filter({ hasText: title })).toMatchTextContent(/By \w{3} \d+ \w+/)
  })

  it.each([
    ['with a label', scenes.labelled, 'Print the postage label'],
    ['that is collected', scenes.collected, 'Print the packing card'],
    ['that is brought to a counter', scenes.droppedOff, 'Open the map'],
  ])('begins with what is to do today for an order %s', async (_how, scene, action) => {
    await show(scene)
    const today = page.getByRole('listitem').filter({ hasText: 'Wash and dry everything' }).first()
    await expect.element(today).toMatchTextContent(/^Today, /)
    await expect.element(today).toHaveAttribute('aria-current', 'step')
    await expect.element(today.getByRole('link', { name: action })).toBeVisible()
  })

  it('leads to guide, calendar and address, with prices that add up', async () => {
    await show(scenes.labelled)
    const guide = page.getByRole('link', { name: /^Fitting guide/ })
    await expect
      .element(guide)
      .toHaveAttribute('href', expect.stringContaining('/fitting-guide?serviceId=shorten-hem'))
    await expect
      .element(page.getByRole('link', { name: 'Add these days to your calendar' }))
      .toHaveAttribute('href', expect.stringContaining('/order_calendar?'))
    await expect.element(page.getByText('Amara Osei, 14 Weavers Row, London, E2 6HN')).toBeVisible()
    const amounts = page.getByRole('definition').filter({ hasText: /^£/ })
    await expect
      .poll(() => amounts.elements().map(({ textContent: text }) => text))
      .toEqual([...['£18.00', '£3.95', '£3.95', '£25.90']])
  })

  it('shows the days of the plan in a calendar, to the eyes alone', async () => {
    await show(scenes.collected)
    const calendar = page.getByText('Your days')
    await expect.element(calendar).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your days' })).not.toBeInTheDocument()
    const stage = page.getByRole('listitem').filter({ hasText: 'Receive your items' })
    const [, day = ''] = /(\w{3} \d+ \w{3})/.exec(stage.element().textContent ?? '') ?? []
    await expect.element(page.getByText(new RegExp(`^${day}`))).toBeVisible()
  })

  it('has the code for the counter where clothes are dropped off', async () => {
    await show(scenes.droppedOff)
    await expect.element(page.getByRole('heading', { name: 'Your drop-off code' })).toBeVisible()
    await expect.element(page.getByText('DN-48213').first()).toBeVisible()
    await expect.element(page.getByText(/Kirk & Daughters/).first()).toBeVisible()
  })

  it.each([
    ['Print tags', '/storefront/order?number=DN-48213&print=tags'],
    ['Open order', '/storefront/order?number=DN-48213'],
  ])('[J31] has for staff of a shop: %s', async (name, path) => {
    await show(scenes.ofAShop)
    await page.getByRole('link', { name }).click()
    await expect.poll(currentPath).toBe(path)
  })

  it('leads staff of a shop to the next order', async () => {
    await show(scenes.ofAShop)
    await page.getByRole('link', { name: 'Start a new order' }).click()
    await expect.poll(currentPath).toBe('/storefront/booking')
  })

  it.each([
    ['cancelled', scenes.cancelled, 'This order was cancelled'],
    ['refunded', scenes.refunded, 'You had already paid for this'],
    ['unknown', scenes.unknown, 'We can’t show this order'],
  ])('gives no thanks for an order that is %s', async (_how, scene, heading) => {
    await show(scene)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await expect.element(page.getByText(/Thank you/)).not.toBeInTheDocument()
  })

  it('says what was refunded', async () => {
    await show(scenes.refunded)
    await expect
      .element(page.getByText(/We have refunded your payment of £24(\.00)? in full/))
      .toBeVisible()
  })

  it('goes back to wait for an order that is not paid', async () => {
    await show(scenes.unpaid)
    await expect.poll(currentPath).toBe('/validate-payment?orderIdToken=a-token-of-an-order')
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your order.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('says that it is loading', async () => {
    await show(scenes.loading)
    await expect.element(page.getByText('Loading your order')).toBeInTheDocument()
  })
})
