import type { Page } from '@playwright/test'
import { hostileDocuments, hostileNodes } from '@darnley/testing/hostile-rich-text'
import { expect, test } from '#e2e/fixtures/test.ts'

const guides = '**/content/api/fitting-guides?**'
const sentinel =
  '{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"A guide that stays."}]}]}}'

/** Replaces a guide's parts with these documents (JSON); the page, its policy and its scripts are the real ones. */
async function answerGuide(page: Page, parts: Readonly<Record<string, string>>): Promise<void> {
  const fields = Object.entries(parts).map(([part, json]) => `"${part}":${json}`)
  const guide = `{"id":"shorten-hem","service":"shorten-hem",${fields.join(',')}}`
  await page.route(guides, (route) =>
    route.fulfill({ contentType: 'application/json', body: `{"docs":[${guide}],"totalDocs":1}` }),
  )
}

/** Returns a function that lists what ran, opened or was blocked on this page; the list must stay empty. */
async function watchForHarm(page: Page): Promise<() => Promise<string[]>> {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => harm.push(`popup: ${popup.url()}`))
  page.on('request', (request) => {
    if (!/^http:\/\/(localhost|127\.0\.0\.1)/.test(request.url())) harm.push(request.url())
  })
  await page.exposeFunction('reportHarm', (what: string) => void harm.push(what))
  await page.addInitScript(() => {
    const report = (what: string): void =>
      (globalThis as unknown as { reportHarm: (what: string) => void }).reportHarm(what)
    addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI}`),
    )
    Object.defineProperty(globalThis, 'hostile', {
      set: () => {
        report('a script ran')
      },
    })
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return harm
  }
}

async function openGuide(page: Page): Promise<void> {
  const response = await page.goto('/fitting-guide?serviceId=shorten-hem')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
}

test('nothing in a hostile guide runs, opens or leads anywhere', async ({ page }) => {
  const harmOf = await watchForHarm(page)
  const children = hostileNodes.map(({ json }) => json).join(',')
  const hostile = `{"root":{"type":"root","children":[${children}]}}`
  await answerGuide(page, { pin: hostile, match: 'null', measure: sentinel })
  await openGuide(page)
  await expect(page.getByText('A guide that stays.')).toBeVisible()
  const unknown = hostileNodes.filter(({ isUnknown }) => isUnknown)
  const shown = page.getByText('unknown node', { exact: true })
  expect(await shown.count()).toBeGreaterThanOrEqual(unknown.length)

  const section = page.locator('details').first()
  const addresses = await section
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol))
  expect(new Set(addresses)).toEqual(new Set(['https:']))
  await section.getByText('press here').first().click()
  expect(await harmOf()).toEqual([])

  // Verifies that the detection works.
  await page.evaluate('globalThis.hostile = 1')
  expect(await harmOf()).toEqual(['a script ran'])
})

test('an invalid guide does not affect the others', async ({ page }) => {
  const harmOf = await watchForHarm(page)
  for (const { name, json } of hostileDocuments) {
    await test.step(name, async () => {
      await page.unroute(guides)
      await answerGuide(page, { pin: json, match: json, measure: sentinel })
      await openGuide(page)
      await expect(page.getByText('A guide that stays.')).toBeVisible()
      await expect(page.locator('details')).toHaveCount(1)
    })
  }
  expect(await harmOf()).toEqual([])
})
