import { expectAccessible, expectFitsTablets } from '#e2e/fixtures/accessibility.ts'
import { changeStatus, orderOnTheWeb, shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })
const orderAt = (number: string): string => `/storefront/order?number=${number}`

test('staff find orders by number and status, and page through them', async ({ page, request }) => {
  const [older, newer] = [await orderOnTheWeb(request), await orderOnTheWeb(request)]
  // Small pages, so that a few orders fill them.
  await page.route('**/storefront/search_orders', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), limit: 1 } }),
  )
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  const rows = page.getByRole('main').locator('tbody').getByRole('row')
  await page.getByLabel('Search by number, name or e-mail').fill('amara osei')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Status').selectOption('Awaiting store dropoff')
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(page.getByText('Page 1')).toBeVisible()

  await page.getByLabel('Search by number, name or e-mail').fill(older.number.toLowerCase())
  await expect(rows.filter({ hasText: older.number })).toBeVisible()
  await expect(rows.filter({ hasText: newer.number })).toHaveCount(0)
  await expectAccessible(page)
  await expectFitsTablets(page)
  await expect(page).toHaveURL(/\/storefront\/orders\?status=awaiting_store_dropoff$/)

  await rows.getByRole('link').click()
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(page.getByLabel('Search by number, name or e-mail')).toHaveValue(
    older.number.toLowerCase(),
  )
  await page.getByRole('link', { name: 'Past' }).click()
  await expect(page.getByText('No order matches.')).toBeVisible()
})

test('[J32] staff see what is due first, on a link that a colleague can open', async ({
  page,
  request,
}) => {
  const { number } = await orderOnTheWeb(request)
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  await page.getByRole('link', { name: 'Due', exact: true }).click()
  const parts = page.getByRole('navigation', { name: 'Due orders' }).getByRole('link')
  await expect(parts).toHaveText([
    /^All [1-9]\d*$/,
    /^Late \d+$/,
    /^Due today \d+$/,
    /^Express \d+$/,
  ])
  const row = page.getByRole('main').getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(/\w{3} \d+ \w+/)
  await expectAccessible(page)
  await expectFitsTablets(page)
  await parts.filter({ hasText: 'Express' }).click()
  await expect(page).toHaveURL(/\?list=due&part=express$/)
  await page.reload()
  await expect(parts.filter({ hasText: 'Express' })).toHaveAttribute('aria-current', 'page')
  await expect(row).toHaveCount(0)
})

test('a change at another till shows without a reload, and a refusal is explained', async ({
  page,
  browser,
  request,
  allowErrors,
}) => {
  allowErrors(/409 \(Conflict\)/)
  const { number, id } = await orderOnTheWeb(request)
  const colleague = await (await browser.newContext()).newPage()
  await signInTo(colleague, { shop: 'maison', path: '/storefront/stores' })
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  const row = page.getByRole('main').getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Awaiting store dropoff')
  expect(await changeStatus(colleague, { id, to: 'attention_required' })).toBe(200)
  await expect(row).toContainText('Attention required')

  await row.getByRole('link').click()
  const status = page.getByRole('status', { name: 'Status' })
  await expect(status).toHaveText('Attention required')
  expect(await changeStatus(colleague, { id, to: 'awaiting_pickup' })).toBe(200)
  await expect(status).toHaveText('Awaiting pickup')

  // The next change at the other till is not shown yet when this one is made.
  const held = Promise.withResolvers<void>()
  await page.route('**/order_details_by_token?**', async (route) => {
    await held.promise
    await route.continue()
  })
  expect(await changeStatus(colleague, { id, to: 'in_transit_to_darnley' })).toBe(200)
  await page.getByRole('button', { name: 'Mark as dispatched' }).click()
  held.resolve()
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was changed: this order is in transit to Darnley now, and from there it cannot become dispatched.',
  )
  await expectAccessible(page)
  await expect(status).toHaveText('In transit to Darnley')
})

test('cancelling an order needs confirmation, and its slip can be printed again', async ({
  page,
  request,
}) => {
  const { number } = await orderOnTheWeb(request)
  await signInTo(page, { shop: 'maison', path: orderAt(number) })
  const code = page.getByRole('img', { name: `QR code of order ${number}` })
  await expect(code).toHaveJSProperty('complete', true)
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('region', { name: 'Slip for the bag' })
  await expect(slip).toContainText(number)
  await expect(page.getByRole('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(slip).toBeHidden()

  await page.getByLabel('Change the status to').selectOption('Cancelled')
  await page.getByRole('button', { name: 'Update status' }).click()
  const question = page.getByRole('dialog', { name: `Cancel order #${number}?` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await page.getByLabel('Change the status to').selectOption('Cancelled')
  await page.getByRole('button', { name: 'Update status' }).click()
  await question.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText('This order is over.')).toBeVisible()
})

test('[J31] a tag for each garment is printed instead of the page', async ({ page, request }) => {
  const { number } = await orderOnTheWeb(request)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await signInTo(page, { shop: 'maison', path: orderAt(number) })
  await page.getByRole('button', { name: 'Print tag' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  const tag = page.getByRole('region', { name: `Tag ${number}-1` })
  await expect(tag).toContainText('garment 1 of 1')
  await expect(tag).toContainText('Maison Vale')
  await expect(page.getByRole('main')).toBeHidden()
  const { width = 0 } = (await tag.boundingBox()) ?? {}
  // 62 mm at 96 dots per inch.
  expect(width).toBeLessThanOrEqual(235)
})

test('[S14] [I7] no page and no call of a storefront shows or changes an order of another', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/403|404/)
  const { number, id, token } = await orderOnTheWeb(request)
  await page.goto(shops.kirk.url + orderAt(number))
  await expect(page.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  await signInTo(page, { shop: 'kirk', path: orderAt(number) })
  await expect(page.getByText('There is no order with this number in this shop.')).toBeVisible()
  await expect(page.getByText('Amara Osei')).toHaveCount(0)
  expect(await changeStatus(page, { id, to: 'cancelled' })).toBe(404)
  const others: { path: string; body?: object }[] = [
    { path: `order_qr_code?order_id=${id}` },
    { path: `order_details_by_token?order_id_token=${token}` },
    { path: 'search_orders', body: { list: 'current', search: number } },
  ]
  const answers = await page.evaluate(
    (calls) =>
      Promise.all(
        calls.map(async ({ path, body }) => {
          const headers = { 'content-type': 'application/json' }
          const search = { method: 'POST', headers, body: JSON.stringify(body) }
          const response = await fetch(`/api/storefront/${path}`, body ? search : {})
          return { status: response.status, text: await response.text() }
        }),
      ),
    others,
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200])
  expect(answers.map(({ text }) => text).join()).not.toContain(number)
})

test('all stores and studios are listed with hours and what they accept', async ({ page }) => {
  await signInTo(page, { shop: 'kirk', path: '/storefront/stores' })
  const stores = page.getByRole('region', { name: 'Stores' }).getByRole('listitem')
  const own = stores.filter({ has: page.getByRole('heading', { name: /^Kirk/ }) })
  await expect(own.getByText('Yours')).toBeVisible()
  await expect(own.getByText('5 The Broadway')).toBeVisible()
  await expect(own.getByText('Mon to Sat')).toBeVisible()
  await expect(own.getByText('Dropoffs of web orders')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Studios' })).toContainText('In-person fittings')
  await expectAccessible(page)
  await expectFitsTablets(page)
})
