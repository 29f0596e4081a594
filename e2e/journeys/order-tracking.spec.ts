import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { amara, expectThanks, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { fillBasket, holdDiscount, signInStaff } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { changeStatus, orderOnTheWeb, shops } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Browser, Page } from '@playwright/test'
import type { OrderDetails } from '@darnley/contract/orders'

test('[C26] the link of the confirmation follows an order to the shop and on', async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const email = `tracking.${Date.now()}@example.com`
  const number = await orderWithDropOff(page, email)
  const { text } = await readMailTo(request, email)
  const link = /http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? ''
  await page.goto(new URL(link).pathname + new URL(link).search)

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
  await expect(main.getByText(`Order ${number}`, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Waiting to be dropped off' })).toBeVisible()
  await expect(main.getByRole('img', { name: `Drop-off code of order ${number}` })).toBeVisible()
  const stages = main.getByRole('list', { name: 'Stages of your order' })
  const steps = stages.locator(':scope > li')
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await expect(main.getByRole('link', { name: `E-mail us about ${number}` })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // To the workshop, back, a failed delivery, and home: in text and dates.
  const token = new URL(page.url()).searchParams.get('orderIdToken') ?? ''
  const move = await counterOf(browser, token)
  await move('awaiting_pickup', 'in_transit_to_darnley', 'arrived_at_darnley')
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Arrived at Darnley' })).toBeVisible()
  await expect(main.getByText(/^Completed and dispatched by \w{3} \d+ \w+\.$/)).toBeVisible()
  await expect(steps.nth(2)).toContainText(/^By \w{3} \d+ \w+With our tailors/)
  await expect(main.getByRole('img', { name: /^Drop-off code/ })).toHaveCount(0)

  await move(
    'in_progress',
    'awaiting_delivery',
    'in_transit_to_customer',
    'customer_delivery_failed',
  )
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Not delivered' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(/Write to us/)
  await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await move('in_transit_to_customer', 'finished')
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Back with you' }).first()).toBeVisible()
  await expect(stages.locator('[aria-current]')).toHaveCount(0)
  const happened = main.getByRole('listitem').filter({ hasText: / at \d\d:\d\d$/ })
  await expect(happened.first()).toHaveText(/^Back with you\d+ \w+ at \d\d:\d\d$/)
  await expect(happened).toHaveCount(10)
  const mail = await readMailTo(request, email, { withText: 'Your clothes have arrived' })
  expect(mail.text).toContain(`Follow your order: ${link}`)
})

test('a cancelled order gets no thank-you, on its receipt and its tracking page', async ({
  page,
  request,
  browser,
}) => {
  const { token, number } = await orderOnTheWeb(request)
  const move = await counterOf(browser, token)
  await move('cancelled')
  await page.goto(`/thank-you?orderIdToken=${token}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This order was cancelled' }),
  ).toBeVisible()
  await expect(page.getByText(/Thank you/)).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByText(`Order ${number} is not carried out.`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start a new booking' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/order?orderIdToken=${token}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Cancelled' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(/^Write to us/)
})

test('an incomplete and an unknown link get the same message', async ({ page, allowErrors }) => {
  allowErrors(/404 \(Not Found\)/)
  const message = page.getByText('We can’t show this order')
  await page.goto('/order')
  await expect(message).toBeVisible()
  await page.goto('/order?orderIdToken=nobody')
  await expect(message).toBeVisible()
  await expectAccessible(page)
})

test('an order that fails to load can be fetched again', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/public/order_progress?**', (route) => route.abort())
  await page.route('**/public/order_details?**', (route) => route.abort())
  await page.goto('/order?orderIdToken=some-token')
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t load your order.' })
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
})

/** Returns the till of a drop-off shop, which moves the order from status to status. */
async function counterOf(
  browser: Browser,
  token: string,
): Promise<(...statuses: string[]) => Promise<void>> {
  const context = await browser.newContext({ baseURL: shops.maison.url })
  const till = await context.newPage()
  await signInStaff(till, shops.maison.email)
  const { _id: id } = await till.evaluate(async (path) => {
    const response = await fetch(path)
    return (await response.json()) as OrderDetails
  }, `/api/public/order_details?order_id_token=${token}`)
  return async (...statuses) => {
    for (const to of statuses) expect(await changeStatus(till, { id, to })).toBe(200)
  }
}

/** Places a free order, to keep payment out of this test; returns its number. */
async function orderWithDropOff(page: Page, email: string): Promise<string> {
  const customer = { ...amara, email }
  await fillBasket(page)
  await holdDiscount(page, 'FREE100')
  await page.goto('/checkout')
  await walkToPayment(page, {
    details: customer,
    shipping: { inbound: /Drop-off point London/, outbound: /London/ },
  })
  await page.getByRole('button', { name: 'Confirm order - £0.00' }).click()
  const number = await expectThanks(page, customer)
  // [C26] The code that the shipping step mentions is on this page too.
  await expect(page.getByRole('img', { name: `Drop-off code of order ${number}` })).toBeVisible()
  return number
}
