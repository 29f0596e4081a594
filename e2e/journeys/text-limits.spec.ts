import type { Page } from '@playwright/test'
import { describeJeans } from '#e2e/fixtures/book.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, press } from '#e2e/fixtures/wizard.ts'

const field = (page: Page) => page.getByRole('main').getByRole('textbox')

test('[C14] a text is counted from 90 % on, and one that is too long is kept and not sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await press(page, 'Trousers & jeans')
  await press(page, 'Jeans')
  await field(page).fill('x'.repeat(1799))
  await expect(page.getByText('/ 2,000')).toHaveCount(0)
  await field(page).fill('x'.repeat(1800))
  await expect(page.getByText('1,800 / 2,000')).toBeVisible()
  await field(page).fill('x'.repeat(2000))
  await expect(page.getByText('You have reached the limit of 2,000 characters.')).toBeVisible()
  await expectAccessible(page)

  await field(page).fill('x'.repeat(2023))
  await expect(field(page)).toHaveValue('x'.repeat(2023))
  await expect(page.getByText('23 characters too many. Please shorten it.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Next')
  await atStep(page, headings.description)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/23 characters too many/)

  await field(page).fill('x'.repeat(2000))
  await press(page, 'Next')
  await atStep(page, headings.serviceType)
})

test('[C14] measurements are counted as they are stored, in centimetres', async ({ page }) => {
  await page.goto('/')
  await describeJeans(page)
  await press(page, 'Alteration')
  await press(page, 'Shorten hem')
  await page.getByRole('radio').first().click()
  await atStep(page, headings.fitting)
  await page.getByRole('button', { name: /Measure/ }).click()
  await press(page, 'Next')
  await atStep(page, headings.measurements)
  await field(page).fill('Inside leg 30 in. '.repeat(110))
  await expect(page.getByText('200 characters too many.')).toBeVisible()
})

test('[C14] a service request and a discount code that are too long are not sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await press(page, 'Trousers & jeans')
  await press(page, 'My item is not here')
  await field(page).fill('x'.repeat(2001))
  await press(page, 'Submit')
  await expect(page.getByText('1 character too many. Please shorten it.')).toBeVisible()

  await fillBasket(page.request)
  await page.goto('/basket')
  await field(page).fill('x'.repeat(51))
  await press(page, 'Apply')
  await expect(page.getByText('1 character too many. Please shorten it.')).toBeVisible()
  expect(sent.filter((path) => /service_request|discount/.test(path))).toEqual([])
})
