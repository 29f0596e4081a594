import type { Page } from '@playwright/test'
import { haveRejected } from '#e2e/fixtures/consent.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings } from '#e2e/fixtures/wizard.ts'

test.use({ viewport: { width: 390, height: 844 } })

const tile = 'Trousers & jeans'
/** Milliseconds for which each script is held back. */
const heldBack = 5000

/** Waits until the choices lead on, which takes the first seconds after a start of the edge. */
async function untilTilesLead(page: Page): Promise<void> {
  await expect(async () => {
    const document = await page.request.get('/')
    expect(await document.text()).toContain('href="/?category=trousers"')
  }).toPass()
}

test.describe('while scripts are held back for five seconds', () => {
  test.beforeEach(async ({ page }) => {
    await haveRejected(page)
    await untilTilesLead(page)
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, heldBack))
      // The page may have been left meanwhile.
      await route.continue().catch(() => {})
    })
  })

  const open = async (page: Page, path = '/'): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).not.toHaveAttribute('data-started')
  }

  test('a category shows its items at once, and the booking goes on from there', async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('link', { name: tile }).click()
    await expect(page.getByRole('heading', { level: 1, name: headings.item })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Jeans/ })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-started')
    await page.getByRole('link', { name: /^Jeans/ }).click()
    await atStep(page, headings.description)
  })

  test('going back from the items shows the categories, which can be chosen', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: tile }).click()
    await atStep(page, headings.item)
    await page.goBack()
    await atStep(page, headings.category)
    await page.getByRole('button', { name: tile }).click()
    await atStep(page, headings.item)
  })

  test('a search that is sent is made once scripts are there', async ({ page }) => {
    await open(page)
    const field = page.getByRole('combobox', { name: 'Search items and services' })
    await field.fill('trousers too long')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?search=trousers\+too\+long$/)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveValue('trousers too long')
  })

  test('a text that is being typed stays, with its focus', async ({ page }) => {
    await open(page)
    const field = page.getByRole('combobox', { name: 'Search items and services' })
    await field.pressSequentially('zip')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveValue('zip')
    await expect(field).toBeFocused()
  })

  test('the focus of a category stays', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: tile }).focus()
    await atStep(page, headings.category)
    await expect(page.getByRole('button', { name: tile })).toBeFocused()
  })

  test('the menu opens and leads on', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Prices', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
  })

  for (const [button, dialog] of [
    ['Help', 'How can we help?'],
    [/^Basket/, 'Basket'],
  ] as const)
    test(`a press on ${String(button)} is kept`, async ({ page }) => {
      await open(page)
      await page.getByRole('banner').getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    })

  test('a press on a button of the page is kept', async ({ page }) => {
    await open(page, '/?category=trousers')
    await page.getByRole('button', { name: 'My item is not here' }).click()
    await atStep(page, headings.notOffered)
  })

  test('prices lead to a booking, and their search is made', async ({ page }) => {
    await open(page, '/prices')
    const field = page.getByRole('searchbox', { name: 'Search all prices' })
    await field.fill('zip')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/prices\?search=zip$/)
    await expect(page.getByText(/ services? for “zip”$/)).toBeVisible()

    await open(page, '/prices')
    await page
      .getByRole('link', { name: /^Shorten hem.*Jeans.*from £/ })
      .first()
      .click()
    await expect(page).toHaveURL(/category=trousers/)
    // For which of its garments, is still to be chosen.
    await atStep(page, headings.item)
  })

  test('a guide leads to its page', async ({ page }) => {
    await open(page, '/guides')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Shorten hem/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/fitting-guide\?serviceId=shorten-hem$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Learn how to fit your item.' }),
    ).toBeVisible()
  })

  test('a postcode that is sent from home is checked', async ({ page }) => {
    await open(page)
    const field = page.getByRole('textbox', { name: 'Your postcode' })
    await field.fill('LS1 4AB')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page).toHaveURL(/\/where-we-are\?postcode=LS1\+4AB$/)
    await expect(page.getByText('Yes, we come to LS1 4AB.')).toBeVisible()
  })

  test('the checkout leads back to the basket', async ({ page }) => {
    await open(page, '/checkout')
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/basket$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home leads through a category to its items, with pictures', async ({ page }) => {
    await untilTilesLead(page)
    await page.goto('/')
    await page.getByRole('link', { name: tile }).click()
    await expect(page.getByRole('heading', { level: 1, name: headings.item })).toBeVisible()
    const items = page.getByRole('list', { name: tile }).getByRole('link')
    expect(await items.count()).toBeGreaterThan(3)
    for (const item of await items.all()) await expect(item.getByRole('presentation')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('link', { name: tile })).toBeVisible()
  })
})
