import { actAsPerson, consentDialog, haveRejected } from '#e2e/fixtures/consent.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { bytesOf, type Script, watchScripts } from '#e2e/fixtures/scripts.ts'
import { expect, latePreload, test } from '#e2e/fixtures/test.ts'

/** Limits for a visit with an empty cache: transferred bytes of scripts, those besides the vendor file, and their number. */
const budget = { bytes: 105_000, own: 30_000, requests: 5 }
/** The checkout also judges its steps, one of which may be a fitting to which everything is brought. */
const checkoutBytes = 105_500
/** Transferred bytes of fonts. */
const fontBytes = 24_000
/** Bytes of the consent library, which loads after the page for visitors who have not answered. */
const consentDialogs = 9_000

test('the booking page loads few and small scripts', async ({ page }) => {
  await haveRejected(page)
  const scripts = watchScripts(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectWithinBudget(await scripts())
})

test('the booking page loads small fonts, and pictures that are drawn in any size', async ({
  page,
}) => {
  await haveRejected(page)
  const fonts: Promise<number>[] = []
  const pictures: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font')
      fonts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(fonts)).reduce((sum, each) => sum + each, 0)
  expect(fonts).toHaveLength(2)
  expect(bytes).toBeLessThanOrEqual(fontBytes)
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.filter((path) => !/\.(?:svg|avif)$/.test(path))).toEqual([])
})

test('each preloaded file is used', async ({ page }) => {
  let isUnused = false
  page.on('console', (message) => (isUnused ||= latePreload.test(message.text())))
  const isEachUsed = async (): Promise<boolean> => {
    isUnused = false
    await page.goto('/')
    // As long as the browser waits before it warns.
    await page.waitForTimeout(4000)
    return !isUnused
  }
  // A busy machine is late with one, but not each time.
  await expect.poll(isEachUsed).toBe(true)
})

test('asking for consent adds one small script', async ({ page }) => {
  await actAsPerson(page)
  const scripts = watchScripts(page)
  await page.goto('/')
  await expect(consentDialog(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectWithinBudget(await scripts(), {
    bytes: budget.bytes + consentDialogs,
    own: budget.own + consentDialogs,
    requests: budget.requests + 1,
  })
})

test('the checkout loads few and small scripts before anything is typed', async ({ page }) => {
  await haveRejected(page)
  await fillBasket(page.request)
  const scripts = watchScripts(page)
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectWithinBudget(await scripts(), { ...budget, bytes: checkoutBytes })
})

/** Loads three seconds after the page, which on a slow machine is before its network is idle. */
const later = /\/releases\/host-web\/.*\/keeper-/

function expectWithinBudget(loaded: readonly Script[], allowed = budget): void {
  const scripts = loaded.filter(({ path }) => !later.test(path))
  const table = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  const total = bytesOf(scripts)
  expect(scripts.length, table).toBeGreaterThan(3)
  expect(scripts.length, table).toBeLessThanOrEqual(allowed.requests)
  expect(total, table).toBeLessThanOrEqual(allowed.bytes)
  const own = bytesOf(scripts.filter(({ path }) => !path.includes('/vendor/')))
  expect(own, table).toBeLessThanOrEqual(allowed.own)
}
