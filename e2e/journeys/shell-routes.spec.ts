import type { Page } from '@playwright/test'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const announcement = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Basket|Fitting|basics/ })

test('[U27] a change of route focuses the heading, announces it and updates the title', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto('/basket')
  await expect(heading).toHaveText('Basket')
  await expect(page).toHaveTitle('Basket · Darnley')
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(heading).toBeFocused()
  await expect(heading).toContainText("Let's start with the basics.")
  await expect(announcement(page)).toContainText("Let's start with the basics.")
  await expect(page).toHaveTitle('Book an alteration or repair · Darnley')

  await page.goBack()
  await expect(heading).toBeFocused()
  await expect(announcement(page)).toHaveText('Basket')
  await expect(page).toHaveTitle('Basket · Darnley')
})

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the header counts services, including those that another page added', async ({ page }) => {
  await page.goto('/')
  await bookJeansHem(page)
  await expect(page.getByRole('button', { name: 'Basket 1 service' })).toBeVisible()
  await page.goto('/fitting-guide?serviceId=shorten-hem')
  await expect(page.getByRole('button', { name: 'Basket 1 service' })).toBeVisible()
})

test('every page has a title and a description of its own', async ({ page }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const paths = ['/', '/basket', '/checkout', '/validate-payment', '/thank-you', '/fitting-guide']
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    titles.add(/<title>(.+)<\/title>/.exec(html)?.[1] ?? '')
    descriptions.add(/<meta name="description" content="(.+?)">/.exec(html)?.[1] ?? '')
  }
  expect(titles.size).toBe(paths.length)
  expect(descriptions.size).toBe(paths.length)
  expect(titles).not.toContain('')
})

test('the URLs that a link preview, an installation or the sitemap names exist', async ({
  page,
}) => {
  const { origin } = new URL((await page.goto('/'))?.url() ?? '')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  for (const url of [image ?? '', manifest ?? '', '/sitemap.xml', '/robots.txt']) {
    expect((await page.request.get(url)).status(), url).toBe(200)
  }
  const listed = await (await page.request.get('/sitemap.xml')).text()
  for (const [, url = ''] of listed.matchAll(/<loc>(.+?)<\/loc>/g)) {
    expect(url.startsWith(origin)).toBe(true)
    expect((await page.request.get(url)).status(), url).toBe(200)
  }
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Chromium under test runs in a private window, which cannot install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
