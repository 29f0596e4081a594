import type { Page } from '@playwright/test'
import type { Basket } from '@darnley/contract/basket'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStage, atStep, headings, pickGarment, press, write } from '#e2e/fixtures/wizard.ts'

const jumper = { category: 'Knitwear', item: 'Jumper', kind: 'Repair' } as const

/** Books a repair that has expectations, from the list of repairs to the step after adding. */
async function bookBobbling(page: Page): Promise<void> {
  await press(page, 'Remove bobbling')
  await write(page, 'Front and sleeves')
  await page.getByRole('radio').first().click()
  await atStep(page, headings.notes)
  await page.getByLabel('Tailor notes').fill('Cold wash only')
  await press(page, 'Add to basket')
}

async function basketOf(page: Page): Promise<Basket> {
  const response = await page.request.get('/api/public/get_basket')
  return (await response.json()) as Basket
}

test('tailor notes add to the basket, expectations precede add more, each at its stage', async ({
  page,
}) => {
  await page.goto('/')
  await atStep(page, headings.category)
  await atStage(page, 'Your item')
  await pickGarment(page, jumper)
  await atStep(page, headings.repairs)
  await atStage(page, 'Your service')
  const example = page.waitForRequest(/swatch-remove-bobbling/)
  await page.route('**/update_basket', async (route) => {
    await example
    await route.continue()
  })
  await bookBobbling(page)
  await atStep(page, headings.expectations)
  await expect(page.getByText(/^Added: Jumper, Remove bobbling, £/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('figure')).not.toHaveCount(0)
  await press(page, "Looks good. Let's go!")

  await atStep(page, headings.addMore)
  await expect(
    page.getByText(
      "We all have a pile in the back of our wardrobe that we don't wear. Now's the time to show them some love and care.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await atStage(page, 'Add another')
  const [entry] = (await basketOf(page)).basket
  expect(entry).toMatchObject({
    itemDescription: 'Navy, plain, wool',
    serviceDetails: [
      {
        service: { id: 'remove-bobbling' },
        repairLocation: 'Front and sleeves',
        tailorNotes: 'Cold wash only',
        fittingChoice: null,
      },
    ],
  })

  await press(page, 'Repair or alter a new item')
  await atStep(page, headings.category)
  await press(page, jumper.category)
  await press(page, jumper.item)
  await expect(page.getByPlaceholder('Colour, pattern, material')).toHaveValue('')
})

test('another service is added to its item, and Go to basket shows both', async ({ page }) => {
  await page.goto('/')
  await pickGarment(page, jumper)
  await bookBobbling(page)
  await press(page, "Looks good. Let's go!")
  await page.getByRole('link', { name: 'Add more services to this item' }).click()
  await expect(page).toHaveURL(/\/booking\?itemIndex=0$/)
  await atStep(page, headings.serviceType)
  await press(page, 'Repair')
  await press(page, 'Reknit cuffs')
  await write(page, 'Left cuff')
  await expect(page.getByRole('heading', { level: 1, name: headings.location })).toHaveCount(0)
  while ((await page.getByRole('radio').count()) > 0) {
    const question = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('radio').first().click()
    await expect(page.getByRole('heading', { level: 1, name: question })).toHaveCount(0)
  }
  const subservice = page.getByRole('heading', { level: 1, name: headings.subservice })
  const notes = page.getByRole('heading', { level: 1, name: headings.notes })
  await expect(subservice.or(notes)).toBeVisible()
  if (await subservice.isVisible()) await page.getByRole('list').getByRole('button').first().click()
  await atStep(page, headings.notes)
  await press(page, 'Add to basket')
  await atStep(page, headings.addMore)
  const { basket } = await basketOf(page)
  expect(basket.map(({ serviceDetails }) => serviceDetails.length)).toEqual([2])
  await press(page, 'Go to basket')
  await expect(page).toHaveURL(/\/basket$/)
  // Going to the basket cleared the item: the next one starts blank.
  await page.getByRole('main').getByRole('link', { name: 'Add a new item' }).click()
  await atStep(page, headings.category)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(0)
})

test('an invalid itemIndex shows a message and starts a new booking', async ({ page }) => {
  for (const itemIndex of ['7', '-1', 'abc', '']) {
    await page.goto(`/booking?itemIndex=${itemIndex}`)
    await expect(page.getByText('We could not find that item in your basket')).toBeVisible()
    await atStep(page, headings.category)
  }
})

test('an itemIndex with a removed category is logged, shows a message and starts a new booking', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Item category does not exist/)
  await page.goto('/')
  await pickGarment(page, jumper)
  await bookBobbling(page)
  await press(page, "Looks good. Let's go!")
  await atStep(page, headings.addMore)
  await page.route('**/content/api/item-categories?*', (route) =>
    route.fulfill({ json: { docs: [], totalDocs: 0 } }),
  )
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Item category does not exist'),
  )
  await page.goto('/booking?itemIndex=0')
  await logged
  await expect(page.getByText('We could not find that item in your basket')).toBeVisible()
})
