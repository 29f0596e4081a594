import type { Locator, Page } from '@playwright/test'
import { describeJeans } from '#e2e/fixtures/book.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const support = 'help@darnley.example'

const field = (page: Page): Locator => page.getByPlaceholder('e.g. swimming costume hole repair')
const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit', exact: true })

async function missAnItem(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Trousers & jeans' }).click()
  await page.getByRole('button', { name: 'My item is not here' }).click()
  await expectNotOffered(page)
}

async function reachDeadEnd(page: Page): Promise<void> {
  await page.goto('/')
  await describeJeans(page)
  await page.getByRole('button', { name: /^Alteration/ }).click()
  await page.getByRole('button', { name: /^Recut by two sizes/ }).click()
  await expectNotOffered(page)
}

async function expectNotOffered(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {
    level: 1,
    name: "Sorry, we don't offer this service.",
  })
  await expect(heading).toBeVisible()
}

/** Sends a unique text and returns the mail to support. */
async function requestService(page: Page): Promise<string> {
  const wish = `Swimming costume hole repair ${crypto.randomUUID()}`
  await field(page).fill(wish)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Request submitted!' })).toBeDisabled()
  await expect(field(page)).toBeDisabled()
  await expect(page.locator(':focus')).toHaveText('Thank you. Our team reads every request.')
  const mail = await readMailTo(page.request, support, { withText: wish })
  expect(mail.subject).toContain('a service that is not offered')
  return mail.text
}

test('a visitor whose item is not listed requests a service, and support gets the mail', async ({
  page,
}) => {
  await missAnItem(page)
  expect(await requestService(page)).toContain('Item: Unknown')
})

test('a visitor at a dead end requests a service for that item, and support gets the mail', async ({
  page,
}) => {
  await reachDeadEnd(page)
  await expect(page.getByText('we do not recommend it on your jeans')).toBeVisible()
  expect(await requestService(page)).toContain('Item: Jeans')
})

test('an empty request cannot be submitted', async ({ page }) => {
  await missAnItem(page)
  await expect(submit(page)).toBeDisabled()
  await field(page).fill('   ')
  await expect(submit(page)).toBeDisabled()
  await field(page).fill('Dye it black')
  await expect(submit(page)).toBeEnabled()
  await field(page).fill('')
  await expect(submit(page)).toBeDisabled()
})

test('a request that could not be sent keeps its text and can be sent again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await missAnItem(page)
  await page.route('**/api/public/service_request', (route) => route.fulfill({ status: 503 }))
  await field(page).fill('Dye it black')
  await submit(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'There was an error submitting your request. Please try again.',
  )
  await expect(field(page)).toHaveValue('Dye it black')
  await page.unroute('**/api/public/service_request')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Request submitted!' })).toBeDisabled()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
