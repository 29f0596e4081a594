import type { OrderDetails } from '@darnley/contract/orders'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { proposePrice, readMoney, signInManager } from '#e2e/fixtures/manager.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('[I10] a customer pays for a higher price after a declined card, and gets a lower one back', async ({
  page,
  playwright,
  allowErrors,
}) => {
  allowErrors(/402 \(Payment Required\)/)
  const manager = await playwright.request.newContext()
  await signInManager(manager)
  const { id, email } = await orderAndPay(page)
  const before = await readMoney(manager, id)
  const price = before.lines[0]?.price ?? 0
  await proposePrice(manager, { id, kind: 'more', new_price: price + 1200 })

  const { text } = await readMailTo(manager, email, { withText: 'One thing needs more work' })
  const link = new URL(/http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link.pathname + link.search)
  await expect(page.getByText('The hem is taped inside.')).toBeVisible()
  await expect(page.getByText(/we do as if you had said no/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Agree and pay £12.00' }).click()
  await payByCard(page, { number: cards.isDeclined })
  await expect(page.getByRole('alert')).toHaveText(
    'Your card has been declined. Your order is as it was; try another card.',
  )
  expect((await readMoney(manager, id)).proof).toEqual(before.proof)
  await payByCard(page, { number: cards.pays })
  await expect(page.getByText(/^You agreed to £/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Agree/ })).toHaveCount(0)
  const after = await readMoney(manager, id)
  const total = before.proof.total + 1200
  expect(after.proof).toMatchObject({ total, paid: total, held: total, owed: 0 })

  await proposePrice(manager, { id, kind: 'less', new_price: price })
  await page.reload()
  await page.getByRole('button', { name: 'Agree to the lower price' }).click()
  await expect(page.getByText('−£12.00').first()).toBeVisible()
  await readMailTo(manager, email, { withText: 'We have refunded £12.00' })
  expect((await readMoney(manager, id)).proof).toMatchObject({ total: before.proof.total, owed: 0 })
  await expectAccessible(page)
  await manager.dispose()
})

interface Ordered {
  readonly id: string
  readonly email: string
}

/** Books a hem, chooses what happens without an answer, and pays. */
async function orderAndPay(page: Page): Promise<Ordered> {
  const email = `price.${Date.now()}@example.com`
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  const unanswered = page.getByRole('group', { name: /^If we can’t reach you/ })
  await expect(unanswered.getByRole('radio', { name: 'Go on as ordered' })).toBeChecked()
  await unanswered.getByRole('radio', { name: /^Send it back/ }).check()
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  const token = new URL(page.url()).searchParams.get('orderIdToken') ?? ''
  return { id: await idOf(page.request, token), email }
}

async function idOf(request: APIRequestContext, token: string): Promise<string> {
  const response = await request.get(`/api/public/order_details?order_id_token=${token}`)
  const { _id: id } = (await response.json()) as OrderDetails
  return id
}
