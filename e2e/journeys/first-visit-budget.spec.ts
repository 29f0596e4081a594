import type { Page } from '@playwright/test'
import { actAsPerson, consentDialog, haveRejected } from '#e2e/fixtures/consent.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** Limits for a visit with an empty cache: transferred bytes of scripts, and their number. */
const budget = { bytes: 110_000, requests: 12 }
/** Bytes of the consent library, which loads after the page for visitors who have not answered. */
const consentDialogs = 9_000

test('the booking page loads few and small scripts', async ({ page }) => {
  await haveRejected(page)
  const scripts = watchScripts(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  expectWithinBudget(await scripts())
})

test('asking for consent adds one small script', async ({ page }) => {
  await actAsPerson(page)
  const scripts = watchScripts(page)
  await page.goto('/')
  await expect(consentDialog(page)).toBeVisible()
  expectWithinBudget(await scripts(), { ...budget, bytes: budget.bytes + consentDialogs })
})

test('the checkout loads few and small scripts before anything is typed', async ({ page }) => {
  await haveRejected(page)
  await fillBasket(page.request)
  const scripts = watchScripts(page)
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  expectWithinBudget(await scripts())
})

interface Script {
  readonly path: string
  readonly bytes: number
}

function watchScripts(page: Page): () => Promise<Script[]> {
  const scripts: Promise<Script>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const { pathname: path } = new URL(request.url())
    scripts.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })))
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return Promise.all(scripts)
  }
}

function expectWithinBudget(scripts: readonly Script[], allowed = budget): void {
  const table = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(scripts.length, table).toBeGreaterThan(3)
  expect(scripts.length, table).toBeLessThanOrEqual(allowed.requests)
  expect(total, table).toBeLessThanOrEqual(allowed.bytes)
}
