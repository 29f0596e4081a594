import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
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
} from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

// With all animations, as most users see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a new customer books a shortened hem, pays by card and gets a confirmation', async ({
  page,
  request,
}) => {
  const customer = { ...amara, email: `first-${crypto.randomUUID()}@example.com` }
  const traces = new Set<string>()
  page.on('request', (sent) => {
    if (sent.url().includes('/api/public/')) traces.add(sent.headers()['traceparent'] ?? 'none')
  })

  await page.goto('/')
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()

  await fillDetails(page, customer)
  await chooseShipping(page)
  await fillAddress(page)
  await chooseTurnaround(page)
  // Each call is a span of one trace: api/test/tracing.test.ts follows it to the e-mail.
  expect(new Set([...traces].map((each) => each.slice(0, 35))).size).toBe(1)
  expect([...traces].join()).toMatch(/^(?:00-[\da-f]{32}-[\da-f]{16}-01,?){3,}$/)
  await payByCard(page, { number: cards.pays })

  await expect(page.getByText('Processing payment, please do not leave this page')).toBeVisible()
  const number = await expectThanks(page, customer)
  await expect(page.getByRole('button', { name: /basket.*0/i })).toBeVisible()

  const mail = await readMailTo(request, customer.email)
  expect(mail.subject).toContain(number)
  expect(mail.text).toContain('Shorten hem')

  // The receipt can be bookmarked: it is shown again, and the basket is unchanged.
  await page.reload()
  expect(await expectThanks(page, customer)).toBe(number)
})

test('every page of the flow is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const look = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  await look()
  await bookJeansHem(page)
  await look()
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await look()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await look()
  await fillDetails(page)
  await look()
  await chooseShipping(page)
  await look()
  await fillAddress(page)
  await look()
  await chooseTurnaround(page)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
  await look()
})
