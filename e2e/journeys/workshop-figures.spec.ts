import type { Locator, Page } from '@playwright/test'
import type { OrderDetails } from '@darnley/contract/orders'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { bytesOf, watchScripts } from '#e2e/fixtures/scripts.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

/** Limits in transferred bytes of scripts: of sign-in and desk, and of what the figures add. */
const budget = { desk: 135_000, figures: 20_000 }

test('[O9] the desk loads small scripts, and the figures alone load their plots', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  await signInToWorkshop(page, 'owner')
  await expect(page.getByRole('status').getByText('Live')).toBeVisible()
  const before = await scripts()
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  const added = (await scripts()).slice(before.length)
  const table = [...before, ...added].map(({ bytes, path }) => `${bytes} ${path}`).join('\n')
  expect(bytesOf(before), table).toBeLessThanOrEqual(budget.desk)
  expect(bytesOf(added), table).toBeLessThanOrEqual(budget.figures)
  // The library is in what was added, so the desk is without it.
  expect(bytesOf(added), table).toBeGreaterThan(10_000)
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

test('[O9] what is paid and given back is in the figures, and has receipts for customer and staff', async ({
  page,
  request,
}) => {
  test.slow()
  const email = `figures.${Date.now()}@example.com`
  await signInToWorkshop(page, 'owner')
  const workshop = new URL(page.url()).origin
  const before = await ordersOfToday(page, workshop)
  const paid = await orderAndPay(page, email)

  const receipt = page.getByRole('link', { name: /^Receipt \d+ \(PDF\)$/ })
  await page.goto(`/order?orderIdToken=${paid.token}`)
  await expect(receipt).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectPdf(receipt)

  await page.goto(`${workshop}/order/${paid.id}`)
  await giveBack(page, '5')
  await readMailTo(request, email, { withText: 'The credit note is on the page of your order' })
  const note = page.getByRole('link', { name: /^Credit note \d+$/ })
  await expect(note).toBeVisible({ timeout: 45_000 })
  await expectPdf(note)
  // Other journeys order at the same time.
  expect(await ordersOfToday(page, workshop)).toBeGreaterThan(before)
  await expect(page.getByText(/−£\d+\.\d\d given back/)).toBeVisible()
  await expect(page.getByText(/The same sum by shop, by day and by service/)).toBeVisible()

  await page.goto(`${paid.site}/order?orderIdToken=${paid.token}`)
  const customers = page.getByRole('link', { name: /^Credit note \d+ \(PDF\)$/ })
  await expect(customers).toBeVisible()
  await expectPdf(customers)
})

test('[O9] an owner records what a partner paid, and is warned of more than is owed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409 \(Conflict\)/)
  await signInToWorkshop(page, 'owner')
  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByRole('link', { name: 'Statements' }).click()
  const shop = page.getByRole('region', { name: 'Maison Vale' })
  await shop.getByRole('button', { name: 'Record a payment' }).click()
  const dialog = page.getByRole('dialog')
  const reference = `BACS ${Date.now()}`
  await dialog.getByLabel('Amount in pounds').fill('98765.43')
  await dialog.getByLabel('Reference').fill(reference)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Record the payment' }).dblclick()
  await expect(dialog.getByText(/^Only £[\d,.]+ is owed/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Record it all the same' }).click()
  await expect(shop.getByText(new RegExp(reference))).toBeVisible()
  await expect(shop.getByText(/^The payment is recorded\. We owe Maison Vale/)).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

interface Paid {
  readonly id: string
  readonly token: string
  /** Of the customers. */
  readonly site: string
}

/** Books a hem and pays on the customers' site. */
async function orderAndPay(page: Page, email: string): Promise<Paid> {
  await page.goto('/')
  await bookJeansHem(page)
  await page.goto('/checkout')
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  const { searchParams, origin: site } = new URL(page.url())
  const token = searchParams.get('orderIdToken') ?? ''
  const response = await page.request.get(`/api/public/order_details?order_id_token=${token}`)
  const { _id: id } = (await response.json()) as OrderDetails
  return { id, token, site }
}

/** Opens the figures of today on the workshop's site, and returns the number of orders. */
async function ordersOfToday(page: Page, workshop: string): Promise<number> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
  await page.goto(`${workshop}/figures?from=${today}&to=${today}`)
  const row = page.getByRole('row', { name: /^All shops/ })
  await expect(row).toBeVisible()
  return Number(await row.getByRole('cell').first().innerText())
}

async function giveBack(page: Page, pounds: string): Promise<void> {
  await page.getByRole('button', { name: 'Give money back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('An amount').click()
  await dialog.getByLabel('Amount in pounds').fill(pounds)
  await dialog.getByLabel(/^Why\?/).fill('The courier came late.')
  await dialog.getByRole('button', { name: `Give back £${pounds}.00` }).click()
  await expect(page.getByText(new RegExp(`^£${pounds}\\.00 is given back`))).toBeVisible()
}

/** Fetches what a link leads to, as the page that shows it would. */
async function expectPdf(link: Locator): Promise<void> {
  const fetched = await link.evaluate(async (element) => {
    const response = await fetch(element.getAttribute('href') ?? '')
    const text = await response.text()
    return [response.status, response.headers.get('content-type'), text.slice(0, 5)]
  })
  expect(fetched).toEqual([200, 'application/pdf', '%PDF-'])
}
