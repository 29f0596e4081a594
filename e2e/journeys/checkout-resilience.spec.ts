import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
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
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { launchWithPageCache } from '#e2e/fixtures/page-cache.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('[F54] with storage switched off the whole checkout works from memory', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is off', 'SecurityError')
        },
      })
  })
  await startCheckout(page)
  await walkToPayment(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
})

test('[F36] with cookies blocked the basket shows a message and does not loop', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
  await page.goto('/')
  await bookJeansHem(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Go to basket' }).click()
  const message = page.getByRole('main').getByRole('alert')
  await expect(message).toContainText('Your browser blocks cookies')
  await expectAccessible(page)
  await context.clearCookies()
  await page.goto('/checkout')
  await expect(message).toContainText('Your browser blocks cookies')
  await expect(page).toHaveURL(/\/checkout$/)
})

test('[F38] a clock that is a year off changes neither the order, its price nor the promised days', async ({
  page,
}) => {
  await startCheckout(page)
  await fillDetails(page)
  const first = page
    .getByRole('group', { name: /^Sending to/ })
    .getByText(/^With us by/)
    .first()
  const promised = await first.innerText()

  await page.clock.setFixedTime(new Date('2025-03-30T00:30:00Z'))
  await page.reload()
  await expect(first).toHaveText(promised)
  await chooseShipping(page)
  await fillAddress(page)
  const back = page.getByText(/Back with you by .*, if your items are collected on .*\.$/).first()
  const backBy = await back.innerText()
  await page.clock.setFixedTime(new Date('2031-07-01T12:00:00Z'))
  await page.reload()
  await expect(back).toHaveText(backBy, { useInnerText: true })
  await chooseTurnaround(page)
  await expect(page.getByRole('button', { name: 'Pay £29.90' })).toBeVisible()
})

test('[F17] [F53] a checkout restored from the back/forward cache refreshes its data, and shows the receipt once paid', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await launchWithPageCache(playwright, launchOptions)
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
  await startCheckout(page)
  await walkToPayment(page)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => console.log(persisted)))
  await page.goto('about:blank')
  const isCached = page.waitForEvent('console')
  const asked = page.waitForRequest('**/guest_checkout_v2')
  await page.goBack({ waitUntil: 'commit' })
  expect((await isCached).text()).toBe('true')
  await asked
  await payByCard(page, { number: cards.pays })
  const number = await expectThanks(page)
  await page.goBack({ waitUntil: 'commit' })
  expect(await expectThanks(page)).toBe(number)
  await browser.close()
})

/** Keeps the next answer about the basket from the page. Returns a function that hands it over. */
async function holdBasketAnswer(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const url = '**/public/update_basket'
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return async () => {
    const answered = page.waitForResponse(url)
    release()
    await (await answered).finished()
  }
}

test('[C27] a basket cookie lost during checkout is reported, keeps what was typed, and shows no receipt of another order', async ({
  page,
  context,
}) => {
  await startCheckout(page)
  await walkToPayment(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)

  // Another order in the same tab, whose basket is lost during checkout.
  await startCheckout(page)
  const remembered = page.waitForResponse(/\/public\/abandoned_basket$/)
  await fillDetails(page)
  await remembered
  await context.clearCookies({ name: /basket/ })
  await page.reload()
  const reason = page.getByRole('main').getByRole('alert')
  await expect(reason).toContainText('your browser has lost the cookie that keeps it')
  await expect(page).toHaveURL(/\/checkout$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bring my items back' }).click()
  const release = await holdBasketAnswer(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  // The api has not answered yet.
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await release()
  await expect(page.getByText(amara.email)).toBeVisible()
  await chooseShipping(page)
  await expect(page.getByRole('button', { name: 'Enter address manually' })).toBeVisible()
})
