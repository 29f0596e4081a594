import type { Page } from '@playwright/test'
import { craftCatalogue } from '#e2e/fixtures/crafted-catalogue.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import {
  answer,
  atStep,
  goBack,
  headings,
  pickGarment,
  press,
  write,
} from '#e2e/fixtures/wizard.ts'

/** Section 4.1, arrow by arrow. Each walk begins at a list and Back leads to it again. */
const garment = { category: 'Trousers & jeans', item: 'Everything' }

// Each step would otherwise take half a second of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await craftCatalogue(page)
  await page.goto('/')
})

test('a service type without services leads to the dead end; the others to their list', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, item: 'Unmendable', kind: 'Repair' })
  await atStep(page, headings.notOffered)
  await goBack(page)
  await press(page, 'Alteration')
  await atStep(page, headings.alterations)
  await goBack(page)
  await goBack(page)
  await goBack(page)
  await press(page, 'Everything')
  await press(page, 'Next')
  await press(page, 'Repair')
  await atStep(page, headings.repairs)
})

test('an alteration leads to the dead end, its questions, its subservices or the fitting choice', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  for (const [service, heading] of [
    ['Far too large', headings.notOffered],
    ['Asked and chosen', 'How deep is it?'],
    ['Only chosen', headings.subservice],
    ['Bare', headings.fitting],
  ] as const) {
    await press(page, service)
    await atStep(page, heading)
    await goBack(page)
    await atStep(page, headings.alterations)
  }
})

test('questions of an alteration come one at a time, then subservices, else the fitting choice', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await press(page, 'Asked and chosen')
  await expect(page.getByText('Measure at the seam.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Deep\s*\+£2\.50$/ })).toBeVisible()
  await answer(page, 'Shallow')
  await atStep(page, 'Which colour is it?')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await write(page, 'Navy')
  await atStep(page, headings.subservice)
  await expect(page.getByRole('button', { name: 'Only when shallow' })).toBeVisible()

  // Another answer hides a question and a subservice (section 5).
  await goBack(page)
  await goBack(page)
  await expect(page.getByRole('radio', { name: 'Shallow' })).toBeChecked()
  await answer(page, 'Deep')
  await atStep(page, headings.subservice)
  await expect(page.getByRole('button', { name: 'Only when shallow' })).toHaveCount(0)

  await goBack(page)
  await goBack(page)
  await press(page, 'Only asked')
  await answer(page, 'Deep')
  await atStep(page, headings.fitting)
  await expect(page.getByText('£12.50')).toBeVisible()
})

test('a subservice leads to the dead end, its questions, or on', async ({ page }) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await press(page, 'Only chosen')
  await press(page, 'Impossible')
  await atStep(page, headings.notOffered)
  await goBack(page)
  await press(page, 'Plain')
  await atStep(page, headings.fitting)
  await goBack(page)
  await press(page, 'Lined')
  await atStep(page, 'Which thread?')
  await answer(page, 'Silk')
  await atStep(page, headings.fitting)
  await expect(page.getByText('£16.00')).toBeVisible()
})

test('a repair asks where, then its questions, else its subservices, else the tailor notes', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Repair' })
  await press(page, 'Beyond repair')
  await atStep(page, headings.notOffered)
  await goBack(page)
  await press(page, 'Plainly mended')
  await atStep(page, headings.location)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await write(page, 'Left knee')
  await atStep(page, headings.notes)
  await goBack(page)
  await goBack(page)
  await press(page, 'Only asked before')
  await write(page, 'Right knee')
  await answer(page, 'Shallow')
  await atStep(page, headings.notes)
  await goBack(page)
  await goBack(page)
  await goBack(page)
  await press(page, 'Asked and mended')
  await write(page, 'Both knees')
  await answer(page, 'Deep')
  await atStep(page, headings.subservice)
  await press(page, 'Plain')
  await atStep(page, headings.notes)
  await goBack(page)
  await press(page, 'Lined')
  await answer(page, 'Silk')
  await atStep(page, headings.notes)
})

test('each way of fitting leads to its guide if there is one, else straight on', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await press(page, 'Bare')
  await expectFittingChoices(page)
  const ways = [
    { choice: 'Measure', guide: 'How to share your measurements', after: headings.measurements },
    { choice: 'Pin', guide: 'How to pin your item', after: headings.notes },
    {
      choice: 'Match',
      guide: 'How to match your item with another',
      after: headings.match,
    },
  ]
  for (const { choice, guide, after } of ways) {
    await chooseFitting(page, choice)
    await atStep(page, guide)
    await press(page, 'Next')
    await atStep(page, after)
    await goBack(page)
    await goBack(page)
    await atStep(page, headings.fitting)
  }
  await chooseFitting(page, 'In-person')
  await atStep(page, headings.notes)
  await goBack(page)
  await goBack(page)

  await press(page, 'Untold')
  for (const { choice, after } of ways) {
    await chooseFitting(page, choice)
    await atStep(page, after)
    await goBack(page)
  }
  await chooseFitting(page, 'Measure')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await write(page, 'Inside leg 76 cm')
  await atStep(page, headings.notes)
})

test('a service that lists no way of fitting is fitted in person; upsizing is a group of its own', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await expect(page.getByRole('heading', { level: 2, name: 'Upsizing' })).toBeVisible()
  await page.getByRole('list', { name: 'Upsizing' }).getByRole('button').click()
  await atStep(page, headings.fitting)
  const ways = page.getByRole('list', { name: 'Ways to fit your item' }).getByRole('button')
  await expect(ways).toHaveCount(1)
  await expect(ways).toHaveAccessibleName(/^In-person fitting/)
})

async function expectFittingChoices(page: Page): Promise<void> {
  const ways = page.getByRole('list', { name: 'Ways to fit your item' }).getByRole('button')
  await expect(ways).toHaveText([
    /Measure.*You need a measuring tape/,
    /Recommended.*Pin.*You need a helper and pins/,
    /Match to another item/,
    /In-person fitting.*London/,
  ])
}

function chooseFitting(page: Page, choice: string): Promise<void> {
  return page
    .getByRole('list', { name: 'Ways to fit your item' })
    .getByRole('button', { name: new RegExp(choice) })
    .click()
}
