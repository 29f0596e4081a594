import type { Page } from '@playwright/test'
import { craftCatalogue } from '#e2e/fixtures/crafted-catalogue.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import {
  answer,
  atStep,
  expectWays,
  goBack,
  headings,
  pickGarment,
  press,
  write,
} from '#e2e/fixtures/wizard.ts'

/** Section 4.1, arrow by arrow (docs/booking-arrows.md). Each walk begins at a list, and Back returns to it. */
const garment = { category: 'Trousers & jeans', item: 'Everything' }
const somethingElse = 'I need something else'
const deep = 'How deep is it?'
const colour = 'Which colour is it?'

test.beforeEach(async ({ page }) => {
  await craftCatalogue(page)
  await page.goto('/')
})

test('a service type without services leads to the dead end, the others to their list', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, item: 'Unmendable' })
  await expectWays(page, headings.serviceType, [
    ['Repair', headings.notOffered],
    ['Alteration', headings.alterations],
  ])
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
  await expectWays(page, headings.alterations, [
    ['Far too large', headings.notOffered],
    ['Asked and chosen', deep],
    ['Only chosen', headings.subservice],
    ['Refused', headings.notOffered],
    ['Bare', headings.fitting],
    [somethingElse, headings.notOffered],
  ])
})

test('questions of an alteration are asked one at a time, then subservices, else the fitting choice', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await press(page, 'Asked and chosen')
  await expect(page.getByText('Measure at the seam.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Deep\s*\+£2\.50$/ })).toBeVisible()
  await answer(page, 'Shallow')
  await atStep(page, colour)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('main').getByRole('textbox').fill('   ')
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

  // Without subservices, or with all of them hidden by answers, the fitting is next.
  for (const service of ['Only asked', 'None left']) {
    await press(page, service)
    await answer(page, 'Deep')
    await atStep(page, headings.fitting)
    await expect(page.getByText('£12.50')).toBeVisible()
    await goBack(page)
    await goBack(page)
  }
  await press(page, 'Asked and refused')
  await answer(page, 'Deep')
  await atStep(page, headings.notOffered)
})

test('a subservice leads to the dead end, its questions one by one, or the next step', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await press(page, 'Only chosen')
  await expectWays(page, headings.subservice, [
    ['Impossible', headings.notOffered],
    ['Plain', headings.fitting],
  ])
  await answerLined(page)
  await atStep(page, headings.fitting)
  await expect(page.getByText('£16.00')).toBeVisible()
})

test('a repair asks for the location, then its questions, else its subservices, else the tailor notes', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Repair' })
  await expectWays(page, headings.repairs, [
    ['Beyond repair', headings.notOffered],
    ['Asked and mended', headings.location],
    [somethingElse, headings.notOffered],
  ])
  for (const [service, then] of [
    ['Plainly mended', headings.notes],
    ['Only asked before', deep],
    ['Only chosen before', headings.subservice],
    ['Refused after that', headings.notOffered],
  ] as const) {
    await press(page, service)
    await atStep(page, headings.location)
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await write(page, 'Left knee')
    await atStep(page, then)
    await goBack(page)
    await goBack(page)
    await atStep(page, headings.repairs)
  }
})

test('questions and subservices of a repair end in the tailor notes', async ({ page }) => {
  await pickGarment(page, { ...garment, kind: 'Repair' })
  for (const service of ['Only asked before', 'None left to mend']) {
    await press(page, service)
    await write(page, 'Right knee')
    await answer(page, 'Deep')
    await atStep(page, headings.notes)
    for (let steps = 0; steps < 3; steps += 1) await goBack(page)
  }
  await press(page, 'Asked and mended')
  await write(page, 'Both knees')
  await answer(page, 'Shallow')
  await write(page, 'Navy')
  await expectWays(page, headings.subservice, [
    ['Impossible', headings.notOffered],
    ['Plain', headings.notes],
  ])
  await answerLined(page)
  await atStep(page, headings.notes)
})

const ways = [
  { choice: 'Measure', guide: 'How to share your measurements', after: headings.measurements },
  { choice: 'Pin', guide: 'How to pin your item', after: headings.notes },
  { choice: 'Match', guide: 'How to match your item with another', after: headings.match },
]

test('each way of fitting leads to its guide if there is one, else to the next step', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await press(page, 'Bare')
  await expectFittingChoices(page)
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

test('a service that lists no way of fitting is fitted in person; upsizing services form a group of their own', async ({
  page,
}) => {
  await pickGarment(page, { ...garment, kind: 'Alteration' })
  await expect(page.getByRole('heading', { level: 2, name: 'Upsizing' })).toBeVisible()
  await page.getByRole('list', { name: 'Upsizing' }).getByRole('button').click()
  await atStep(page, headings.fitting)
  const only = waysToFit(page)
  await expect(only).toHaveCount(1)
  await expect(only).toHaveAccessibleName(/^In-person fitting/)
})

/** Answers its two questions, a radio and a text. */
async function answerLined(page: Page): Promise<void> {
  await press(page, 'Lined')
  await atStep(page, 'Which thread?')
  await answer(page, 'Silk')
  await atStep(page, 'Which lining?')
  await write(page, 'Cotton')
}

const waysToFit = (page: Page) =>
  page.getByRole('list', { name: 'Ways to fit your item' }).getByRole('button')

async function expectFittingChoices(page: Page): Promise<void> {
  await expect(waysToFit(page)).toHaveText([
    /Measure.*You need a measuring tape/,
    /Recommended.*Pin.*You need a helper and pins/,
    /Match to another item/,
    /In-person fitting.*London/,
  ])
}

function chooseFitting(page: Page, choice: string): Promise<void> {
  return waysToFit(page).filter({ hasText: choice }).click()
}
