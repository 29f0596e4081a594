import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  cards,
  expectThanks,
  fillDetails,
  payByCard,
  walkToPayment,
} from '#e2e/fixtures/checkout.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await fillBasket(page.request)
  await page.goto('/basket')
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
})

test('a discount code reduces the price of services up to the payment', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await apply(page, ' welcome10 ')
  await expect(page.getByText('Discount applied!')).toBeVisible()
  await expect(main.getByText('WELCOME10')).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '-£2.20' })).toBeVisible()

  await main.getByRole('link', { name: 'Go to checkout' }).click()
  await walkToPayment(page)
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary.getByRole('definition').filter({ hasText: '-£2.20' })).toBeVisible()
  const [subtotal, shipping, , total] = await summary.getByRole('definition').allInnerTexts()
  expect(pence(total)).toBe(pence(subtotal) + pence(shipping) - 220)
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible()
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
})

test('a wrong code shows an error, and the current one can be removed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const main = page.getByRole('main')
  await apply(page, 'NO-SUCH-CODE')
  await expect(page.getByText('Discount code is not valid')).toBeVisible()
  await expect(main.getByText('Discount', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.route('**/payload_basket_discount?**', (route) => route.abort())
  await apply(page, 'WELCOME10')
  await expect(page.getByText('We couldn’t reach our shop, so the discount stays')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('WELCOME10')
  await page.unroute('**/payload_basket_discount?**')
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(main.getByText('Discount', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // The code is stored: the next page applies it automatically.
  await page.reload()
  await expect(main.getByText('-£2.20')).toBeVisible()
  await main.getByRole('button', { name: 'Remove discount code WELCOME10' }).click()
  await expect(main.getByText('Discount', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toBeFocused()
  await expect(main.getByText('Discount removed.')).toBeVisible()
})

test('[X7] a visitor who tried many codes is told to wait', async ({ page, allowErrors }) => {
  allowErrors(/429 \(Too Many Requests\)/)
  await page.route('**/payload_basket_discount?**', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Too many' }, headers: { 'retry-after': '60' } }),
  )
  await apply(page, 'GUESS')
  await expect(page.getByText('Several codes that are not valid were tried.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('GUESS')
  await expectAccessible(page)
})

test('[U29] an order that costs nothing needs no card, and no mouse', async ({ page }) => {
  const inputDriver = keyboard(page)
  await inputDriver.write(page.getByRole('textbox', { name: 'Discount code' }), 'FREE100')
  await inputDriver.press(page.getByRole('button', { name: 'Apply' }))
  await expect(page.getByText('Discount applied!')).toBeVisible()
  await inputDriver.press(page.getByRole('main').getByRole('link', { name: 'Go to checkout' }))
  await walkToPayment(page, {
    shipping: { inbound: /Drop-off point London/, outbound: /London/ },
    inputDriver,
  })
  await inputDriver.press(page.getByRole('button', { name: 'Confirm order - £0.00' }))
  await expectThanks(page)
})

test("[X15] a reminder's link asks before it restores a basket on another device", async ({
  page,
  browser,
}) => {
  const remembered = page.waitForResponse(/\/public\/abandoned_basket$/)
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await fillDetails(page)
  const { id } = (await (await remembered).json()) as { id: string }

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const device = await elsewhere.newPage()
  await device.goto(`/basket?restore=${id}`)
  const question = device.getByRole('region', { name: 'Add these items?' })
  await expect(question.getByText('Shorten hem')).toBeVisible()
  await expect(question.getByText('£22.00')).toBeVisible()
  await expect(device.getByText('Your basket is empty')).toBeVisible()
  await expectAccessible(device)
  await question.getByRole('button', { name: 'No, thanks' }).click()
  await expect(question).toHaveCount(0)
  await device.reload()
  await expect(device.getByText('Your basket is empty')).toBeVisible()
  await device.goto(`/basket?restore=${id}`)
  await question.getByRole('button', { name: 'Add to basket' }).click()
  await expect(device.getByText('Your basket is back.')).toBeVisible()
  await expect(device.getByRole('heading', { level: 1, name: 'Basket' })).toBeFocused()
  await expect(device.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await expect(device.getByRole('main').getByRole('link', { name: 'Go to checkout' })).toBeVisible()
  await expectAccessible(device)
  expect(new URL(device.url()).search).toBe('')
  await elsewhere.close()
})

test('a basket that fails to load can be fetched again; for an unknown one there is a message', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)|503/)
  await page.route('**/public/abandoned_basket?**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/basket?restore=no-such-basket')
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('We couldn’t bring your basket back just now.')
  await expectAccessible(page)
  await page.unroute('**/public/abandoned_basket?**')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t find the basket of this link')).toBeVisible()
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
})

async function apply(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

function pence(pounds = ''): number {
  return Math.round(Number(pounds.replace('£', '')) * 100)
}
