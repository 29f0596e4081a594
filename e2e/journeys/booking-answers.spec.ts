import { describeJeans } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, goBack, headings, mark, press } from '#e2e/fixtures/wizard.ts'

const question = 'How should the new hem look?'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await describeJeans(page)
  await press(page, 'Alteration')
  await press(page, 'Shorten hem')
  await atStep(page, question)
})

test('[C20] pressing an answer continues, also the one that was given before', async ({ page }) => {
  // [J11] The title names the step.
  await expect(page).toHaveTitle(`${question} · Book an alteration or repair · Darnley`)
  await page.getByText('Keep the original hem edge').click()
  await atStep(page, headings.fitting)
  await expect(page.getByText('£22.00')).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('radio', { name: 'Keep the original hem edge' })).toBeChecked()
  await page.getByRole('radio', { name: 'Keep the original hem edge' }).click()
  await atStep(page, headings.fitting)
})

test('[C20] an answer selected by keys waits for Enter or Next', async ({ page }) => {
  await mark(page, 'A plain machine-stitched hem')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Keep the original hem edge' })).toBeChecked()
  await atStep(page, question)
  await page.keyboard.press('Enter')
  await atStep(page, headings.fitting)
  await goBack(page)
  await mark(page, 'A plain machine-stitched hem')
  await press(page, 'Next')
  await atStep(page, headings.fitting)
})
