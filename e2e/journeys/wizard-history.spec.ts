import type { Locator, Page } from '@playwright/test'
import { bookJeansHem, describeJeans } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const start = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: "Let's start with the basics" })
const serviceType = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Would you like your item repaired or altered?' })

test("[U2] the browser's Back and Forward go through the steps, and a reload returns to the same one", async ({
  page,
}) => {
  await page.goto('/')
  await describeJeans(page)
  await page.reload()
  await expect(serviceType(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Item description')).toHaveValue('Dark blue denim')
  await page.goBack()
  await page.goBack()
  await expect(start(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(serviceType(page)).toBeVisible()
})

for (const pace of ['at once', 'half a second later'] as const)
  test(`Back does not return into what is in the basket, when the browser goes back ${pace}`, async ({
    page,
  }) => {
    if (pace !== 'at once') await page.addInitScript(goBackLater)
    await page.goto('/fitting-guide')
    await page.goto('/')
    await bookJeansHem(page)
    await page.goBack()
    await expect(start(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/fitting-guide/)
  })

/** A busy browser takes its time until it has arrived at an earlier entry. */
function goBackLater(): void {
  const { history } = globalThis
  const go = history.go.bind(history)
  history.go = (delta) => void setTimeout(go, 500, delta)
}

test('another service is added to the item in the basket', async ({ page }) => {
  await page.goto('/')
  await bookJeansHem(page)
  await page.getByRole('link', { name: 'Add more services to this item' }).click()
  await expect(page).toHaveURL(/\/booking\?itemIndex=0$/)
  await expect(serviceType(page)).toBeVisible()
  await page.goto('/booking?itemIndex=7')
  await expect(page.getByText('We could not find that item in your basket')).toBeVisible()
  await expect(start(page)).toBeVisible()
})
