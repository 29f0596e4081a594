import { actAsPerson, consentDialog, haveRejected } from '#e2e/fixtures/consent.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { bytesOf, type Script, watchScripts } from '#e2e/fixtures/scripts.ts'
import { expect, latePreload, test } from '#e2e/fixtures/test.ts'

/** Limits for a visit with an empty cache: transferred bytes of scripts, and their number. */
const budget = { bytes: 110_500, requests: 12 }
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
  expectWithinBudget(await scripts(), { ...budget, bytes: budget.bytes + consentDialogs })
})

test('the checkout loads few and small scripts before anything is typed', async ({ page }) => {
  await haveRejected(page)
  await fillBasket(page.request)
  const scripts = watchScripts(page)
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectWithinBudget(await scripts())
})

function expectWithinBudget(scripts: readonly Script[], allowed = budget): void {
  const table = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  const total = bytesOf(scripts)
  expect(scripts.length, table).toBeGreaterThan(3)
  expect(scripts.length, table).toBeLessThanOrEqual(allowed.requests)
  expect(total, table).toBeLessThanOrEqual(allowed.bytes)
}
