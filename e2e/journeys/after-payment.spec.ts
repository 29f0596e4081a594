import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SANDBOX_URL = 'http://localhost:3300' } = process.env

test('[J1] the mail of a paid order has label, receipt and days, and leads to cancelling', async ({
  page,
  request,
}) => {
  const email = `after.${Date.now()}@example.com`
  const customer = { ...amara, email }
  await startCheckout(page)
  await walkToPayment(page, { details: customer, shipping: { inbound: /^DPD/ } })
  await payByCard(page, { number: cards.pays })
  const number = await expectThanks(page, customer)

  const mail = await readMailTo(request, email)
  const types: Record<string, string> = {}
  for (const { filename, path } of mail.attachments) {
    const file = await request.get(SANDBOX_URL + path)
    types[filename.replace(/\d+/, '#')] = file.headers()['content-type'] ?? ''
  }
  expect(types).toEqual({
    'postage-label-DN-#.pdf': 'application/pdf',
    'packing-card-DN-#.pdf': 'application/pdf',
    'receipt-#.pdf': 'application/pdf',
    'days-DN-#.ics': expect.stringContaining('text/calendar'),
  })
  const today = mail.text.indexOf('Today, ')
  expect(today).toBeGreaterThan(0)
  expect(mail.text.indexOf('Receive your items')).toBeGreaterThan(today)

  const link = new URL(/http\S+\/order\?orderIdToken=\S+/.exec(mail.text)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Print the postage label' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel this order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: 'Cancel this order' }).click()
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).dblclick()
  await expect(main.getByRole('heading', { level: 2, name: 'Cancelled' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Print the postage label' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await readMailTo(request, email, { withText: 'Your order was cancelled' })
  await readMailTo(request, email, { withText: 'We have refunded' })
})
