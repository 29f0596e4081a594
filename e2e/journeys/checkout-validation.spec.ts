import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

const asksWhetherPaid = '**/public/validate_order_paid?**'
const processing = 'Processing payment, please do not leave this page'

async function payOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await startCheckout(page)
  await walkToPayment(page)
  await payByCard(page, { number: cards.pays })
}

test('[F15] [F17] a paid order is confirmed however long the response takes; Back shows the receipt', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  let asked = 0
  let openedAt = 0
  let firstAskedAt = 0
  await page.route(asksWhetherPaid, (route) => {
    asked += 1
    firstAskedAt ||= Date.now()
    return asked < 3 ? route.abort('timedout') : route.continue()
  })
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/validate-payment')) openedAt = Date.now()
  })
  await payOnPhone(page)

  await expect(page.getByRole('heading', { level: 1, name: processing })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => spins(page)).toBe(true)
  await expect(page.getByText('Your bank hasn’t answered yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const number = await expectThanks(page)
  expect(firstAskedAt - openedAt).toBeGreaterThan(1900)
  // Section 4.3: with the same query string.
  await expect(page).toHaveURL(/\/thank-you\?orderIdToken=.+redirect_status=succeeded/)

  await page.goBack()
  expect(await expectThanks(page)).toBe(number)
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

/** Whether the page shows a spinner. */
function spins(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some((animation) => animation.effect?.getComputedTiming().iterations === Infinity),
  )
}

test('[F4] [F16] the waiting page can be reloaded and bookmarked', async ({ page }) => {
  await payOnPhone(page)
  await page.waitForURL(/\/validate-payment\?orderIdToken=[\w-]{40,}/)
  const bookmark = page.url()
  await page.reload()
  const number = await expectThanks(page)
  await page.goto(bookmark)
  await expect(page.getByText(processing)).toBeVisible()
  expect(await expectThanks(page)).toBe(number)
  // Without an order there is nothing to wait for.
  await page.goto('/validate-payment')
  await expect(page).toHaveURL(/\/basket$/)
})

test('[C39] an order without a payment attempt is not a failure: it waits in the basket', async ({
  page,
}) => {
  await startCheckout(page)
  const ordered = page.waitForResponse('**/guest_checkout_v2')
  await walkToPayment(page)
  const { order_id_token } = (await (await ordered).json()) as { order_id_token: string }
  await page.goto(`/validate-payment?orderIdToken=${order_id_token}`)
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a payment that failed leads back to the basket, which shows it once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/402 \(Payment Required\)/)
  await startCheckout(page)
  const ordered = page.waitForResponse('**/guest_checkout_v2')
  await walkToPayment(page)
  const { order_id_token } = (await (await ordered).json()) as { order_id_token: string }
  await payByCard(page, { number: cards.isDeclined })
  await expect(page.getByRole('alert')).toContainText('declined')
  // An order that waits for its payment gets no thank-you page: its payment is checked first.
  await page.goto(`/thank-you?orderIdToken=${order_id_token}`)
  await expect(page.getByRole('heading', { level: 1, name: processing })).toBeVisible()
  expect(page.url()).toContain(`/validate-payment?orderIdToken=${order_id_token}`)
  await expect(page.getByRole('alert')).toHaveText(/Payment failed\. Please try again\./)
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
