import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings } from '#e2e/fixtures/wizard.ts'

test('[J15] a guide is found, read, printed, and leads to booking its service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fitting guides' })).toBeVisible()
  const trousers = page.getByRole('region', { name: 'Trousers & jeans' })
  await trousers.getByRole('link', { name: 'Shorten hem', exact: true }).click()

  const offer = page.getByRole('region', { name: 'Shorten hem' })
  await expect(offer).toContainText('from £')
  const steps = page.getByRole('main').getByRole('group').getByRole('listitem')
  await expect(steps.first()).toBeHidden()
  await page.getByRole('heading', { name: 'How to pin your item' }).click()
  await expect(steps.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await expect(steps.filter({ visible: true })).toHaveCount(await steps.count())
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Book this/ })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await offer.getByRole('link', { name: /^Book this: Jeans/ }).click()
  await expect(page).toHaveURL(/\/booking\?.*service=shorten-hem/)
  await atStep(page, headings.item)
  await expect(page.getByRole('button', { name: 'Jeans' })).toBeVisible()
})

test('[J15] "Book this" asks the garment, then begins at the service', async ({ page }) => {
  await page.goto('/guides')
  const trousers = page.getByRole('region', { name: 'Trousers & jeans' })
  await trousers.getByRole('link', { name: /^Book this: Shorten hem/ }).click()
  await page.getByRole('button', { name: /^Jeans/ }).click()
  await page.getByPlaceholder('Colour, pattern, material').fill('Dark blue denim')
  await page.getByRole('button', { name: 'Next' }).click()
  await atStep(page, 'How should the new hem look?')
})
