import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a booking is made, paid and confirmed on a phone by keyboard alone', async ({
  page,
  request,
}) => {
  const inputDriver = keyboard(page)
  const customer = { ...amara, email: `keyboard-${crypto.randomUUID()}@example.com` }

  await page.goto('/')
  await bookJeansHem(page, inputDriver)
  await inputDriver.press(page.getByRole('button', { name: 'Go to basket' }))

  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await inputDriver.press(page.getByRole('main').getByRole('link', { name: 'Go to checkout' }))

  await walkToPayment(page, { details: customer, inputDriver })
  await payByCard(page, { number: cards.pays, inputDriver })

  const number = await expectThanks(page, customer)
  const mail = await readMailTo(request, customer.email)
  expect(mail.subject).toContain(number)
})
