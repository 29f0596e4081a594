import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, goBack, headings, press, write } from '#e2e/fixtures/wizard.ts'

test('"trousers too long" finds the hem by keyboard, and only what is unknown is asked', async ({
  page,
}) => {
  await page.goto('/')
  await atStep(page, headings.category)
  const field = page.getByRole('combobox', { name: 'Search items and services' })
  await field.focus()
  await page.keyboard.type('trousers too long')
  const options = page.getByRole('listbox', { name: 'Matches' }).getByRole('option')
  await expect(options.first()).toHaveText(/Shorten hem.*trousers/)
  await expect(page.getByRole('status').filter({ hasText: 'matches' })).toHaveText(/^\d matches$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await atStep(page, headings.description)
  await write(page, 'Navy wool')
  await atStep(page, 'How should the new hem look?')
  await goBack(page)
  await atStep(page, headings.alterations)
})

test('[C11] a mistyped word is corrected, and the correction is shown', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  const options = page.getByRole('option')
  for (const [typed, meant, first] of [
    ['too long trousres', 'trousers', /Shorten hem/],
    ['jens', 'jeans', /jeans/i],
  ] as const) {
    await field.fill(typed)
    await expect(options.first()).toHaveText(first)
    const wrong = typed.split(' ').at(-1)
    await expect(
      page.getByText(`No match for “${wrong}”. Showing results for “${meant}”.`).first(),
    ).toBeVisible()
  }
  await expectAccessible(page)
  await field.fill('cofee stain')
  await expect(page.getByText('Nothing found for “cofee stain”.')).toBeVisible()
})

test('an item is found too, and Escape clears the field', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  await field.fill('slip dress')
  await expect(page.getByRole('option').first()).toHaveText(/Slip dress/)
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue('')
  await field.fill('chinos')
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText('1 match')
  await field.fill('slip dress')
  await page.getByRole('option').first().click()
  await atStep(page, headings.description)
  await write(page, 'Green silk')
  await atStep(page, headings.serviceType)
})

test('when nothing is found, the query is passed on to the service request', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').fill('xylophone')
  await expect(page.getByText('Nothing found for “xylophone”.')).toBeVisible()
  await press(page, 'Ask for it')
  await atStep(page, headings.notOffered)
  await expect(page.getByPlaceholder('e.g. swimming costume hole repair')).toHaveValue('xylophone')
})

test('a search that fails shows an error and can be retried', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/content/api/services?*', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  await page.getByRole('combobox').fill('hem')
  await expect(page.getByText('We could not search just now.')).toBeVisible()
  await page.unroute('**/content/api/services?*')
  await press(page, 'Try again')
  await expect(page.getByRole('option').first()).toBeVisible()
})
