import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '@darnley/domain/money'
import { refuse, type Answers } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { aBasket, jeans, taper } from '#src/testing/basket.ts'
import * as scenes from './page.scenes.tsx'

const heading = page.getByRole('heading', { level: 1, name: 'Basket' })
const checkout = page.getByRole('link', { name: 'Go to checkout' })
const deleteHem = page.getByRole('button', { name: 'Delete Shorten hem from Jeans' })
const hem = page.getByRole('heading', { name: 'Shorten hem' })

describe('The basket', () => {
  it('leads to checkout with the price of its services', async () => {
    await show(scenes.filled)
    const subtotal = page.getByRole('term').filter({ hasText: 'Subtotal' })
    await expect.element(subtotal).toBeVisible()
    await expect.element(page.getByRole('definition').filter({ hasText: '£44.00' })).toBeVisible()
    await checkout.click()
    await expect.poll(currentPath).toBe('/checkout')
  })

  it('says that it is empty, and where to begin', async () => {
    await show(scenes.empty)
    await expect.element(page.getByText('Your basket is empty')).toBeVisible()
    await expect.element(checkout).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Add a new item' }).click()
    await expect.poll(currentPath).toBe('/')
  })

  it('can be loaded again after a failure', async () => {
    const api: Answers['api'] = { 'GET /public/get_basket': () => aBasket({ basket: [jeans] }) }
    await show(scenes.failed, { api })
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect.element(hem).toBeVisible()
  })

  it('names a payment that failed, once', async () => {
    await show(scenes.paymentFailed)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Payment failed.')
    expect(currentPath()).toBe('/basket')
  })
})

describe('A service in the basket', () => {
  it('is removed at once, and comes back to its place', async () => {
    await show(scenes.filled)
    await deleteHem.click()
    await expect.element(hem).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
    const notice = page.getByRole('status').filter({ hasText: 'was removed' })
    await expect.element(notice).toMatchTextContent('Shorten hem (Jeans) was removed.')
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect
      .element(page.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Shorten hem')
  })

  it('stays when the api refuses its removal', async () => {
    await show(scenes.filled, { api: { 'POST /public/update_basket': refuse(500) } })
    await deleteHem.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We couldn’t remove that service.')
    await expect.element(hem).toBeVisible()
  })

  it('leads into the wizard to be changed, and says when it was', async () => {
    await show(scenes.changed)
    await expect
      .element(page.getByRole('link', { name: 'Edit Taper legs of Jeans' }))
      .toHaveAttribute('href', `/booking?line=${taper.id}`)
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Saved' }))
      .toMatchTextContent('Saved: Jeans, Taper legs, £26.00')
    expect(currentPath()).toBe('/basket')
  })

  it('says what its price is made of', async () => {
    await show(scenes.withExtras)
    await expect
      .element(page.getByRole('article', { name: 'Jeans' }))
      .toMatchTextContent('Service£18.00Keep the original hem edge+ £6.00Fitting: in person')
  })

  it('that is no longer offered stops the checkout', async () => {
    await show(scenes.withdrawn)
    await expect.element(page.getByText('No longer offered', { exact: true })).toBeVisible()
    const stopped = page.getByRole('button', { name: 'Go to checkout' })
    await expect
      .element(stopped)
      .toHaveAccessibleDescription('Please remove what is no longer offered first.')
    await deleteHem.click()
    await expect.element(checkout).toBeVisible()
  })

  it('with a new price needs an agreement', async () => {
    await show(scenes.repriced)
    await expect.element(page.getByText(/Taper legs.*£28/)).toBeVisible()
    await page.getByRole('button', { name: 'Agree' }).click()
    await expect.element(page.getByText('You agreed to the new prices.')).toBeVisible()
    await expect.element(checkout).toBeVisible()
  })
})

describe('A discount code', () => {
  const code = page.getByRole('textbox', { name: 'Discount code' })
  const apply = page.getByRole('button', { name: 'Apply' })
  const answer = {
    coupon_applied: true,
    coupon_valid: true,
    discount_amount: minor(440),
    total_price: minor(3960),
  }

  it('is taken off the subtotal', async () => {
    await show(scenes.filled, {
      api: {
        'POST /public/payload_basket_discount': () => answer,
        'GET /public/get_basket': () =>
          aBasket({ basket: [jeans], discount_code: 'WELCOME10', discount_amount: minor(440) }),
      },
    })
    await code.fill(' welcome10 ')
    await apply.click()
    await expect.element(page.getByText('Discount applied!')).toBeVisible()
    await expect.element(page.getByText('-£4.40')).toBeVisible()
    await expect.element(page.getByRole('term').filter({ hasText: 'Total so far' })).toBeVisible()
    await expect.element(code).toHaveValue('')
  })

  it('that is not valid keeps what was typed', async () => {
    await show(scenes.filled, {
      api: {
        'POST /public/payload_basket_discount': () => ({
          ...answer,
          coupon_applied: false,
          coupon_valid: false,
        }),
      },
    })
    await code.fill('NOTHING')
    await apply.click()
    await expect.element(code).toHaveAccessibleDescription('Discount code is not valid')
    await expect.element(code).toHaveValue('NOTHING')
    await expect.element(code).toHaveFocus()
  })

  it.each([
    [429, 'Several codes that are not valid were tried.'],
    [503, 'We couldn’t reach our shop, so the discount stays as it was.'],
  ])('says why the api answers %i', async (status, words) => {
    await show(scenes.filled, {
      api: { 'POST /public/payload_basket_discount': refuse(status) },
    })
    await code.fill('WELCOME10')
    await apply.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  })

  it('can be removed', async () => {
    await show(scenes.discounted, {
      api: {
        'POST /public/payload_basket_discount': () => ({ ...answer, coupon_applied: false }),
        'GET /public/get_basket': () => aBasket({ basket: [jeans] }),
      },
    })
    await page.getByRole('button', { name: 'Remove discount code WELCOME10' }).click()
    await expect.element(page.getByText('Discount removed.')).toBeVisible()
    await expect.element(page.getByText('WELCOME10')).not.toBeInTheDocument()
  })
})

describe('The basket of a reminder', () => {
  it('is added only after a yes', async () => {
    await show(scenes.restoring)
    const question = page.getByRole('region', { name: 'Add these items?' })
    await expect.element(question).toMatchTextContent('Jeans')
    await expect.element(page.getByText('Your basket is empty')).toBeVisible()
    await question.getByRole('button', { name: 'Add to basket' }).click()
    await expect.element(page.getByText('Your basket is back.')).toBeVisible()
    await expect.element(hem).toBeVisible()
  })

  it('is left alone after a no', async () => {
    await show(scenes.restoring)
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await expect.element(page.getByText('Your basket is empty')).toBeVisible()
    expect(currentPath()).toBe('/basket')
  })

  it('that is gone is explained', async () => {
    await show(scenes.restoring, { api: { 'GET /public/abandoned_basket': refuse(404) } })
    await expect.element(page.getByText(/It may have been ordered already/)).toBeVisible()
  })
})
