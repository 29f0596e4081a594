import type { Page } from '@playwright/test'
import { fillBasket } from '#e2e/fixtures/checkout-start.ts'
import { orderHem } from '#e2e/fixtures/order-hem.ts'
import { shiftOf, watchShifts } from '#e2e/fixtures/shifts.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** As Lighthouse judges a phone: its size, and a quarter of the processor. */
const phone = { width: 412, height: 823 }

const emptyBasket = ['/basket', '/my-repairs', '/account', '/your-data', '/not-a-page']
const content = ['/', '/prices', '/guides', '/questions', '/where-we-are', '/sign-in']
const guide = '/fitting-guide?serviceId=shorten-hem'

test.describe('on a slow phone nothing shifts while a page loads', () => {
  test.use({ viewport: phone })
  test.beforeEach(({ page }) => slowDown(page))

  test('of those to read and those without a basket', async ({ page, allowErrors }) => {
    allowErrors(/404 \(Not Found\).*\/not-a-page/)
    expect(await shiftsOf(page, [...content, guide, ...emptyBasket])).toEqual([])
  })

  test('of a basket, its checkout, and the order', async ({ page }) => {
    await fillBasket(page)
    expect(await shiftsOf(page, ['/basket', '/checkout'])).toEqual([])
    const { address } = await orderHem(page, `shift-${crypto.randomUUID()}@example.com`)
    expect(await shiftsOf(page, [address, address.replace('order', 'thank-you')])).toEqual([])
  })
})

async function slowDown(page: Page): Promise<void> {
  await watchShifts(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens each page; returns those that shift by more than Lighthouse's best score allows. */
async function shiftsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shift = await shiftOf(page)
    if (shift > 0.01) found.push(`${path} shifts by ${shift.toFixed(3)}`)
  }
  return found
}
