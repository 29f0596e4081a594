import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  weaversRow,
} from '#e2e/fixtures/checkout.ts'
import {
  fillBasket,
  holdDiscount,
  signInStaff,
  startCheckout,
} from '#e2e/fixtures/checkout-start.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Storefront } from '@darnley/contract/storefront-session'

const { KIRK_URL = 'http://kirk.localhost:3000' } = process.env

/** A shop with a rate of 1.25: the hem costs £27.50, a delivery home £4.93, the fast turnaround £12.50. */
test.use({ baseURL: KIRK_URL })

test.beforeEach(async ({ page }) => {
  await signInStaff(page, 'staff@kirk.example')
})

const delivery = (page: Page) => page.getByRole('group', { name: 'Delivery', exact: true })
const titles = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Order summary' })

async function chooseDelivery(page: Page, choice: RegExp): Promise<void> {
  await delivery(page).getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: 'Confirm shipping' }).click()
}

test('[U29] staff take an order that is returned to the customer by keyboard alone, and charge it themselves', async ({
  page,
}) => {
  const inputDriver = keyboard(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await startCheckout(page)
  await expect(titles(page)).toHaveText([
    'Customer details',
    'Returning the order to the customer',
    'Turnaround',
    'Payment',
  ])
  await fillDetails(page, { ...amara, inputDriver })
  await expect(page.getByRole('group')).toHaveCount(1)
  await expect(delivery(page).getByRole('radio')).toHaveCount(3)
  await expect(
    delivery(page).getByRole('radio', { name: /^Complete in store.*FREE/ }),
  ).toBeVisible()
  await expect(delivery(page).getByRole('radio', { name: /^Return to store.*FREE/ })).toBeVisible()
  await expectAccessible(page)
  await inputDriver.choose(
    delivery(page).getByRole('radio', { name: /^Return to customer.*£4\.93/ }),
  )
  await inputDriver.press(page.getByRole('button', { name: 'Confirm shipping' }))
  await expect(titles(page).nth(2)).toHaveText('Customer address')
  await expectNoSidewaysScroll(page)
  await fillAddress(page, { ...weaversRow, inputDriver })
  await chooseTurnaround(page, { choice: /^Express 3 Day Turnaround.*£12\.50/, inputDriver })

  await expect(page.getByText('Charge the customer £44.93 now')).toBeVisible()
  await expectAccessible(page)
  const ordering = page.waitForRequest('**/guest_checkout_v2')
  await inputDriver.press(
    page.getByRole('button', { name: 'I have charged the customer - £44.93' }),
  )
  const sent = (await ordering).postDataJSON() as GuestCheckout
  expect(sent).toMatchObject({
    in_store_type: 'return_to_customer',
    collection_provider: 'Onfleet',
    dropoff_provider: 'RMTracked24',
    express: true,
  })
  expect(sent.origin_system).toBe('kirk')

  await expectThanks(page)
  await expect(page).toHaveURL(/\/thank-you\?orderIdToken=/)
  const main = page.getByRole('main')
  await expect(main.getByRole('definition').filter({ hasText: /^£44\.93$/ })).toBeVisible()
  await expect(
    main.getByRole('definition').filter({ hasText: /^return to customer$/ }),
  ).toBeVisible()
  await expect(main.getByText('What happens next?')).toHaveCount(0)
  await expect(main.getByText('Guaranteed quality')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await inputDriver.press(main.getByRole('link', { name: 'Start a new order' }))
  await expect(page).toHaveURL(/\/storefront\/booking$/)
})

test('an order that stays in the shop needs no address, waits for the connection, and leads straight to the receipt', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await startCheckout(page)
  await fillDetails(page)
  await chooseDelivery(page, /^Complete in store/)
  await expect(titles(page)).toHaveCount(4)
  const ready = page.getByText(/Ready here by \w{3},? \d+ \w+\.$/).first()
  const promised = await ready.innerText()
  // F38: a till with a wrong clock promises the same day.
  await page.clock.setFixedTime(new Date('2025-03-30T00:30:00Z'))
  await page.reload()
  await expect(ready).toHaveText(promised, { useInnerText: true })
  await chooseTurnaround(page)
  await expect(page.getByText('Charge the customer £27.50 now')).toBeVisible()

  // The customer has paid: the order is placed when the connection returns.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'I have charged the customer - £27.50' }).click()
  const kept = page.getByRole('main').getByText('The order is not placed yet.')
  await expect(kept).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expectThanks(page)
  await expect(
    page.getByRole('definition').filter({ hasText: /^complete in store$/ }),
  ).toBeVisible()
})

test('[C22] a garment that another tab added after the customer was charged is not ordered', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|409 \(Conflict\)/)
  await startCheckout(page)
  await fillDetails(page)
  await chooseDelivery(page, /^Return to store/)
  await chooseTurnaround(page)
  const checkout = '**/guest_checkout_v2'
  await page.route(checkout, (route) => route.abort())
  await page.getByRole('button', { name: 'I have charged the customer - £27.50' }).click()
  await expect(page.getByRole('main').getByText('The order is not placed yet.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/basket')
  await fillBasket(other, { garments: 2 })

  await page.unroute(checkout)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('main').getByText('Your basket has changed.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Charge the customer £55.00 now')).toBeVisible()
  await page.getByRole('button', { name: 'I have charged the customer - £55.00' }).click()
  await expectThanks(page)
  await expect(page.getByRole('definition').nth(1)).toHaveText('£55.00')
})

test('an order that costs nothing is confirmed without a charge; a choice with a blocked carrier is not offered', async ({
  page,
}) => {
  const path = '/api/storefront/storefront_details'
  const details = await page.evaluate(async (url) => (await fetch(url)).json(), path)
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      json: { ...(details as Storefront), blocked_delivery_providers: ['RMTracked24'] },
    }),
  )
  await startCheckout(page)
  await holdDiscount(page, 'FREE100')
  await page.goto('/basket')
  await expect(
    page.getByRole('link', { name: 'Add another service to this item' }),
  ).toHaveAttribute('href', '/storefront/booking?itemIndex=0')
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await fillDetails(page)
  await expect(delivery(page).getByRole('radio', { name: /^Complete in store/ })).toBeVisible()
  await expect(delivery(page).getByRole('radio', { name: /^Return to customer/ })).toHaveCount(0)
  await chooseDelivery(page, /^Return to store/)
  await chooseTurnaround(page)
  await expect(page.getByText(/^Charge the customer/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm order - £0.00' }).click()
  await expectThanks(page)
})

test('[F35] a session that expires during checkout is refreshed once; one that cannot be leads to the sign-in and back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/401 \(Unauthorized\)/)
  await startCheckout(page)
  await fillDetails(page)
  await chooseDelivery(page, /^Return to store/)
  await chooseTurnaround(page)
  const charge = page.getByRole('button', { name: /^I have charged the customer/ })
  await expect(charge).toBeVisible()

  // Both the access and the refresh cookie are gone, the basket's stays.
  await context.clearCookies({ name: /staff/ })
  await charge.click()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await page.getByLabel('Email/username').fill('staff@kirk.example')
  await page.getByLabel('Password').fill('needle-and-thread')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('amara.osei@example.com')).toBeVisible()

  // Without the access cookie alone the order goes through unnoticed.
  await context.clearCookies({ name: /access/ })
  await charge.click()
  await expectThanks(page)
})
