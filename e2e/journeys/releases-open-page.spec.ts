import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bookJeansHem, describeJeans } from '#e2e/fixtures/book.ts'
import { walkToPayment } from '#e2e/fixtures/checkout.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import {
  forgeRelease,
  liveVersion,
  publishAltered,
} from '#e2e/fixtures/releases/altered-release.ts'
import { marked, marksOf } from '#e2e/fixtures/releases/marks.ts'
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const secret = 'a secret of the staff'
let stagingEdge: StagingEdge
test.beforeEach(async () => {
  stagingEdge = await startStagingEdge({ RELEASE_PREVIEW_SECRET: secret })
})
test.afterEach(() => stagingEdge.close())

async function promoteBooking(tag: string): Promise<void> {
  const alter = [marked('booking', tag)]
  const version = await publishAltered(stagingEdge, { area: 'booking', tag, alter })
  await stagingEdge.release('promote', `booking@${version}`)
}

/** A page polls when it becomes visible, at most every five seconds. */
async function noticeNewSet(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/releases\/live/)
  const comeBack = setInterval(
    () => void page.evaluate("dispatchEvent(new Event('visibilitychange'))"),
    1000,
  )
  await asked
  clearInterval(comeBack)
}

async function goToBasket(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Basket/ }).click()
  await page
    .getByRole('link', { name: /basket/i })
    .first()
    .click()
}

test('[F49] an open page switches to a new set between two pages and keeps what was typed', async ({
  page,
}) => {
  await fillBasket(page.request, stagingEdge.url)
  await page.goto(stagingEdge.url)
  await describeJeans(page)
  const old = `${stagingEdge.url}/releases/booking/${liveVersion(stagingEdge, 'booking')}/remoteEntry.js`
  await promoteBooking('next')
  await noticeNewSet(page)
  const loadedAnew = page.waitForEvent('load')
  await goToBasket(page)
  await loadedAnew
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()

  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(
    'Would you like your item repaired or altered?',
  )
  expect(await marksOf(page)).toEqual(['next'])
  expect((await page.request.get(old)).status()).toBe(200)
})

test('[F49] a page whose files are gone reloads once, into the current set', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Loading chunk|Failed to load resource/)
  await fillBasket(page.request, stagingEdge.url)
  await page.goto(`${stagingEdge.url}/basket`)
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await promoteBooking('next')
  const releases = join(stagingEdge.folder, 'booking')
  const gone = readdirSync(releases).filter((version) => !version.endsWith('-next'))
  for (const version of gone) rmSync(join(releases, version), { recursive: true })
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  expect(await marksOf(page)).toEqual(['next'])
})

test('[F50] an old page books and checks out with a newer api', async ({ page }) => {
  stagingEdge.proxy.faults = [{ path: /^\/api\//, by: 'newer api' }]
  await page.goto(stagingEdge.url)
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await walkToPayment(page)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
})

test('[F50] a new page checks out with an older api that lacks a call, and a release that requires a newer api is not promoted', async ({
  page,
  allowErrors,
}) => {
  const manifest = { contractVersion: '1.999.0' }
  const needy = await forgeRelease(stagingEdge, { area: 'booking', tag: 'needy', manifest })
  await expect(stagingEdge.release('promote', `booking@${needy}`)).rejects.toThrow(
    'was built for contract 1.999.0, and the live api speaks',
  )
  allowErrors(/404 \(Not Found\)|could not be remembered/)
  stagingEdge.proxy.faults = [{ path: /^\/api\/public\/abandoned_basket/, by: 'not found' }]
  await fillBasket(page.request, stagingEdge.url)
  await page.goto(`${stagingEdge.url}/checkout`)
  await walkToPayment(page)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
})

test('[F52] the wizard works on slow 3G with 5 % packet loss', async ({ page }) => {
  stagingEdge.proxy.conditions = { latencyMs: 400, bytesPerSecond: 50_000, loss: 0.05 }
  await page.goto(stagingEdge.url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Trousers & jeans' }).click()
  await expect(page.getByText('Select your item that needs altering')).toBeVisible()
})

test('a signed link shows a preview to staff only, with a badge and the areas’ borders on a shortcut', async ({
  page,
  browser,
}) => {
  await publishAltered(stagingEdge, {
    area: 'booking',
    tag: 'pr7',
    alter: [marked('booking', 'pr7')],
  })
  const printed = await stagingEdge.release('preview', 'booking@0.0.1-pr7')
  const [, query = ''] = /\?(\S+)/.exec(printed) ?? []
  await page.goto(`${stagingEdge.url}/?${query}`)
  const badge = page.getByRole('complementary', { name: 'Preview' })
  await expect(badge).toContainText('Preview of booking@0.0.1-pr7')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  expect(await marksOf(page)).toEqual(['pr7'])
  await page.keyboard.press('Alt+Shift+A')
  await expect(page.getByText('booking/wizard · booking@0.0.1-pr7')).toBeVisible()
  await page.keyboard.press('Alt+Shift+A')
  await expect(page.getByText('booking/wizard · booking@0.0.1-pr7')).toBeHidden()

  const customer = await browser.newPage()
  await customer.goto(stagingEdge.url)
  await expect(customer.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  expect(await marksOf(customer)).toEqual([])
  await customer.close()

  await badge.getByRole('link', { name: 'Leave' }).click()
  await expect(badge).toBeHidden()
})
