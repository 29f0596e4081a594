import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible, expectFitsTablets } from '#e2e/fixtures/accessibility.ts'
import { amara, chooseTurnaround, expectThanks } from '#e2e/fixtures/checkout.ts'
import { fillBasket } from '#e2e/fixtures/checkout-start.ts'
import { orderOnTheWeb, shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })
test.beforeEach(({ allowErrors }) =>
  allowErrors(/401 \(Unauthorized\)|503|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/),
)

const offline = 'You are offline. What you have entered stays here'
const lost = 'The connection is lost. What you have entered stays here'
const detail = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Blocks the network while the browser still reports the Wi-Fi as connected. */
async function cutConnection(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/*', (route) => route.abort('connectionreset'))
  return () => context.unroute('**/*')
}

test("an order survives a loss of the shop's Wi-Fi while it is typed, and is placed once", async ({
  page,
  context,
}) => {
  await signInTo(page, { shop: 'maison', path: '/storefront/stores' })
  await fillBasket(page)
  await page.goto(`${shops.maison.url}/checkout`)
  // All steps have been prefetched.
  await page.waitForLoadState('networkidle')
  await detail(page, 'Name').fill('Ada Byron')
  await detail(page, 'Email').pressSequentially('ada@ex')

  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await detail(page, 'Email').pressSequentially('ample.com')
  await detail(page, 'Phone').fill(amara.phone)
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await expectFitsTablets(page)
  await page.getByRole('radio', { name: /Return to store/ }).check()
  await page.getByRole('button', { name: 'Confirm shipping' }).click()
  await chooseTurnaround(page)
  let placed = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('guest_checkout_v2')) placed += 1
  })
  await page.getByRole('button', { name: /^I have charged the customer/ }).click()
  await expect(page.getByText('it is placed once, as soon as the connection is back')).toBeVisible()
  await expectAccessible(page)
  await expectFitsTablets(page)

  // The Wi-Fi is back, but the internet connection is still down.
  const restore = await cutConnection(context)
  await context.setOffline(false)
  await expect(page.getByText(lost)).toBeVisible()
  await restore()
  await expectThanks(page, { ...amara, name: 'Ada Byron', email: 'ada@example.com' })
  await expect(page.getByText(lost)).toBeHidden()
  expect(placed).toBe(1)
})

test('an unreachable api signs no one out, and the page shows the cause', async ({
  page,
  context,
  request,
}) => {
  const { number } = await orderOnTheWeb(request)
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  const restore = await cutConnection(context)
  await expect(page.getByText(lost)).toBeVisible()
  await expect(page.getByText('the list could not be brought up to date')).toBeVisible()
  await expectAccessible(page)
  await restore()
  await expect(page.getByText(lost)).toBeHidden()
  await expect(page.getByText('the list could not be brought up to date')).toBeHidden()

  const answer = /storefront_details|refresh_token/
  await page.route(answer, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByText('We could not find out who is signed in.')).toBeVisible()
  await expectAccessible(page)
  await expectFitsTablets(page)
  await page.unroute(answer)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL(/\/storefront\/orders$/)
})
