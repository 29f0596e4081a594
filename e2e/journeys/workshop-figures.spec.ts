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
