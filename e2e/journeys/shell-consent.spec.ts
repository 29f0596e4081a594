import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  actAsPerson,
  consentDialog,
  preferencesDialog,
  readConsent,
} from '#e2e/fixtures/consent.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SANDBOX_URL = 'http://localhost:3300' } = process.env

/** Returns the bodies of this page's reports so far, those to the edge too. */
function watchReports(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.url() === `${SANDBOX_URL}/analytics` || pathname === '/releases/vitals')
      reports.push(request.postData() ?? '')
  })
  return reports
}

test.beforeEach(({ page }) => actAsPerson(page))

test('[C21] a visitor is asked, rejects all, and nothing is reported', async ({ page }) => {
  const reports = watchReports(page)
  await page.goto('/')
  const dialog = consentDialog(page)
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(
    'We use cookies to enhance the user experience and analyse our traffic.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect(dialog).toBeHidden()
  const { record, ...cookie } = await readConsent(page)
  expect(cookie).toEqual({ days: 182, path: '/', sameSite: 'Lax' })
  expect(record.categories).toEqual(['necessary'])
  expect(Object.keys(record)).toEqual(
    expect.arrayContaining([
      'categories',
      'services',
      'revision',
      'data',
      'consentTimestamp',
      'lastConsentTimestamp',
      'consentId',
    ]),
  )
  expect(Object.keys(record), '[C21] is for local storage alone').not.toContain('expirationTime')

  await page.goto('/basket')
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog).toBeHidden()
  expect(reports).toEqual([])
})

test('pages and their speed are reported after consent, without query or personal data', async ({
  page,
}) => {
  const reports = watchReports(page)
  await page.goto('/fitting-guide?serviceId=shorten-hem')
  await expect(consentDialog(page)).toBeVisible()
  expect(reports).toEqual([])
  await consentDialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(async () => {
    expect(reports).toContain('{"type":"page-view","path":"/fitting-guide"}')
  }).toPass()
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(async () => {
    expect(reports).toContain('{"type":"page-view","path":"/"}')
  }).toPass()
  await page.reload()
  await expect(async () => {
    expect(reports.join()).toContain('"name":"TTFB"')
    expect(reports.join()).toMatch(/\{"set":"[0-9a-f]{12}","name":"TTFB","value":[\d.]+\}/)
  }).toPass()
  expect(reports.join()).not.toContain('shorten-hem')
})

test('consent can be withdrawn, which removes its cookies', async ({ page, baseURL }) => {
  await page.goto('/')
  await consentDialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(consentDialog(page)).toBeHidden()
  await page
    .context()
    .addCookies(
      ['_ga', '_ga_AB12', '_gid', 'kept'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
    )

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  const dialog = preferencesDialog(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const necessary = dialog.getByRole('checkbox', { name: 'Strictly necessary cookies' })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Performance and analytics' }).press('Space')
  await dialog.getByRole('button', { name: 'Accept current selection' }).click()
  await expect(dialog).toBeHidden()

  const { record, days } = await readConsent(page)
  expect(record.categories).toEqual(['necessary'])
  expect(record).not.toHaveProperty('expirationTime')
  expect(days).toBe(182)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toContain('kept')
  expect(names.filter((name) => name.startsWith('_g'))).toEqual([])
})

test('an answer to an earlier revision is requested again', async ({ page, baseURL }) => {
  await page.goto('/')
  await consentDialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(consentDialog(page)).toBeHidden()
  const { record } = await readConsent(page)
  const value = encodeURIComponent(JSON.stringify({ ...record, revision: record.revision - 1 }))
  await page.context().addCookies([{ name: 'cc_cookie', value, url: baseURL ?? '' }])
  await page.reload()
  await expect(consentDialog(page)).toBeVisible()
})

test('by keyboard on a phone: the dialog fits, and preferences open and close', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(consentDialog(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  const manage = consentDialog(page).getByRole('button', { name: 'Manage individual preferences' })
  await manage.focus()
  await expect(manage).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = preferencesDialog(page)
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close modal' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(consentDialog(page)).toBeVisible()
})

test('robots see no dialog', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const page = await context.newPage()
  await actAsPerson(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(consentDialog(page)).toBeHidden()
  await context.close()
})
