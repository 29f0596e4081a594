import { newEmail, openAccount, signIn } from '#e2e/fixtures/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillDetails,
  payByCard,
} from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const account = (page: Page) => page.getByRole('heading', { level: 2, name: 'Amara Osei' })
const form = (page: Page, name: string) => page.getByRole('form', { name })

test('[J22] a sign-in is shared by all tabs, and so is signing out', async ({ page, context }) => {
  const email = newEmail()
  await openAccount(page.request, email)
  const other = await context.newPage()
  await other.goto('/account')
  await expect(form(other, 'Sign in')).toBeVisible()
  await page.goto('/account')
  await signIn(page, { email })
  await expect(page).toHaveTitle(/^My repairs/)
  await expect(account(other)).toBeVisible()

  const third = await context.newPage()
  await third.goto('/account')
  await expect(account(third)).toBeVisible()
  await third.getByRole('button', { name: 'Sign out', exact: true }).click()
  for (const tab of [other, third]) await expect(form(tab, 'Sign in')).toBeVisible()
  await expect(page.getByRole('form', { name: 'See all of them' })).toBeVisible()
})

test('[J22] a sign-in ends with the browser, unless the customer stays signed in', async ({
  browser,
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const email = newEmail()
  await openAccount(page.request, email)
  for (const stays of [false, true]) {
    await page.context().clearCookies({ name: /customer/ })
    await page.goto('/account')
    await signIn(page, { email, stays })
    await expect(page).toHaveTitle(/^My repairs/)
    const restarted = await restart(browser, page.context())
    const again = await restarted.newPage()
    await again.goto('/account')
    await expect(stays ? account(again) : form(again, 'Sign in')).toBeVisible()
    await restarted.close()
  }
})

test('[J22] each device where the customer is signed in is listed, and can be signed out', async ({
  browser,
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const email = newEmail()
  await openAccount(page.request, email)
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  })
  const phone = await elsewhere.newPage()
  await phone.goto('/account')
  await signIn(phone, { email })
  await expect(phone).toHaveTitle(/^My repairs/)

  await page.goto('/account')
  await signIn(page, { email })
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  const devices = form(page, 'Where you are signed in')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await devices.getByRole('button', { name: /^Sign out of Firefox on Linux/ }).click()
  await expect(devices.getByText('That device is signed out.')).toBeVisible()
  await phone.goto('/account')
  await expect(phone.getByRole('alert')).toContainText('Sign in again')
  await elsewhere.close()
})

test('[J22] phone and address are kept when asked for, and fill in a checkout when asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = newEmail()
  await openAccount(page.request, email)
  await page.goto('/account')
  await signIn(page, { email })
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  const details = form(page, 'Phone and address')
  await details.getByLabel('Phone').fill('07700 900123')
  await details.getByLabel('House name/number').fill('14')
  await details.getByLabel('Line 1').fill('Weavers Row')
  await details.getByLabel('City').fill('Leeds')
  await details.getByLabel('Postcode').fill('ls1 4ab')
  await details.getByRole('button', { name: 'Keep them in my account' }).click()
  await expect(details.getByText('Kept.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // A tab of its own, to which the sign-in has brought nothing.
  const shopping = await page.context().newPage()
  await startCheckout(shopping)
  const textbox = (name: string) => shopping.getByRole('textbox', { name, exact: true })
  const fillIn = shopping.getByRole('button', { name: 'Fill in my details from my account' })
  await expect(fillIn).toBeVisible()
  for (const name of ['Name', 'Email', 'Phone']) await expect(textbox(name)).toHaveValue('')
  await fillIn.click()
  await expect(shopping.getByText('Filled in from your account.')).toBeFocused()
  await expect(textbox('Name')).toHaveValue('Amara Osei')
  await expect(textbox('Email')).toHaveValue(email)
  await expect(textbox('Phone')).toHaveValue('+44 7700 900123')
  await expectAccessible(shopping)
  await shopping.getByRole('button', { name: 'Confirm details' }).click()
  await chooseShipping(shopping)
  await shopping.getByRole('button', { name: 'Use the address of my account' }).click()
  await expect(textbox('Line 1')).toHaveValue('Weavers Row')
  await expect(textbox('Postcode')).toHaveValue('LS1 4AB')
  await shopping.getByRole('button', { name: 'Confirm address' }).click()
  await expect(shopping.getByText('14 Weavers Row, Leeds, LS1 4AB')).toBeVisible()

  await page.getByRole('button', { name: 'Delete phone and address' }).click()
  await expect(details.getByText('Your account keeps neither phone nor address.')).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('Line 1')).toHaveValue('')
})

test('[J22] a checkout saves phone and address for the next one when asked to, once it is paid', async ({
  page,
}) => {
  const email = newEmail()
  await openAccount(page.request, email)
  await page.goto('/account')
  await signIn(page, { email })
  await expect(page).toHaveTitle(/^My repairs/)
  await startCheckout(page)
  await fillDetails(page, { ...amara, email })
  await chooseShipping(page)
  await page.getByRole('button', { name: 'Enter address manually' }).click()
  const saves = page.getByRole('checkbox', { name: 'Save for next time' })
  await expect(saves).not.toBeChecked()
  for (const [name, text] of Object.entries(home)) await page.getByLabel(name).fill(text)
  await saves.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await chooseTurnaround(page)
  const kept = async (): Promise<object> => {
    const answer = await page.request.post('/api/public/account', { data: {} })
    return (await answer.json()).account
  }
  expect(await kept()).toMatchObject({ phone: null, address: null })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  await expect(page.getByText(/^Your account has your phone number and address/)).toBeVisible()
  expect(await kept()).toMatchObject({
    phone: '+447700900123',
    address: { house: '14', line1: 'Weavers Row', city: 'Leeds', postcode: 'LS1 4AB' },
  })
})

const home = {
  ...{ 'House name/number': '14', 'Line 1': 'Weavers Row', City: 'Leeds', Postcode: 'LS1 4AB' },
}

/** What a restart of the browser leaves: cookies with an end. */
async function restart(browser: Browser, before: BrowserContext): Promise<BrowserContext> {
  const { cookies } = await before.storageState()
  const left = cookies.filter(({ expires }) => expires !== -1)
  return browser.newContext({ storageState: { cookies: left, origins: [] } })
}
