import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'
import type { Basket } from 'shared/contract/basket'

test.beforeEach(async ({ page }) => {
  await fillBasket(page.request)
  await page.goto('/basket')
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
})

const line = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Shorten hem' })

test('the last service takes its garment along, and both come back with Undo', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your basket is empty')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
  await expectAccessible(page)

  // The focus went to the heading, so that Undo is the next stop of the keyboard.
  await page.keyboard.press('Tab')
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeVisible()
  await expect(main.getByText('Shorten hem (Jeans) is back in your basket.')).toBeVisible()
  await page.reload()
  await expect(line(page)).toBeVisible()
})

test('what one tab stores, another shows at once (F25)', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/basket')
  await expect(line(other)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  await expect(other.getByRole('main').getByText('Your basket is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(other)).toBeVisible()
})

test('a removal that could not be stored says so and can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/public/update_basket', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  await expect(page.getByText('We couldn’t remove that service.')).toBeVisible()
  await expect(line(page)).toBeVisible()
  await page.unroute('**/public/update_basket')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText('Your basket is empty')).toBeVisible()
})

test('a new price is told, and agreed to before checkout (F27)', async ({ page }) => {
  await changeAnswer(page, (basket) => ({
    repriced: linesOf(basket).map((id) => ({ id, price: 2500 })),
  }))
  await page.reload()
  const main = page.getByRole('main')
  await expect(
    main.getByText('Shorten hem (Jeans) now costs £25.00 instead of £22.00.'),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Agree' }).click()
  await expect(main.getByText(/now costs/)).toBeHidden()
})

test('a withdrawn service is marked and stops the checkout until it is removed (F31)', async ({
  page,
}) => {
  await changeAnswer(page, (basket) => ({ withdrawn: linesOf(basket) }))
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('No longer offered', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  await expect(main.getByText('Your basket is empty')).toBeVisible()
})

const linesOf = ({ basket }: Basket): string[] =>
  basket.flatMap(({ serviceDetails }) => serviceDetails.map(({ id }) => id))

/** What the api says once the catalogue has moved on; its own tests show that it says so. */
async function changeAnswer(page: Page, news: (basket: Basket) => object): Promise<void> {
  await page.route('**/public/get_basket', async (route) => {
    const response = await route.fetch()
    const basket = (await response.json()) as Basket
    await route.fulfill({ response, json: { ...basket, ...news(basket) } })
  })
}
