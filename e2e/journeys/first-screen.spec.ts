import { expect, test } from '#e2e/fixtures/test.ts'
import { headings } from '#e2e/fixtures/wizard.ts'

const { MAISON_URL = 'http://maison.localhost:3000' } = process.env

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the booking and the checkout are painted before scripts run, and the checkout takes no input', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: headings.category })).toBeVisible()
    await expect(page.getByText("Love it again. We'll do the sewing.")).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search items and services' })).toBeVisible()

    await page.goto('/checkout')
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeVisible()
    // Its fields are personal: sent as a form without scripts, they would stand in the address.
    await name.focus()
    await page.keyboard.type('Ada')
    await expect(name).toHaveValue('')
  })
})

test('a click before the scripts run is not lost', async ({ page }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/vendor/**', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Help' }).click()
  press()
  await expect(page.getByRole('dialog', { name: 'How can we help?' })).toBeVisible()
})

test('an address that changes before the scripts run shows its own page', async ({ page }) => {
  const { promise: hasMoved, resolve: move } = Promise.withResolvers<void>()
  await page.route('**/vendor/**', async (route) => {
    await hasMoved
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'load' })
  // As Back does it between entries of one document.
  await page.evaluate(() => history.pushState(null, '', '/questions'))
  move()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
})

test('a link into a booking, and a partner’s page, do not start with a wrong first screen', async ({
  page,
}) => {
  const drawn = 'Love it again.'
  const textOf = async (url: string) => (await page.goto(url, { waitUntil: 'commit' }))?.text()
  expect(await textOf('/')).toContain(drawn)
  expect(await textOf('/?itemIndex=0')).not.toContain(drawn)
  expect(await textOf(MAISON_URL)).not.toContain(drawn)
})
