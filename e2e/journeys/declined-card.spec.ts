import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('a declined card shows an error, keeps everything, and another card pays', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/402 \(Payment Required\)/)
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  await walkToPayment(page)
  await payByCard(page, { number: cards.isDeclined })
  await expect(page.getByRole('alert')).toHaveText(
    'Your card has been declined. Your basket is kept; try another card.',
  )
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
})

test('leaving the payment page and returning keeps what was typed', async ({ page }) => {
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  await walkToPayment(page)
  await page.reload()
  await expect(page.getByText('amara.osei@example.com')).toBeVisible()
  await expect(page.getByText('LS1 4AB')).toBeVisible()
})
