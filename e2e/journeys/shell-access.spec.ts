import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { describeJeans } from '#e2e/fixtures/book.ts'
import { actAsPerson, consentDialog } from '#e2e/fixtures/consent.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** Returns the focused control if something sticky covers it completely. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    // Elements that only scripts can focus are not controls.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return null
    const visible = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0] ?? focused
    const { left, top, width, height } = visible.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (visible.contains(found) || found.contains(visible))
    })
    return isSeen ? null : focused.outerHTML.slice(0, 120)
  })
}

async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const found = await hiddenFocus(page)
    if (found) hidden.push(found)
  }
  return hidden
}

test('[U24] no sticky bar or banner covers the focused control, on a phone', async ({ page }) => {
  await actAsPerson(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  await expect(consentDialog(page)).toBeVisible()
  expect(await tabThrough(page, 24)).toEqual([])
  await consentDialog(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(consentDialog(page)).toBeHidden()
  await describeJeans(page)
  await page.getByRole('button', { name: /^Alteration/ }).click()
  await page.getByRole('button', { name: /^Shorten hem/ }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect(await tabThrough(page, 24)).toEqual([])
})

test('[U24] controls of the shell are at least 44 px high', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/basket')
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
    const controls = [
      ...(await page.getByRole('banner').locator('a, button').all()),
      ...(await page.getByRole('contentinfo').locator('a, button').all()),
    ]
    expect(controls.length).toBeGreaterThan(5)
    for (const control of controls) {
      if (!(await control.isVisible())) continue
      const box = await control.boundingBox()
      expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44)
    }
  }
})

/** States of the shell, and how to reach them. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'while a page is loading': async (page) => {
    await page.route(/remoteEntry\.js/, () => new Promise(() => {}))
    await page.goto('/basket', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  },
  'when a page can not be loaded': async (page) => {
    await page.route(/\/releases\/.*remoteEntry\.js/, (route) => route.abort())
    await page.goto('/basket')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  },
  'in help': async (page) => {
    await page.goto('/basket')
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'with the basket panel open': async (page) => {
    await fillBasket(page.request)
    await page.goto('/fitting-guide?serviceId=shorten-hem')
    await page.getByRole('button', { name: 'Basket 1 service' }).click()
    await expect(page.getByRole('dialog')).toContainText('£22.00')
  },
  offline: async (page) => {
    await page.goto('/basket')
    await expect(page.getByText('Your basket is empty')).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
  },
}

for (const [name, reach] of Object.entries(states)) {
  test(`[U28] the shell has no axe violations ${name}, also at 320 px and in forced colours`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|Loading chunk|dynamically imported|already/)
    await page.setViewportSize({ width: 320, height: 700 })
    await reach(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page)
  })
}

test('the printed receipt has no controls and no dark background', async ({ page }) => {
  await fillBasket(page.request)
  await page.goto('/basket')
  await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Help' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
