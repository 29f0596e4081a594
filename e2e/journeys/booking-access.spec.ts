import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { tourTheWizard } from '#e2e/fixtures/wizard-tour.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, mark, pickGarment, press } from '#e2e/fixtures/wizard.ts'

const isLong = process.env['LONG'] === '1'

/** The narrowest window only; other widths, and forced colours in each, are in the long tests. */
const widths = isLong ? [1280, 390, 320] : [320]
const colours = isLong ? (['none', 'active'] as const) : (['none'] as const)

for (const forcedColors of colours) {
  test.describe(`with forced colours ${forcedColors}`, () => {
    // From the start, because Chromium keeps some old colours when they are forced later.
    test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors } })

    test('[U28] [U29] each kind of step works by keyboard alone, without axe violations or horizontal scrolling', async ({
      page,
    }) => {
      const seen: string[] = []
      await page.goto('/')
      await tourTheWizard(page, keyboard(page), async (step) => {
        seen.push(step)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
        }
      })
      expect(seen.length).toBeGreaterThanOrEqual(25)
    })
  })
}

test('[U1] [U27] each step has one heading, which gets the focus, a Back button, and a stage', async ({
  page,
}) => {
  await page.goto('/')
  for (const [heading, go] of [
    [headings.item, () => press(page, 'Trousers & jeans')],
    [headings.description, () => press(page, 'Jeans')],
  ] as const) {
    await go()
    await atStep(page, heading)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Progress' })).toMatchAriaSnapshot(`
    - navigation "Progress":
      - list:
        - listitem: Your item
        - listitem: Your service
        - listitem: Add another
        - listitem: Checkout
  `)
})

test('[U1] the heading keeps the focus when the code of its step arrives late', async ({
  page,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/later-steps-[^/]+\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/')
  await press(page, 'Trousers & jeans')
  await atStep(page, headings.item)
  await press(page, 'Jeans')
  await expect(page.getByRole('heading', { level: 1, name: 'One moment, please.' })).toBeFocused()
  release()
  await expect(page.getByRole('heading', { level: 1, name: headings.description })).toBeFocused()
})

test('there are four cards per row on wide screens and two on phones, 20 px apart', async ({
  page,
}) => {
  await page.goto('/')
  // Cards of the first screen have no place once the page itself has replaced them.
  await atStep(page, headings.category)
  const cards = page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
  for (const [width, inARow] of [
    [1280, 4],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await boxesOf(cards, inARow + 1)
    const [first, second, below] = [boxes[0], boxes[1], boxes[inARow]]
    if (!first || !second || !below) throw new Error('There are too few categories')
    expect(new Set(boxes.slice(0, inARow).map(({ y }) => Math.round(y))).size).toBe(1)
    expect(below.x).toBeCloseTo(first.x, 0)
    expect(second.x - first.x - first.width).toBeCloseTo(20, 0)
    expect(below.y - first.y - first.height).toBeCloseTo(20, 0)
  }
})

async function boxesOf(
  cards: Locator,
  count: number,
): Promise<{ x: number; y: number; width: number; height: number }[]> {
  await cards.nth(count - 1).waitFor()
  return cards.evaluateAll(
    (all, wanted) => all.slice(0, wanted).map((card) => card.getBoundingClientRect().toJSON()),
    count,
  )
}

test('[U30] names, prices and controls are read in visual order', async ({ page }) => {
  await page.goto('/')
  await pickGarment(page, { category: 'Trousers & jeans', item: 'Jeans', kind: 'Alteration' })
  await press(page, 'Shorten hem')
  await atStep(page, 'How should the new hem look?')
  await mark(page, /^Keep the original/)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - button "Back"
    - region "Your choice so far":
      - button "See or change"
      - button "Start again"
    - heading "How should the new hem look?" [level=1]
    - group "How should the new hem look?":
      - radio "A plain machine-stitched hem"
      - radio "Keep the original hem edge +£6.00" [checked]
    - button "Next"
  `)
  await expect(page.getByText('Price so far: £22.00')).toBeVisible()
})

test('step transitions take half a second, and none with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const longest = await watchMotion(page)
  await press(page, 'Trousers & jeans')
  await atStep(page, headings.item)
  await expect.poll(longest).toBe(500)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await press(page, 'Jeans')
  await atStep(page, headings.description)
  expect(await longest()).toBeLessThanOrEqual(1)
})

/** Returns a function that gives the duration in milliseconds of a step's longest animation since its last call. */
async function watchMotion(page: Page): Promise<() => Promise<number>> {
  const begun = await page.evaluateHandle(() => {
    const lengths: number[] = []
    // On its start, because on a busy machine it may have ended before a later check.
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.querySelector('h1')) return
      lengths.push(Number.parseFloat(getComputedStyle(target).animationDuration) * 1000)
    })
    return lengths
  })
  return () =>
    begun.evaluate(async (lengths) => {
      // Elements that a frame shows for the first time begin to animate in the next one.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return Math.max(0, ...lengths.splice(0))
    })
}
