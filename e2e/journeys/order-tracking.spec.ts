import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import {
  amara,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
} from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

test('the link of the confirmation follows an order to the shop and on', async ({
  page,
  request,
}) => {
  const email = `tracking.${Date.now()}@example.com`
  const number = await orderWithDropOff(page, email)
  const { text } = await readMailTo(request, email)
  const link = /http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? ''
  await page.goto(new URL(link).pathname + new URL(link).search)

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
  await expect(main.getByText(`Order ${number}`)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Waiting to be dropped off' })).toBeVisible()
  await expect(main.getByRole('img', { name: `Drop-off code of order ${number}` })).toBeVisible()
  const stages = main.getByRole('list', { name: 'Stages of your order' })
  await expect(stages.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(main.getByRole('link', { name: `Email us about ${number}` })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('an incomplete or unknown link says so, without telling which', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  const message = page.getByText('We can’t show this order')
  await page.goto('/order')
  await expect(message).toBeVisible()
  await page.goto('/order?orderIdToken=nobody')
  await expect(message).toBeVisible()
  await expectAccessible(page)
})

test('an order that can not be loaded just now can be asked for again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/public/order_progress?**', (route) => route.abort())
  await page.route('**/public/order_details?**', (route) => route.abort())
  await page.goto('/order?orderIdToken=some-token')
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t load your order.' })
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
})

/** Free, so that nothing but the order is tried here; gives its number. */
async function orderWithDropOff(page: Page, email: string): Promise<string> {
  const customer = { ...amara, email }
  await page.goto('/')
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('FREE100')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Discount applied!')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await fillDetails(page, customer)
  await chooseShipping(page, { inbound: /Drop-off point London/, outbound: /London/ })
  await fillAddress(page)
  await chooseTurnaround(page)
  await page.getByRole('button', { name: 'Confirm order - £0.00' }).click()
  return expectThanks(page, customer)
}
