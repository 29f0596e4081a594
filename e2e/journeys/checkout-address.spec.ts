import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { chooseShipping, chooseTurnaround, fillDetails } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'
import type { GuestCheckout } from '@darnley/contract/checkout'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find your address' })
const manually = (page: Page) => page.getByRole('button', { name: 'Enter address manually' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm address' })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startCheckout(page)
  await fillDetails(page)
  await chooseShipping(page)
})

test('[U29] a UK address is found by keyboard, fills the fields and is sent with its house number', async ({
  page,
}) => {
  await expect(confirm(page)).toBeDisabled()
  await expect(field(page, 'Line 1')).toHaveCount(0)
  await finder(page).pressSequentially('ls1')
  const list = page.getByRole('listbox', { name: 'Addresses' })
  await expect(list.getByRole('option')).toHaveCount(3)
  await expect(page.getByText('3 addresses found')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveText(/^14 /)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Address filled in. Please check it.')).toBeVisible()
  await expect(field(page, 'House name/number')).toHaveValue('14')
  await expect(field(page, 'City')).toHaveValue('Leeds')
  await expect(page.getByText('United Kingdom', { exact: true })).toBeVisible()
  await confirm(page).click()

  const ordering = page.waitForRequest('**/guest_checkout_v2')
  await chooseTurnaround(page)
  const sent = (await ordering).postDataJSON() as GuestCheckout
  expect(sent.address).toEqual({
    full_name: 'Amara Osei',
    line1: '14 Weavers Row',
    line2: '',
    city: 'Leeds',
    postcode: 'LS1 4AB',
  })
})

test('a search without a result shows a message, and Enter in it submits nothing', async ({
  page,
}) => {
  await finder(page).pressSequentially('berlin')
  await expect(page.getByText('No address found.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is a problem')).toHaveCount(0)
  await expect(finder(page)).toHaveAttribute('aria-expanded', 'false')
})

test('[U10] an address entered manually shows what is missing, accepts any notation of a postcode and needs no city', async ({
  page,
}) => {
  await manually(page).click()
  await expect(field(page, 'House name/number')).toBeFocused()
  for (const name of ['House name/number*', 'Line 1*', 'Line 2', 'City', 'Postcode*'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await field(page, 'Line 1').fill('Weavers Row')
  await field(page, 'Line 1').fill('')
  await field(page, 'Postcode').fill('LS1 4')
  await field(page, 'City').focus()
  await expect(page.getByText('Enter the first line of the address')).toBeVisible()
  await expect(page.getByText('Enter a full UK postcode, like LS1 4AB')).toBeVisible()
  await expectAccessible(page)

  await field(page, 'House name/number').fill('14')
  await field(page, 'Line 1').fill('Weavers Row')
  await field(page, 'Postcode').fill('ls1-4ab')
  await confirm(page).click()
  await expect(page.getByText('14 Weavers Row, LS1 4AB')).toBeVisible()
})

test('[F46] with the lookup unavailable the address is entered manually', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/addresses', (route) => route.abort())
  await finder(page).fill('ls1')
  await expect(page.getByText('We can’t look up addresses just now.')).toBeVisible()
  await field(page, 'House name/number').fill('14')
  await field(page, 'Line 1').fill('Weavers Row')
  await field(page, 'Postcode').fill('LS1 4AB')
  await expectAccessible(page)
  await confirm(page).click()
  await expect(page.getByRole('radio', { name: /^Standard 7 Day/ })).toBeVisible()
})
