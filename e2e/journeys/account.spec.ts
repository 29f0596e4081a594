import { newEmail, openAccount, PASSWORD, signIn } from '#e2e/fixtures/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

test('[J22] an account is created, confirmed, used, changed and deleted, by keyboard alone where it is signed in', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/401/)
  await page.setViewportSize({ width: 390, height: 800 })
  const email = newEmail()
  const number = await order(page, email)
  await page.goto('/my-repairs')
  await page.getByRole('link', { name: 'Sign in with your password' }).click()
  await expect(page).toHaveTitle(/^Your account/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const create = page.getByRole('form', { name: 'Create an account' })
  await create.getByLabel('Name').fill('Amara Osei')
  await create.getByLabel('E-mail').fill(email)
  await create.getByLabel('New password').fill(PASSWORD)
  await create.getByRole('button', { name: 'Create the account' }).click()
  await expect(create.getByText('Look in your inbox')).toBeVisible()
  await signIn(page, { email, password: PASSWORD })
  await expect(page.getByRole('alert')).toContainText('do not belong together')

  const mail = await readMailTo(request, email, { withText: 'Open the account' })
  await page.goto(/\/confirm-account#token=\S+/.exec(mail.text)?.[0] ?? '')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInByKeyboard(page, { email, password: PASSWORD })
  await expect(page).toHaveTitle(/^My repairs/)
  await expect(page.getByRole('article').filter({ hasText: number })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  const password = page.getByRole('form', { name: 'Password' })
  await password.getByLabel('Present password').fill(PASSWORD)
  await password.getByLabel('New password').fill('another stitch')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(password.getByText('Your password is changed.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()

  await signIn(page, { email, password: 'another stitch' })
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const deletion = page.getByRole('form', { name: 'Delete the account' })
  await deletion.getByLabel('Password').fill('another stitch')
  await deletion.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await readMailTo(request, email, { withText: 'Your account is deleted' })
  await signIn(page, { email, password: 'another stitch' })
  await expect(page.getByRole('alert')).toContainText('do not belong together')
})

test('[J22] the address of an account changes by the link that is mailed to the new one', async ({
  page,
  request,
}) => {
  const [email, wanted] = [newEmail(), newEmail()]
  await openAccount(request, email)
  await page.goto('/account')
  await signIn(page, { email, password: PASSWORD })
  await expect(page.getByText('There is no order with this e-mail address yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
  const address = page.getByRole('form', { name: 'E-mail address' })
  await address.getByLabel('New e-mail').fill(wanted)
  await address.getByLabel('Password').fill(PASSWORD)
  await address.getByRole('button', { name: 'Send the link' }).click()
  await expect(address.getByText('Look in the inbox of the new address')).toBeVisible()

  const mail = await readMailTo(request, wanted, { withText: 'Use this address' })
  // The tab is open already: only the part after the # changes.
  await page.goto(/\/account#email-token=\S+/.exec(mail.text)?.[0] ?? '')
  await page.getByLabel('Password').fill(PASSWORD)
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Your account has the new address. Sign in with it.')).toBeVisible()
  await readMailTo(request, email, { withText: 'Your account has another e-mail address' })
  await signIn(page, { email: wanted, password: PASSWORD })
  await expect(page.getByText(wanted)).toBeVisible()
})

interface Credentials {
  email: string
  password: string
}

async function signInByKeyboard(page: Page, { email, password }: Credentials): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('E-mail').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Books and pays jeans; returns the number of the order. */
async function order(page: Page, email: string): Promise<string> {
  const details = { ...amara, email }
  await startCheckout(page)
  await walkToPayment(page, { details })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, details)
  const words = await page.getByRole('main').textContent()
  return /DN-\d+/.exec(words ?? '')?.[0] ?? ''
}
