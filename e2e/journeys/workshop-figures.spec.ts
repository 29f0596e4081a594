import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { bytesOf, watchScripts } from '#e2e/fixtures/scripts.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

/** Limits in transferred bytes of scripts: of sign-in and desk, and of what the figures add. */
const budget = { desk: 135_000, figures: 20_000 }

test('[O9] the desk loads small scripts, and the figures alone load their plots', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  await signInToWorkshop(page, 'owner')
  await expect(page.getByRole('status').getByText('Live')).toBeVisible()
  const before = await scripts()
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  const added = (await scripts()).slice(before.length)
  const table = [...before, ...added].map(({ bytes, path }) => `${bytes} ${path}`).join('\n')
  expect(bytesOf(before), table).toBeLessThanOrEqual(budget.desk)
  expect(bytesOf(added), table).toBeLessThanOrEqual(budget.figures)
  // The library is in what was added, so the desk is without it.
  expect(bytesOf(added), table).toBeGreaterThan(10_000)
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

test('[O9] an owner records what a partner paid, and is warned of more than is owed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409 \(Conflict\)/)
  await signInToWorkshop(page, 'owner')
  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByRole('link', { name: 'Statements' }).click()
  const shop = page.getByRole('region', { name: 'Maison Vale' })
  await shop.getByRole('button', { name: 'Record a payment' }).click()
  const dialog = page.getByRole('dialog')
  const reference = `BACS ${Date.now()}`
  await dialog.getByLabel('Amount in pounds').fill('98765.43')
  await dialog.getByLabel('Reference').fill(reference)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Record the payment' }).dblclick()
  await expect(dialog.getByText(/^Only £[\d,.]+ is owed/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Record it all the same' }).click()
  await expect(shop.getByText(new RegExp(reference))).toBeVisible()
  await expect(shop.getByText(/^The payment is recorded\. We owe Maison Vale/)).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})
