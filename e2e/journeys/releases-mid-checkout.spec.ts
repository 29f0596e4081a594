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
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** Each area with LONG=1; else the customer's current one, a previous one, and the host. */
const areas: readonly AreaName[] = process.env['LONG']
  ? ['vendor', 'host-web', 'host-storefront', 'booking', 'checkout', 'storefront']
  : ['host-web', 'booking', 'checkout']

let stagingEdge: StagingEdge
test.beforeAll(async () => {
  stagingEdge = await startStagingEdge()
})
test.afterAll(() => stagingEdge.close())

test('each area is published, canaried, promoted, broken and rolled back without affecting a customer in mid-checkout', async ({
  page,
  browser,
}) => {
  const customer = { ...amara, email: `mid-checkout-${crypto.randomUUID()}@example.com` }
  await page.goto(stagingEdge.url)
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
  // The return from the bank is a full navigation, like a reload.
  await page.reload()
  expect(await setOf(page)).toBe(set)
  await expect(page.getByText(customer.email)).toBeVisible()
  await fillAddress(page)
  await chooseTurnaround(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, customer)
  expect(await marksOf(page)).toEqual([])
  await expect.poll(() => page.evaluate('document.cookie')).not.toContain('held-set')

  await page.goto(stagingEdge.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Let's start")
  expect(await setOf(page)).not.toBe(set)
})

/** Releases an area like its team, observed by other visitors. */
async function releaseAround(area: AreaName, browser: Browser): Promise<void> {
  const good = `${area}-good`
  const version = await publishAltered(stagingEdge, {
    area,
    tag: 'good',
    alter: [marked(area, good)],
  })
  await stagingEdge.release(
    'promote',
    `${area}@${version}`,
    '--percent',
    '10',
    '--why',
    'a first look',
  )
  expect(await visitorsWith(area, version)).toBe(10)
  await stagingEdge.release('promote', `${area}@${version}`, '--why', 'it works')
  expect(await visitorsWith(area, version)).toBe(100)
  await expectMark(browser, area, good)

  const broken = await publishAltered(stagingEdge, {
    area,
    tag: 'broken',
    alter: [{ file: firstPages[area].file, change: (text) => `throw new Error('broken');${text}` }],
  })
  await stagingEdge.release('promote', `${area}@${broken}`)
  await expectMark(browser, area, good)
  await expect.poll(() => stagingEdge.log()).toContain(`${area}@${broken}`)

  await stagingEdge.release('rollback', area, '--why', 'it throws')
  expect(liveVersion(stagingEdge, area)).toBe(version)
  expect(await visitorsWith(area, version)).toBe(100)
}

/** Expects that a new visitor's page runs this release. If its shell does not start, the page reloads in between. */
async function expectMark(browser: Browser, area: AreaName, mark: string): Promise<void> {
  const { site, path, heading } = firstPages[area]
  const page = await browser.newPage()
  await page.goto(stagingEdge[site] + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect.poll(() => marksOf(page).catch(() => [])).toContain(mark)
  await page.close()
}

/** Returns how many of a hundred visitors, one of each share, get this version. */
async function visitorsWith(area: AreaName, version: string): Promise<number> {
  const { site, path } = firstPages[area]
  const pages = Array.from({ length: 100 }, async (_, share) => {
    const page = await readPage(stagingEdge[site] + path, { cookie: `canary-share=${share}` })
    return page.includes(`/releases/${area}/${version}/`)
  })
  return (await Promise.all(pages)).filter(Boolean).length
}

function setOf(page: Page): Promise<string> {
  return page.evaluate("JSON.parse(document.getElementById('releases').textContent).set")
}
