import type { Page } from '@playwright/test'
import { middleOf, pointerOf, type PointerType } from '#e2e/fixtures/pointer.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, write } from '#e2e/fixtures/wizard.ts'

const isLong = process.env['LONG'] === '1'
const pointers: readonly PointerType[] = isLong ? ['mouse', 'touch', 'pen'] : ['mouse', 'touch']
/** Milliseconds between the two presses of a double click. */
const intervals = isLong ? [50, 100, 150, 200, 250, 300, 350, 400] : [200]
/** Further apart, two presses are separate gestures. */
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
 * Chooses category, item and service type: the next step's cards appear where the previous ones were. Returns false
 * when a second press was so late that it was a separate gesture.
 */
async function walkByDoubleClicks(
  page: Page,
  { type, interval }: { type: PointerType; interval: number },
): Promise<boolean> {
  const { pressTwice } = await pointerOf(page, type)
  const choose = async (name: string, next: string): Promise<boolean> => {
    const card = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })
    // The later steps have been prefetched: no late response changes the page.
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

test('[C10] a later press at the same position chooses again', async ({ page }) => {
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

test('[C10] a press elsewhere on a step that has just appeared counts at once', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Trousers & jeans' }).click()
  await page.getByRole('button', { name: /^Joggers/ }).click()
  await atStep(page, headings.description)
})

test('[C10] a double click on the close button of the panel does not open it again', async ({
  page,
}) => {
  // At this size the basket button is below the close button.
  await page.setViewportSize({ width: 390, height: 844 })
  const { pressTwice } = await pointerOf(page, 'mouse')
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect(async () => {
    await page.goto('/fitting-guide')
    // By key: a press would keep its own position covered, which is where the close button is.
    await page.getByRole('button', { name: /^Basket/ }).press('Enter')
    expect(await pressTwice(close, 200), 'ms between the presses').toBeLessThan(longest)
  }).toPass()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
