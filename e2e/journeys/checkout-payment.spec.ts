import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
  walkToPayment,
} from '#e2e/fixtures/checkout.ts'
import { holdDiscount, startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { FrameLocator, Page } from '@playwright/test'
import type { Basket } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'

const pay = (page: Page) => page.getByRole('button', { name: 'Pay £29.90' })
const bank = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="3-D Secure authentication"]')

async function atPayment(page: Page): Promise<void> {
  await startCheckout(page)
  await walkToPayment(page)
}

test('[U29] a passed 3-D Secure check pays, by keyboard alone', async ({ page }) => {
  await atPayment(page)
  const inputDriver = keyboard(page)
  await payByCard(page, { number: cards.asksForThreeDSecure, inputDriver })
  await expect(bank(page).getByText('£29.90')).toBeVisible()
  await expectAccessible(page)
  await inputDriver.press(bank(page).getByRole('button', { name: 'Complete authentication' }))
  await expectThanks(page)
})

test('[J18] the card’s fields are set in the font of the site', async ({ page }) => {
  await atPayment(page)
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]')
  const number = card.getByLabel('Card number')
  await expect
    .poll(() =>
      number.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toContain('Figtree Variable')
  await expect(number).toHaveCSS('font-family', /^"?Figtree Variable/)
})

test('[F18] [U28] a failed or abandoned 3-D Secure check keeps the basket; another card pays', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/402 \(Payment Required\)/)
  await page.setViewportSize({ width: 320, height: 700 })
  await atPayment(page)
  await payByCard(page, { number: cards.asksForThreeDSecure })
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('authenticate')
  await expect(pay(page)).toBeEnabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Abandoned: after a reload basket, form and order are the same.
  await payByCard(page, { number: cards.asksForThreeDSecure })
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(amara.email)).toBeVisible()
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
})

test('[F1] a double click on the pay button pays once', async ({ page }) => {
  await atPayment(page)
  await expect(pay(page)).toBeVisible()
  const orders: string[] = []
  const confirmations: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/guest_checkout_v2')) orders.push(request.url())
    if (request.url().endsWith('/confirm')) confirmations.push(request.url())
  })
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await frame.getByLabel('Card number').fill(cards.pays)
  await frame.getByLabel('Expiry date').fill('12 / 34')
  await frame.getByLabel('Security code').fill('123')
  await pay(page).dblclick()
  await expectThanks(page)
  expect(confirmations).toHaveLength(1)
  expect(orders).toHaveLength(0)
})

test("empty card fields show their own errors; the amount to pay is the api's", async ({
  page,
}) => {
  // The prices are equal as long as both calculate alike; if they ever differ, the customer must be told before paying.
  await page.route('**/guest_checkout_v2', async (route) => {
    const response = await route.fetch()
    const order = (await response.json()) as GuestCheckoutResponse
    await route.fulfill({ response, json: { ...order, payable_price: 3100 } })
  })
  await atPayment(page)
  await expect(page.getByText('A price has changed: you pay £31.00.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay £31.00' }).click()
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await expect(frame.getByText('Your card number is incomplete.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay £31.00' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[F13] with the payment provider unavailable nothing is lost, and a retry continues', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/guest_checkout_v2', (route) =>
    route.fulfill({ status: 502, json: { detail: 'Bad Gateway' } }),
  )
  await atPayment(page)
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Our payment provider can’t be reached just now.')
  await expect(problem).toContainText('Your basket is kept and nothing was charged.')
  await expectAccessible(page)
  await page.unroute('**/guest_checkout_v2')
  await page.route('**/stripe.js', (route) => route.abort())
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the card form.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/stripe.js')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.route('**/confirm', (route) => route.abort())
  await payByCard(page, { number: cards.pays })
  await expect(problem).toContainText('We couldn’t reach the card company.')
  await page.unroute('**/confirm')
  await pay(page).click()
  await expectThanks(page)
})

test('on a slow network a step and the payment show that they are loading, then that it takes long, and so does the bank', async ({
  page,
}) => {
  await page.route('**/guest_checkout_v2', () => undefined)
  await page.clock.install()
  const main = page.getByRole('main')
  const slow = Promise.withResolvers<void>()
  await page.route(/\/later-steps-.*\.js$/, async (route) => {
    await slow.promise
    await route.continue()
  })
  await startCheckout(page)
  await fillDetails(page)
  await expect(main.getByText('Loading...')).toBeVisible()
  await page.clock.fastForward(8000)
  await expect(main.getByText(/longer than usual.*what you typed is kept\.$/)).toBeVisible()
  slow.resolve()
  await chooseShipping(page)
  await fillAddress(page)
  await chooseTurnaround(page)
  await expect(main.getByText('Loading...')).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward(8000)
  await expect(main.getByText('This takes longer than usual')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/guest_checkout_v2')
  await page.reload()
  const held = Promise.withResolvers<void>()
  await page.route('**/confirm', async (route) => {
    await held.promise
    await route.continue()
  })
  await payByCard(page, { number: cards.pays })
  await expect(pay(page)).toBeDisabled()
  await page.clock.fastForward(8000)
  await expect(main.getByText('Your bank hasn’t answered yet.')).toBeVisible()
  held.resolve()
  await expectThanks(page)
})

test('[U8] all errors found by the api are shown at once, and lead back to their step; checkout continues without a refused code', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422|409|ERR_INTERNET_DISCONNECTED/)
  const type = 'value_error'
  await refuseOrder(page, {
    status: 422,
    detail: [
      { loc: ['body', 'phone'], msg: 'Enter a mobile phone number', type },
      { loc: ['body', 'address', 'postcode'], msg: 'Enter a UK postcode', type },
    ],
  })
  await startCheckout(page)
  await holdDiscount(page, 'WELCOME10')
  await page.reload()
  await walkToPayment(page)
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Enter a mobile phone number, Enter a UK postcode')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toBeVisible()

  await refuseOrder(page, { status: 409, detail: null })
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await expect(problem).toContainText('Your basket has changed.')

  await page.unroute('**/guest_checkout_v2')
  await page.route('**/guest_checkout_v2', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(problem).toContainText('We couldn’t reach our shop. Check your connection.')

  // It retries when back online. The code was used up meanwhile: a refreshed basket has lost it (section 4.2).
  const detail = [{ loc: ['body', 'coupon_code'], msg: 'Discount code is not valid', type }]
  await refuseOrder(page, { status: 422, detail })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(problem).toContainText('Discount code is not valid. Your basket is kept')
  await expectAccessible(page)
  await page.route('**/public/get_basket', async (route) => {
    const response = await route.fetch()
    const basket = (await response.json()) as Basket
    await route.fulfill({
      response,
      json: { ...basket, discount_code: null, discount_amount: null },
    })
  })
  await page.unroute('**/guest_checkout_v2')
  await page.getByRole('button', { name: 'Continue without it' }).click()
  await expect(pay(page)).toBeVisible()
})

interface Refusal {
  readonly status: number
  readonly detail: unknown
}

/** Applies until the next call, or until the route is removed. */
async function refuseOrder(page: Page, { status, detail }: Refusal): Promise<void> {
  await page.unroute('**/guest_checkout_v2')
  await page.route('**/guest_checkout_v2', (route) => route.fulfill({ status, json: { detail } }))
}

test('a wallet pays where the browser has one, without typing a card', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sandbox:wallet', 'google_pay'))
  await atPayment(page)
  await expect(page.getByText('or pay by card')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Google Pay/ }).click()
  await expectThanks(page)
})
