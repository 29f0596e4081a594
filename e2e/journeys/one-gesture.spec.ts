import type { Page } from '@playwright/test'
import { middleOf, pointerOf, type PointerType } from '#e2e/fixtures/pointer.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, write } from '#e2e/fixtures/wizard.ts'

const isLong = process.env['LONG'] === '1'
const pointers: readonly PointerType[] = isLong ? ['mouse', 'touch', 'pen'] : ['mouse', 'touch']
/** Milliseconds between the two presses of a double click. */
const intervals = isLong ? [50, 100, 150, 200, 250, 300, 350, 400] : [200]
/** Longer apart, two presses are two gestures. */
const longest = 440
const motions = ['no-preference', 'reduce'] as const

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const reducedMotion of motions) {
    test.describe(`${width} px, motion ${reducedMotion}`, () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion }, hasTouch: true })

      for (const type of pointers) {
        test(`[C10] a double click by ${type} chooses once at each step`, async ({ page }) => {
          for (const interval of intervals)
            while (!(await walkByDoubleClicks(page, { type, interval }))) continue
        })
      }
    })
  }
}

/**
 * Category, item and kind of service: the next step's cards lie where the ones before lay. Returns false when a second
 * press came so late that it was another gesture.
 */
async function walkByDoubleClicks(
  page: Page,
  { type, interval }: { type: PointerType; interval: number },
): Promise<boolean> {
  const { pressTwice } = await pointerOf(page, type)
  const choose = async (name: string, next: string): Promise<boolean> => {
    const card = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })
    // The steps behind were fetched: no later answer of the server brings another page.
    await page.waitForLoadState('networkidle')
    if ((await pressTwice(card.first(), interval)) > longest) return false
    await atStep(page, next)
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused()
    return true
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Darnley', exact: true }).click()
  await atStep(page, headings.category)
  if (!(await choose('Trousers & jeans', headings.item))) return false
  if (!(await choose('Jeans', headings.description))) return false
  await write(page, 'Blue denim')
  return choose('Alteration', headings.alterations)
}

test('[C10] a later press at the same place chooses again', async ({ page }) => {
  const { press } = await pointerOf(page, 'mouse')
  await page.goto('/')
  const place = await middleOf(page.getByRole('button', { name: 'Trousers & jeans' }))
  await press(place)
  await expect(page.getByRole('list', { name: 'Trousers & jeans' })).toBeVisible()
  await expect(async () => {
    await press(place)
    await expect(page.getByRole('heading', { name: headings.description })).toBeVisible({
      timeout: 200,
    })
  }).toPass({ intervals: [450] })
})

test('[C10] a press elsewhere on a step that just came counts at once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Trousers & jeans' }).click()
  await page.getByRole('button', { name: /^Joggers/ }).click()
  await atStep(page, headings.description)
})

test('[C10] a double click on the close button of the panel does not open it again', async ({
  page,
}) => {
  // There the basket button lies below the close button.
  await page.setViewportSize({ width: 390, height: 844 })
  const { pressTwice } = await pointerOf(page, 'mouse')
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect(async () => {
    await page.goto('/fitting-guide')
    // By a key: pressed, it would keep its own place covered, where the close button is.
    await page.getByRole('button', { name: /^Basket/ }).press('Enter')
    expect(await pressTwice(close, 200), 'ms between the presses').toBeLessThan(longest)
  }).toPass()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
