import type { Page, Route } from '@playwright/test'
import { expect, test } from '#e2e/fixtures/test.ts'

type Damage = (route: Route) => Promise<void>

const notFound: Damage = (route) => route.fulfill({ status: 404, body: 'gone' })
const reset: Damage = (route) => route.abort()
const hang: Damage = () => new Promise(() => {})
const tamper: Damage = (route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: 'globalThis.tampered = true; export const init = () => {}; export const get = () => {}',
  })

const entry = /\/releases\/booking\/.*remoteEntry\.js/
const chunk = /\/releases\/booking\/.*\/wizard-.*\.js/

/** Breaks a file of the booking remote, at its first URL only. */
async function damage(page: Page, { files, by }: { files: RegExp; by: Damage }): Promise<void> {
  await page.route(files, by)
}

async function expectPanel(page: Page): Promise<void> {
  const panel = page.getByRole('main')
  await expect(panel).toContainText('This part of the page could not be loaded')
  await expect(panel.getByRole('alert')).toContainText('Loading chunk booking/wizard failed.')
}

async function expectRecovery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toContainText(
    'could not be loaded',
  )
  await expect(page.getByRole('main')).toContainText('category')
}

for (const [name, files, by] of [
  ["a remote's entry is not found", entry, notFound],
  ["a remote's chunk is not found", chunk, notFound],
  ["a remote's server drops the connection", entry, reset],
] as const) {
  test(`[F48] [T20] ${name}: the rest works, and one click recovers without a reload or a warning`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Loading chunk|Failed to load resource/)
    await damage(page, { files, by })
    await page.goto('/')
    await expectPanel(page)
    await page.evaluate('globalThis.sameDocument = true')
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByRole('dialog')).toContainText('Mon-Fri 9am-5pm')
    await page.keyboard.press('Escape')
    await expectRecovery(page)
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
  })
}

test('[F48] a remote that hangs times out after 8 seconds and is retried at a new URL', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Loading chunk/)
  await damage(page, { files: entry, by: hang })
  await page.goto('/')
  // If there is an earlier release, it hangs too.
  await expectPanel(page)
  await expectRecovery(page)
})

test('[F51] a tampered remote is refused, also at a retry URL', async ({ page, allowErrors }) => {
  allowErrors(/Loading chunk|integrity/)
  await damage(page, { files: /remoteEntry\.js/, by: tamper })
  await page.goto('/')
  await expectPanel(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPanel(page)
  expect(await page.evaluate('globalThis.tampered')).toBeUndefined()
})

test('another route works while a remote is unavailable', async ({ page, allowErrors }) => {
  allowErrors(/Loading chunk|Failed to load resource/)
  await damage(page, { files: /\/releases\/(_retry-\d\/)?booking\//, by: notFound })
  await page.goto('/')
  await expectPanel(page)
  await page.goto('/basket')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Basket')
})

test('a page whose vendor file is missing shows an error and offers a reload', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route(/\/releases\/vendor\//, notFound)
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded completely.')
  await page.unroute(/\/releases\/vendor\//)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('main')).toContainText('category')
  await expect(page.getByText('This page could not be loaded completely.')).toBeHidden()
})
