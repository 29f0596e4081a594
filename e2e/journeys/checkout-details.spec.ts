import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm details' })

test('[U6] [U7] the details show errors when they help, and all at once after a failed submit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startCheckout(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible()
  await expect(confirm(page)).toBeDisabled()
  for (const label of ['Name*', 'Email*', 'Phone*'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()

  // Leaving an empty field shows no error; leaving an invalid one does, until it is edited again.
  await field(page, 'Name').focus()
  await field(page, 'Email').fill('amara@')
  await field(page, 'Phone').focus()
  const emailFault = page.getByText('Enter an e-mail address like name@example.com')
  await expect(emailFault).toBeVisible()
  await expect(page.getByText('Enter a name')).toHaveCount(0)
  await field(page, 'Email').fill('amara@ex')
  await expect(emailFault).toHaveCount(0)

  await field(page, 'Email').press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter a name',
    'Enter an e-mail address like name@example.com',
    'Enter a mobile number',
  ])
  await expect(page).toHaveTitle(/^Error: Your details · Checkout · /)
  await expect(field(page, 'Email')).toHaveValue('amara@ex')
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Enter a name/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await summary.getByRole('button', { name: 'Enter a mobile number' }).press('Enter')
  await expect(field(page, 'Phone')).toBeFocused()
})

test('[U11] [U12] the details are trimmed, support autofill, and explain why a number is needed', async ({
  page,
}) => {
  await startCheckout(page)
  for (const [name, token] of [
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
  ] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', token)
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/For the courier/)

  await field(page, 'Name').fill('  Amara Osei ')
  await field(page, 'Email').pressSequentially(' amara.osei@example.com ')
  await expect(field(page, 'Email')).toHaveValue('amara.osei@example.com')
  await field(page, 'Phone').fill('+4407700900123')
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).click()
  await expect(page.getByText('Amara Osei · amara.osei@example.com ·')).toBeVisible()
})

test('the phone input starts with the United Kingdom and formats by the mask of its country', async ({
  page,
}) => {
  await startCheckout(page)
  const country = page.getByRole('combobox', { name: 'Country of the phone number' })
  await expect(country).toHaveValue('GB')
  await field(page, 'Name').fill('Amara Osei')
  await field(page, 'Email').fill('amara.osei@example.com')
  await country.focus()
  await expect(country.getByRole('option', { name: 'Ireland (+353)' })).toBeAttached()

  await field(page, 'Phone').pressSequentially('07700900123')
  await expect(field(page, 'Phone')).toHaveValue('07700 900123')
  await field(page, 'Phone').fill('020 7946 0018')
  await field(page, 'Name').focus()
  await expect(page.getByText('Enter a mobile number like 07700 900123')).toBeVisible()

  await field(page, 'Phone').fill('')
  await country.selectOption({ label: 'Ireland (+353)' })
  await field(page, 'Phone').pressSequentially('0850123456')
  await expect(field(page, 'Phone')).toHaveValue('085 012 3456')
  await confirm(page).click()
  await expect(page.getByText('+353 85 012 3456')).toBeVisible()
})

test('[C36] a number typed before the telephone rules loaded is formatted when they have; +44 is British', async ({
  page,
}) => {
  let letCome = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/phone-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await startCheckout(page)
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Amara Osei')
  await phone.fill('07700900123')
  await expect(phone).toHaveValue('07700900123')
  letCome()
  await expect(phone).toHaveValue('07700 900123')
  await phone.fill('')
  await phone.pressSequentially('+447911123456')
  const country = page.getByRole('combobox', { name: 'Country of the phone number' })
  await expect(country).toHaveValue('GB')
  await expect(phone).toHaveValue('+44 7911 123456')
})
