import type { Page } from '@playwright/test'
import type { Item } from '@darnley/contract/content'
import { describeJeans } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, goBack, headings, mark, pickGarment, press, write } from '#e2e/fixtures/wizard.ts'

const question = 'How should the new hem look?'

async function markAnAnswer(page: Page): Promise<void> {
  await page.goto('/')
  await describeJeans(page)
  await press(page, 'Alteration')
  await press(page, 'Shorten hem')
  await mark(page, 'Keep the original hem edge')
  await expect(page.getByText('£22.00')).toBeVisible()
}

/** Waits until the booking with this text is stored: the wizard writes it with a delay. */
async function isStored(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) =>
      Object.entries(localStorage).some(
        ([key, value]) => key.startsWith('booking-wizard:') && value.includes(part),
      ),
    text,
  )
}

async function expectTheMark(page: Page): Promise<void> {
  await atStep(page, question)
  await expect(page.getByRole('radio', { name: 'Keep the original hem edge' })).toBeChecked()
  await expect(page.getByText('£22.00')).toBeVisible()
}

test('a reload returns to the same step with the option that was marked but not submitted', async ({
  page,
}) => {
  await markAnAnswer(page)
  await page.reload()
  await expectTheMark(page)
})

test('the booking of a closed tab is resumed in a new one, or started again', async ({
  page,
  context,
}) => {
  await markAnAnswer(page)
  await isStored(page, 'shorten-hem.finish.original')
  await page.close()

  const second = await context.newPage()
  await second.goto('/')
  await expectTheMark(second)
  await expect(second.getByText('Welcome back. This is where you left off.')).toBeVisible()
  await press(second, 'Next')
  await atStep(second, headings.fitting)
  await expect(second.getByText('Welcome back.')).toHaveCount(0)
  await isStored(second, '"step":"fitting-choice"')
  await second.close()

  const third = await context.newPage()
  await third.goto('/')
  await atStep(third, headings.fitting)
  await third.getByRole('button', { name: 'Start again' }).first().click()
  await atStep(third, headings.category)
  await third.close()

  const fourth = await context.newPage()
  await fourth.goto('/')
  await atStep(fourth, headings.category)
})

test('a booking that is open in one tab is not resumed in another', async ({ page, context }) => {
  await markAnAnswer(page)
  const other = await context.newPage()
  await other.goto('/')
  await atStep(other, headings.category)
  await press(other, 'Skirts')
  await atStep(other, headings.item)
  await page.reload()
  await expectTheMark(page)
})

test('the text of a service request survives a reload and is cleared once it is sent', async ({
  page,
}) => {
  await page.goto('/')
  await press(page, 'Trousers & jeans')
  await press(page, 'Jeans')
  await goBack(page)
  await press(page, 'My item is not here')
  // The jeans are no longer chosen.
  await expect(page.getByRole('region', { name: 'Your choice so far' })).toHaveCount(0)
  const field = page.getByPlaceholder('e.g. swimming costume hole repair')
  await field.fill('Dye my wetsuit')
  await page.reload()
  await expect(field).toHaveValue('Dye my wetsuit')
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: 'Request submitted!' })).toBeDisabled()
  await expect(field).toHaveValue('Dye my wetsuit')
  await page.reload()
  await expect(field).toHaveValue('')
})

test('a service that was withdrawn meanwhile cannot be booked any further', async ({ page }) => {
  await markAnAnswer(page)
  await page.route('**/content/api/items?*', (route) =>
    route.fulfill({ json: { docs: [], totalDocs: 0 } }),
  )
  await page.reload()
  await expect(page.getByText('The item you were booking is no longer offered')).toBeVisible()
  await atStep(page, headings.category)
})

test('a question that no longer exists shows a message, and the booking can be started again', async ({
  page,
}) => {
  await markAnAnswer(page)
  await page.route('**/content/api/items?*', async (route) => {
    const response = await route.fetch()
    const { docs } = (await response.json()) as { docs: Item[] }
    const asked = docs.map((item) => ({
      ...item,
      services: item.services.map((service) => ({ ...service, questions: [] })),
    }))
    await route.fulfill({ response, json: { docs: asked } })
  })
  await page.reload()
  await atStep(page, 'Unknown question')
  await press(page, 'Start again')
  await atStep(page, headings.category)
})

test('[F32] adding works without a connection and is sent once when it returns', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await pickGarment(page, { category: 'Knitwear', item: 'Jumper', kind: 'Repair' })
  await press(page, 'Remove bobbling')
  await write(page, 'Front')
  await page.getByRole('radio').first().click()
  await atStep(page, headings.notes)

  const stored: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/update_basket')) stored.push(response.status())
  })
  await context.setOffline(true)
  await press(page, 'Add to basket')
  await press(page, "Looks good. Let's go!")
  await atStep(page, headings.addMore)
  await expect(page.getByText('We can’t reach our shop just now.')).toBeVisible()
  await expect(page.getByRole('button', { name: /basket.*1/i })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('We can’t reach our shop just now.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /basket.*1/i })).toBeVisible()
  expect(stored).toEqual([200])
})
