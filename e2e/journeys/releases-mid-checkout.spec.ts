import type { Browser, Page } from '@playwright/test'
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
import {
  liveVersion,
  publishAltered,
  type AreaName,
} from '#e2e/fixtures/releases/altered-release.ts'
import { firstPages, marked, marksOf } from '#e2e/fixtures/releases/marks.ts'
import { readPage } from '#e2e/fixtures/releases/read-page.ts'
import { startStand, type Stand } from '#e2e/fixtures/releases/stand.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** Each area under LONG=1; else one that the customer is in, one that was left behind, and the host. */
const areas: readonly AreaName[] = process.env['LONG']
  ? ['vendor', 'host-web', 'host-storefront', 'booking', 'checkout', 'storefront']
  : ['host-web', 'booking', 'checkout']

let stand: Stand
test.beforeAll(async () => {
  stand = await startStand()
})
test.afterAll(() => stand.close())

test('each area is published, canaried, promoted, broken and rolled back, and a customer in mid-checkout notices nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000 + areas.length * 30_000)
  const customer = { ...amara, email: `mid-checkout-${crypto.randomUUID()}@example.com` }
  await page.goto(stand.url)
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await fillDetails(page, customer)
  const set = await setOf(page)
  await expect.poll(() => page.evaluate('document.cookie')).toContain(`held-set=${set}`)
  await page.evaluate('globalThis.sameDocument = true')

  for (const area of areas) await releaseAround(area, browser)

  expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
  await chooseShipping(page)
  // Coming back from the bank is a full navigation; so is a reload.
  await page.reload()
  expect(await setOf(page)).toBe(set)
  await expect(page.getByText(customer.email)).toBeVisible()
  await fillAddress(page)
  await chooseTurnaround(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, customer)
  expect(await marksOf(page)).toEqual([])
  await expect.poll(() => page.evaluate('document.cookie')).not.toContain('held-set')

  await page.goto(stand.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Let's start")
  expect(await setOf(page)).not.toBe(set)
})

/** What a team does with its area, seen by other visitors. */
async function releaseAround(area: AreaName, browser: Browser): Promise<void> {
  const good = `${area}-good`
  const version = await publishAltered(stand, { area, tag: 'good', alter: [marked(area, good)] })
  await stand.release('promote', `${area}@${version}`, '--percent', '10', '--why', 'a first look')
  expect(await visitorsWith(area, version)).toBe(10)
  await stand.release('promote', `${area}@${version}`, '--why', 'it works')
  expect(await visitorsWith(area, version)).toBe(100)
  await expectMark(browser, area, good)

  const broken = await publishAltered(stand, {
    area,
    tag: 'broken',
    alter: [{ file: firstPages[area].file, change: (text) => `throw new Error('broken');${text}` }],
  })
  await stand.release('promote', `${area}@${broken}`)
  await expectMark(browser, area, good)
  await expect.poll(() => stand.log()).toContain(`${area}@${broken}`)

  await stand.release('rollback', area, '--why', 'it throws')
  expect(liveVersion(stand, area)).toBe(version)
  expect(await visitorsWith(area, version)).toBe(100)
}

/** A new visitor's page comes to run this release. One whose shell does not start loads anew in between. */
async function expectMark(browser: Browser, area: AreaName, mark: string): Promise<void> {
  const { site, path, heading } = firstPages[area]
  const page = await browser.newPage()
  await page.goto(stand[site] + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect.poll(() => marksOf(page).catch(() => [])).toContain(mark)
  await page.close()
}

/** Of a hundred visitors, one of each share, how many get this version. */
async function visitorsWith(area: AreaName, version: string): Promise<number> {
  const { site, path } = firstPages[area]
  const pages = Array.from({ length: 100 }, async (_, share) => {
    const page = await readPage(stand[site] + path, { cookie: `canary-share=${share}` })
    return page.includes(`/releases/${area}/${version}/`)
  })
  return (await Promise.all(pages)).filter(Boolean).length
}

function setOf(page: Page): Promise<string> {
  return page.evaluate("JSON.parse(document.getElementById('releases').textContent).set")
}
