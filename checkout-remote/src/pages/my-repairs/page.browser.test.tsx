import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Basket, BasketUpdate } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { $basket } from '@darnley/web/session'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { $session } from '#src/stores/customer-session.ts'
import * as scenes from './page.scenes.tsx'

const one = page.getByRole('form', { name: 'Find one order' })
const all = page.getByRole('form', { name: 'See all of them' })
const card = (title: string) => page.getByRole('article', { name: title })

describe('Asking for a link', () => {
  it('answers alike for every address, and sends it again', async () => {
    const sent: unknown[] = []
    const api = {
      'POST /public/my_repairs_request': ({ body }: Sent) => {
        sent.push(body)
        return null
      },
    }
    await show(scenes.asking, { api })
    await all.getByLabelText('E-mail').fill(' amara.osei@example.com')
    await all.getByRole('button', { name: 'Send me the link' }).click()
    await expect
      .element(all.getByRole('status'))
      .toMatchTextContent('If we know this address, a link is on its way.')
    await all.getByRole('button', { name: 'Send it again' }).click()
    await expect
      .poll(() => sent)
      .toEqual(Array.from({ length: 2 }, () => ({ email: 'amara.osei@example.com' })))
  })

  it('finds one order by number and address, and says which is missing', async () => {
    await show(scenes.asking)
    await one.getByRole('button', { name: 'Send me the link' }).click()
    await expect.element(one.getByText('Enter the number of your order')).toBeVisible()
    await expect.element(one.getByText(/Enter an e-mail address like/)).toBeVisible()
    await one.getByLabelText('Order number').fill('DN-48231')
    await one.getByLabelText('E-mail you booked with').fill('amara.osei@example.com')
    await one.getByRole('button', { name: 'Send me the link' }).click()
    await expect.element(one.getByText('Look in your inbox')).toBeVisible()
  })

  it('says when too many were sent', async () => {
    allowErrors(/429/)
    await show(scenes.asking, { api: { 'POST /public/my_repairs_request': refuse(429) } })
    await all.getByLabelText('E-mail').fill('amara.osei@example.com')
    await all.getByRole('button', { name: 'Send me the link' }).click()
    await expect.element(all.getByRole('alert')).toMatchTextContent('Links were sent')
  })
})

describe('An opened link', () => {
  it('shows what to do next for each order, with its days', async () => {
    await show(scenes.orders)
    const jeans = card('Jeans, shorten hem').first()
    await expect.element(jeans.getByText('Do today: pack')).toBeVisible()
    await expect
      .element(jeans.getByRole('listitem').filter({ hasText: 'Collected' }))
      .toHaveAttribute('aria-current', 'step')
    await expect
      .element(jeans.getByRole('link', { name: 'What to do for order DN-48213' }))
      .toHaveAttribute('href', '/order?orderIdToken=a-token-of-an-order')
  })

  it('leads to the messages of an order, and to adding a note', async () => {
    await show(scenes.orders)
    const jeans = card('Jeans, shorten hem').first()
    const path = '/order?orderIdToken=a-token-of-an-order#messages'
    for (const name of [/^1 message/, /^Add a note/])
      await expect.element(jeans.getByRole('link', { name })).toHaveAttribute('href', path)
  })

  it('leads to the fitting that can be moved', async () => {
    await show(scenes.orders)
    const fitted = card('Jeans, fitted in person')
    await expect.element(fitted.getByText(/, 17:40$/)).toBeVisible()
    await expect
      .element(fitted.getByRole('link', { name: /^Move the appointment/ }))
      .toHaveAttribute('href', '/order?orderIdToken=of-a-fitting#fitting')
    await expect.element(fitted.getByRole('link', { name: /^Calendar file/ })).toBeVisible()
  })

  it('adds a finished order to the basket under new ids', async () => {
    await show(scenes.orders, { api: { 'POST /public/update_basket': stored } })
    await expect.element(page.getByText('Same as last time, £22.00 today')).toBeVisible()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect.element(page.getByText('Added to your basket')).toBeVisible()
    const [entry] = $basket.get().entries
    expect(entry?.item.name).toBe('Jeans')
    expect(entry?.id).not.toBe(scenes.finished.again?.entries[0]?.id)
  })

  it('names a garment that cannot be repeated, with the way to book it anew', async () => {
    await show(scenes.noLongerOffered)
    await expect.element(page.getByText(/Jeans can’t be repeated/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Book Jeans anew' }))
      .toHaveAttribute('href', '/booking?category=trousers&item=jeans')
    expect(page.getByRole('button', { name: 'Add to basket' }).elements()).toHaveLength(0)
  })

  it('shows older orders when they are asked for', async () => {
    await show(scenes.manyOrders)
    await page.getByRole('button', { name: 'Show older orders' }).click()
    await expect.element(page.getByText(/^DN-46118 · £25.90/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Show older orders' }).elements()).toHaveLength(0)
  })

  it('is forgotten by signing out', async () => {
    await show(scenes.orders)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(page.getByText(/You are signed out/)).toBeVisible()
    await expect.element(one).toBeVisible()
    expect($session.get()).toBeNull()
    expect(sessionStorage.getItem('repairs-link')).toBeNull()
  })

  it('that has ended asks for a new one', async () => {
    allowErrors(/404/)
    await show(scenes.tooOld)
    await expect.element(page.getByRole('alert')).toMatchTextContent('This link is too old.')
    await expect.element(all).toBeVisible()
    expect($session.get()).toBeNull()
  })

  it('can be loaded again after a failure', async () => {
    allowErrors(/503/)
    await show(scenes.notLoaded)
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We could not load your repairs just now.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

function stored({ body }: Sent): Basket {
  const { basket } = body as BasketUpdate
  const nothing = { discount_code: null, discount_amount: null, express_price: minor(0) }
  return { version: 1, basket, ...nothing }
}
