import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { shiftOf, watchShifts } from '#e2e/fixtures/shifts.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, pickGarment, press } from '#e2e/fixtures/wizard.ts'

test('nothing of the catalogue is fetched twice within a visit', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/content/api/') && !pathname.includes('/file/'))
      asked.push(pathname + search)
  })
  await page.goto('/')
  await bookJeansHem(page)
  await press(page, 'Repair or alter a new item')
  await pickGarment(page, { category: 'Trousers & jeans', item: 'Jeans', kind: 'Alteration' })
  await press(page, 'Shorten hem')
  await page.getByRole('radio').first().click()
  await atStep(page, headings.fitting)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
})

test('the pictures of the next step are prefetched when a choice is likely', async ({ page }) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
  const has = (picture: string): boolean => fetched.some((path) => path.includes(picture))
  await page.goto('/')
  await page.getByRole('button', { name: 'Trousers & jeans' }).hover()
  await expect.poll(() => has('item-jeans')).toBe(true)
  await press(page, 'Trousers & jeans')
  await page.getByRole('button', { name: /^Jeans/ }).focus()
  await expect.poll(() => has('service-shorten-hem')).toBe(true)
  await press(page, 'Jeans')
  await page.getByRole('textbox').fill('Blue')
  await press(page, 'Next')
  await page.getByRole('button', { name: 'Alteration' }).focus()
  await expect.poll(() => has('service-taper-legs')).toBe(true)
  await press(page, 'Alteration')
  await press(page, 'Shorten hem')
  await page.getByRole('radio').first().click()
  await atStep(page, headings.fitting)
  expect(has('guide-shorten-hem-measure')).toBe(false)
  await page.getByRole('button', { name: 'Measure' }).hover()
  await expect.poll(() => has('guide-shorten-hem-measure')).toBe(true)
})

test('a slow list reserves its space: nothing shifts when it loads', async ({ page }) => {
  await watchShifts(page)
  await page.route('**/content/api/i*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Trousers & jeans' }).focus()
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await page.getByRole('button', { name: 'Skirts' }).click()
  await expect(page.getByRole('button', { name: /^Midi skirt/ })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('a list that was not fetched before the connection was lost shows an error, and can be retried', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading chunk/)
  await page.goto('/')
  await atStep(page, headings.category)
  await page.route('**/item-pencil-skirt*', (route) => route.fulfill({ status: 404 }))
  await context.setOffline(true)
  await press(page, 'Skirts')
  await atStep(page, headings.item)
  await expect(page.getByText('We could not load the items. Check your connection.')).toBeVisible()
  await press(page, 'Try again')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Midi skirt/ })).toBeVisible()
  // A picture that fails to load leaves its tile empty.
  const pencil = page.getByRole('button', { name: /^Pencil skirt/ })
  await expect(pencil.locator('img')).toHaveCSS('visibility', 'hidden')
})

test('an empty list shows a message and can be fetched again', async ({ page }) => {
  await page.route('**/content/api/items?*', (route) =>
    route.fulfill({ json: { docs: [], totalDocs: 0 } }),
  )
  await page.goto('/')
  await press(page, 'Skirts')
  await expect(page.getByText('There is nothing here yet.')).toBeVisible()
  await page.unroute('**/content/api/items?*')
  await press(page, 'Try again')
  await expect(page.getByRole('button', { name: /^Midi skirt/ })).toBeVisible()
})
