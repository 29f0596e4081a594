import { walkBackAndForth } from '#e2e/fixtures/back-and-forth.ts'
import { haveRejected } from '#e2e/fixtures/consent.ts'
import { heapOf, WITHOUT_MACHINE_CODE } from '#e2e/fixtures/heap.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** Bookings before the first look, which fill what a page may keep, and before the second. */
const [first, last] = process.env['LONG'] ? [10, 100] : [2, 8]
/** How much more a page may hold at the second look. */
const allowed = 1.1

test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_MACHINE_CODE] }),
    { scope: 'worker' },
  ],
})

test('a page holds as much after many bookings as after a few', async ({ page }) => {
  test.setTimeout(last * 15_000)
  await haveRejected(page)
  await page.goto('/')
  await walkBackAndForth(page, first)
  const before = await heapOf(page)
  await walkBackAndForth(page, last - first)
  const after = await heapOf(page)
  const both = `${JSON.stringify(before)} after ${first}, ${JSON.stringify(after)} after ${last}`
  expect(after.bytes, both).toBeLessThan(before.bytes * allowed)
  expect(after.nodes, both).toBeLessThan(before.nodes * allowed)
  expect(after.listeners, both).toBeLessThan(before.listeners * allowed)
})
