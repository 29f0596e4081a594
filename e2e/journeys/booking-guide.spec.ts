import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const sections = [
  'How to pin your item',
  'How to match your item with another',
  'How to share your measurements',
]

/** The headings of the sections, which are all that a closed one shows. */
const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('the fitting guide has a collapsible section for each way of fitting its service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/fitting-guide?serviceId=shorten-hem')
  await expect(page.getByText('Fitting Guide', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn how to fit your item.' }),
  ).toBeVisible()
  await expect(headingsOf(page)).toHaveText(sections)
  const steps = page.getByRole('main').getByRole('group').getByRole('listitem')
  await expect(steps.first()).toBeHidden()
  await page.getByText('How to share your measurements').focus()
  await headingsOf(page).last().click()
  await expect(steps.filter({ visible: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a section without text is hidden, and a service without a guide shows a message', async ({
  page,
}) => {
  await page.goto('/fitting-guide?serviceId=let-down-hem')
  await expect(headingsOf(page)).toHaveText([sections[1] ?? '', sections[2] ?? ''])
  for (const query of ['?serviceId=patch-denim', '?serviceId=unknown', '']) {
    await page.goto(`/fitting-guide${query}`)
    await expect(page.getByText('There is no fitting guide for this service yet.')).toBeVisible()
  }
})

test('a guide that could not be loaded can be fetched again', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/content/api/fitting-guides?*', (route) => route.fulfill({ status: 503 }))
  await page.goto('/fitting-guide?serviceId=shorten-hem')
  await expect(page.getByText('We could not load the fitting guide.')).toBeVisible()
  await page.unroute('**/content/api/fitting-guides?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(headingsOf(page)).toHaveText(sections)
})
