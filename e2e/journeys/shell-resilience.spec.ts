import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { launchWithPageCache } from '#e2e/fixtures/page-cache.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('[F52] a lost connection is shown until it is back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(banner).toHaveCount(0)
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect(banner).toBeInViewport()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
})

test('[F53] a page from the back/forward cache refreshes the basket', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await launchWithPageCache(playwright, launchOptions)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  // A busy machine may drop a page from the cache: then it is visited once more.
  await expect(async () => {
    await context.clearCookies()
    await page.goto('/fitting-guide?serviceId=shorten-hem')
    await expect(page.getByRole('button', { name: 'Basket 0 services' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate('globalThis.sameDocument = true')
    await page.goto('/robots.txt')
    // Not in another tab: its message would evict this page from the cache.
    await fillBasket(context.request)
    // A page restored from the cache fires no load event.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/fitting-guide/)
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
  }).toPass()
  await expect(page.getByRole('button', { name: 'Basket 1 service' })).toBeVisible()
  await browser.close()
})

for (const [name, breakStorage] of [
  ['off', { read: true }],
  ['full', { read: false }],
] as const) {
  test(`[F54] with the browser's storage ${name} booking works in memory`, async ({ page }) => {
    await page.addInitScript(({ read }) => {
      const refuse = (): never => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      if (!read) return
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, storage, { get: refuse })
    }, breakStorage)
    await page.goto('/')
    await bookJeansHem(page)
    await page.getByRole('button', { name: 'Go to basket' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  })
}
