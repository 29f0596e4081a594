import type { OrderDetails } from '@darnley/contract/orders'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

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
