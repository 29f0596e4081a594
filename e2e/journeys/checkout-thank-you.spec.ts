import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
  walkToPayment,
} from '#e2e/fixtures/checkout.ts'
import { fillBasket, startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { jeansHem } from '#e2e/fixtures/fill-basket.ts'
import { orderForFree } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Basket, BasketEntry } from '@darnley/contract/basket'

const { SANDBOX_URL = 'http://localhost:3300' } = process.env

test('[U23] the receipt shows what was ordered, what happens when, and where to ask', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startCheckout(page)
  await walkToPayment(page)
  await payByCard(page, { number: cards.pays })
  const number = await expectThanks(page)
  const main = page.getByRole('main')
  await expect(
    main.getByText(
      `Your order was placed successfully. Your order confirmation email has been sent to ${amara.email}.`,
    ),
  ).toBeVisible()
  await expect(main.getByText('Guaranteed quality')).toBeVisible()
  await expect(main.getByText('3 or 7 day turnaround from arrival')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What happens next?',
    'Order details',
    'Shipping details',
  ])
  const stages = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(stages.nth(0)).toContainText(/^Today, \w{3} \d+ \w+Wash and pack your items/)
  await expect(stages.nth(1)).toContainText(/^\w.*\d+ \w+Send them to Darnley.*Your postie/s)
  await expect(stages.nth(2)).toContainText(/^By \w{3} \d+ \w+Our tailors get to work/)
  await expect(stages.nth(3)).toContainText(/^By \w{3} \d+ \w+Finished and sent back/)
  await expect(stages.nth(4)).toContainText(/^By \w{3} \d+ \w+Receive your items/)
  const card = main.getByRole('link', { name: 'Print the packing card' })
  expect((await page.request.get(`${await card.getAttribute('href')}`)).status()).toBe(200)
  const calendar = main.getByRole('link', { name: 'Add these days to your calendar' })
  const days = await page.request.get(`${await calendar.getAttribute('href')}`)
  expect(await days.text()).toContain('Send them to Darnley')

  const facts = main.getByRole('definition')
  await expect(facts).toHaveText([
    number,
    ...['£22.00', '£3.95', '£3.95', '£29.90'],
    'Royal Mail Tracked 24 with collection',
    /^\w{3} \d{1,2} \w+$/,
    'Royal Mail Tracked 24',
    /14 Weavers Row/,
  ])
  await expect(main.getByText('Jeans, Blue denim')).toBeVisible()
  await expect(main.getByText('Shorten hem · Fitting: your measurements')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Download postal label' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute(
    'href',
    new RegExp(`^${SANDBOX_URL}`),
  )
  await expect(main.getByRole('link', { name: 'Follow your order' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'help@darnley.example' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Ordered lines have left the basket, and reopening the receipt later removes nothing from another one.
  await expect(page.getByRole('button', { name: /basket.*0/i })).toBeVisible()
  await fillBasket(page)
  await page.reload()
  expect(await expectThanks(page)).toBe(number)
  await expect(page.getByRole('button', { name: /basket.*1/i })).toBeVisible()
})

test('[C24] a parcel that the customer hands in has its label on receipt, order page and mail', async ({
  page,
  request,
}) => {
  await startCheckout(page)
  const email = `label.${Date.now()}@example.com`
  const label = page.getByRole('link', { name: 'Download postal label' })
  await fillDetails(page, { ...amara, email })
  const dpd = page.getByRole('radio', { name: /^DPD.*Pickup shop/ })
  await dpd.check()
  await expect(page.getByText('You will find a postage label on the page after')).toBeVisible()
  await chooseShipping(page, { inbound: /^DPD/ })
  await fillAddress(page)
  await chooseTurnaround(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  await expect(page.getByRole('link', { name: 'Print the postage label' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await label.click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: 'Follow your order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ready to travel' })).toBeVisible()
  const address = await label.getAttribute('href')
  expect(address).toMatch(/dpd_shipping_label\?order_id=[\w-]{43}$/)
  const mail = await readMailTo(request, email)
  expect(mail.text).toContain(`${address}`)
  const names = mail.attachments.map(({ filename }) => filename).join(' ')
  expect(names).toMatch(/postage-label-.*receipt-\d+\.pdf/)
})

test('without a token the receipt redirects to the company’s homepage', async ({ page }) => {
  await page.goto('/thank-you')
  await page.waitForURL(`${SANDBOX_URL}/**`)
})

test('[S13] a wrong token gets the same message whether or not its order exists', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  for (const token of ['nobody', 'A'.repeat(43)]) {
    await page.goto(`/thank-you?orderIdToken=${token}`)
    const heading = page.getByRole('heading', { level: 1, name: 'We can’t show this order' })
    await expect(heading).toBeVisible()
  }
  await expectAccessible(page)
})

test('a receipt that fails to load can be fetched again', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource|404/)
  await page.route('**/public/order_details?**', (route) => route.fulfill({ status: 503 }))
  await page.goto(`/thank-you?orderIdToken=${'A'.repeat(43)}`)
  await expect(page.getByText('We couldn’t load your order.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/public/order_details?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We can’t show this order')).toBeVisible()
})

test('[C22] lines added while the order was paid stay, and are shown on the receipt and in other tabs', async ({
  page,
  context,
}) => {
  await startCheckout(page)
  await walkToPayment(page)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/basket')
  await expect(other.getByRole('heading', { name: 'Shorten hem' })).toHaveCount(1)
  // As from another device: no tab is notified.
  const { version, basket } = (await (
    await page.request.get('/api/public/get_basket')
  ).json()) as Basket
  const [jeans] = basket
  const more = jeans && { ...jeans, serviceDetails: [...jeans.serviceDetails, ...another(jeans)] }
  const data = { version, basket: [more, { ...jeansHem(), itemDescription: 'Black' }] }
  expect((await page.request.post('/api/public/update_basket', { data })).status()).toBe(200)

  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
  const stayed = page.getByText(/^Your basket kept what is not part of this order: /)
  await expect(stayed).toContainText('Jeans, Shorten hem; Jeans, Shorten hem.')
  await expect(page.getByRole('button', { name: /basket.*2/i })).toBeVisible()
  await expect(other.getByRole('button', { name: /basket.*2/i })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Shorten hem' })).toHaveCount(2)
  await expectAccessible(page)
  await stayed.getByRole('link', { name: 'Go to basket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Black')).toBeVisible()
})

test('[I8] a payment for lines that were already paid is shown as refunded, and unpaid lines stay', async ({
  page,
  playwright,
  baseURL,
}) => {
  await startCheckout(page, { garments: 2 })
  const { basket } = (await (await page.request.get('/api/public/get_basket')).json()) as Basket
  await walkToPayment(page)
  // Placed by now: an order placed later would leave out what the other device had paid.
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
  const device = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const data = { version: 0, basket: basket.slice(0, 1) }
  expect((await device.post('/api/public/update_basket', { data })).status()).toBe(200)
  await orderForFree(device)

  await payByCard(page, { number: cards.pays })
  const heading = page.getByRole('heading', { level: 1, name: 'You had already paid for this' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText('your payment of £51.90 in full')
  await expect(page.getByRole('button', { name: /basket.*1/i })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByText('We have refunded your payment of £51.90 in full.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to basket' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Shorten hem' })).toHaveCount(1)
  await device.dispose()
})

function another({ serviceDetails }: BasketEntry): BasketEntry['serviceDetails'] {
  return serviceDetails.map((line) => ({ ...line, id: crypto.randomUUID() }))
}
