import type { Locator, Page } from '@playwright/test'
import { chooseHem, describeJeans, measure } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { answer, atStep, goBack, headings, press, write } from '#e2e/fixtures/wizard.ts'

async function walkToNotes(page: Page): Promise<void> {
  await page.goto('/')
  await describeJeans(page)
  await chooseHem(page)
  await measure(page)
  await atStep(page, headings.notes)
}

async function openSummary(page: Page): Promise<Locator> {
  await press(page, 'See or change')
  return page.getByRole('region', { name: 'Your choice so far' })
}

test('the summary shows the choices, the price of each, and lengths in both units', async ({
  page,
}) => {
  await walkToNotes(page)
  const summary = await openSummary(page)
  await expect(summary.getByRole('term')).toHaveText([
    'Category',
    'Item',
    'Description',
    'Kind of service',
    'Service',
    'How should the new hem look?',
    'Fitting',
    'Measurements',
    'Price so far',
  ])
  await expect(summary.getByText('£16.00')).toBeVisible()
  await expect(summary.getByText('+£6.00')).toBeVisible()
  await expect(summary.getByText('£22.00')).toBeVisible()
  await expect(summary.getByText('Inside leg 76 cm (29⅞ in)')).toBeVisible()
})

test('[U4] changing an answer keeps the others and returns to the current step', async ({
  page,
}) => {
  await walkToNotes(page)
  const summary = await openSummary(page)
  await summary.getByRole('button', { name: 'Change How should the new hem look?' }).click()
  await expect(page.getByRole('radio', { name: 'Keep the original hem edge' })).toBeChecked()
  await answer(page, 'A plain machine-stitched hem')
  await atStep(page, headings.notes)
  await expect(page.getByLabel('Tailor notes')).toHaveValue('Both legs the same, please')
  await expect(page.getByText('£16.00')).toBeVisible()

  // Back, the page's and the browser's, reaches the skipped steps.
  await goBack(page)
  await atStep(page, headings.measurements)
  await page.goBack()
  await atStep(page, 'How to share your measurements')
  await page.goForward()
  await page.goForward()
  await atStep(page, headings.notes)
})

test('[U4] another item keeps a service that it has too; a new question is asked', async ({
  page,
}) => {
  await walkToNotes(page)
  await (await openSummary(page)).getByRole('button', { name: 'Change Item' }).click()
  await press(page, 'Chinos')
  await atStep(page, headings.notes)
  await expect(page.getByText('Chinos · Shorten hem').first()).toBeVisible()

  const summary = await openSummary(page)
  await summary.getByRole('button', { name: 'Change How should the new hem look?' }).click()
  await answer(page, 'A turn-up')
  await atStep(page, 'How deep should the turn-up be?')
  await answer(page, '4 cm')
  await atStep(page, headings.notes)
})

test('measurements may be in inches; they are shown in both units and stored in centimetres', async ({
  page,
}) => {
  await page.goto('/')
  await describeJeans(page)
  await chooseHem(page)
  await page.getByRole('button', { name: /Measure/ }).click()
  await press(page, 'Next')
  const field = page.getByLabel('Fitting details')
  await field.fill('Inside leg 30')
  await expect(page.getByText('Say cm or in after each number')).toBeVisible()
  await field.fill('Inside leg 29 1/2 in')
  await expect(page.getByText('Your tailor reads: Inside leg 74.9 cm (29½ in)')).toBeVisible()
  await press(page, 'Next')
  await press(page, 'Add to basket')
  await atStep(page, headings.addMore)
  const response = await page.request.get('/api/public/get_basket')
  expect(JSON.stringify(await response.json())).toContain('"fittingDetails":"Inside leg 74.9 cm"')
  await press(page, 'Go to basket')
  await expect(page.getByText('Inside leg 74.9 cm (29½ in)')).toBeVisible()
})

test('the description can be changed from the start, without any other question', async ({
  page,
}) => {
  await walkToNotes(page)
  await (await openSummary(page)).getByRole('button', { name: 'Change Description' }).click()
  await write(page, 'Black denim')
  await atStep(page, headings.notes)
  await expect(page.getByText('Black denim').first()).toBeVisible()
})
