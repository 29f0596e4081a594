import type { OrderDetails } from '@darnley/contract/orders'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('[O5] a manager proposes a higher price, which its customer pays, and gives money back', async ({
  page,
  request,
}) => {
  test.slow()
  const email = `money.${Date.now()}@example.com`
  const id = await orderAndPay(page, email)
  await signInToWorkshop(page, 'manager')
  const order = new URL(`/order/${id}`, page.url()).href
  await page.goto(order)
  const price = page.getByLabel(/^New price, was £/)
  const [, pounds] = /£(\d+)\.00$/.exec(await page.getByText(/^New price, was £/).innerText()) ?? []
  await price.fill(String(Number(pounds) + 12))
  await page.getByLabel(/^Why\? .* reads this$/).fill('The hem is taped inside.')
  await expect(page.getByText(/pays, if agreed/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: /^Send to/ }).dblclick()
  await expect(page.getByText('Waiting for the answer')).toBeVisible()

  const { text } = await readMailTo(request, email, { withText: 'One thing needs more work' })
  const link = new URL(/http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? '')
  await page.goto(link.href)
  await page.getByRole('button', { name: 'Agree and pay £12.00' }).click()
  await payByCard(page, { number: cards.pays })
  await expect(page.getByText(/^You agreed to £/)).toBeVisible({ timeout: 20_000 })

  await page.goto(order)
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible()
  await expect(page.getByText(/ \+ £12\.00\. Nothing is owed\.$/)).toBeVisible()
  await giveBack(page, '5')
  await readMailTo(request, email, { withText: 'We have refunded £5.00' })
  await expect(page.getByText(/ \+ £12\.00\. Nothing is owed\.$/)).toBeVisible()
  await expectAccessible(page)
})

test('[O5] an order that was paid is cancelled only after it is said what happens to the money', async ({
  page,
  request,
}) => {
  test.slow()
  const email = `cancel.${Date.now()}@example.com`
  const id = await orderAndPay(page, email)
  await signInToWorkshop(page, 'manager')
  await page.goto(new URL(`/order/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Why\?/).fill('You asked us to.')
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(dialog.getByText(/^Say what happens to the £/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Keep some of it').click()
  await dialog.getByLabel('We keep, in pounds').fill('1')
  await dialog.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText('The order is cancelled.')).toBeVisible()
  await expect(page.getByLabel('Money', { exact: true }).getByText('£1.00')).toBeVisible()
  await readMailTo(request, email, { withText: 'we keep £1.00' })
})

/** Books a hem and pays. Returns the id of the order. */
async function orderAndPay(page: Page, email: string): Promise<string> {
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  const token = new URL(page.url()).searchParams.get('orderIdToken') ?? ''
  const response = await page.request.get(`/api/public/order_details?order_id_token=${token}`)
  const { _id: id } = (await response.json()) as OrderDetails
  return id
}

/** Gives back an amount in pounds; pressed twice, it goes back once. */
async function giveBack(page: Page, pounds: string): Promise<void> {
  await page.getByRole('button', { name: 'Give money back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('An amount').click()
  await dialog.getByLabel('Amount in pounds').fill(pounds)
  await dialog.getByLabel(/^Why\?/).fill('The courier came late.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Give back £${pounds}.00` }).dblclick()
  await expect(page.getByText(new RegExp(`^£${pounds}\\.00 is given back`))).toBeVisible()
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}
