import type { Page } from '@playwright/test'
import { newEmail, openAccount, signIn } from '#e2e/fixtures/account.ts'
import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const {
  MAISON_URL = 'http://maison.localhost:3000',
  WORKSHOP_URL = 'http://workshop.localhost:3000',
} = process.env

/** As a browser does whose user has blocked cookies: scripts see none, and none of a sign-in is kept. */
async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.route(/\/account_sign_in$/, async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
    await page.context().clearCookies()
  })
}

const message = (page: Page) =>
  page.getByRole('main').getByText(/Your browser blocks cookies, and we need one to keep you/)

test('[J22] a customer whose browser blocks cookies is told so, and signs in by a link', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const email = newEmail()
  await openAccount(page.request, email)
  await blockCookies(page)
  await page.goto('/account')
  await expect(message(page)).toContainText('Or ask for a link below, which needs none.')
  await expectAccessible(page)
  await signIn(page, { email })
  await expect(page).toHaveURL(/\/account$/)
  await expect(message(page)).toBeVisible()
  await expect(page.getByText('Your time here is over')).toHaveCount(0)

  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  const mail = await readMailTo(page.request, email, { withText: 'my-repairs#token' })
  await page.goto(/\/my-repairs#token=\S+/.exec(mail.text)?.[0] ?? '')
  await expect(page.getByText(email)).toBeVisible()
})

for (const [where, address] of [
  ['a shop', MAISON_URL],
  ['the workshop', WORKSHOP_URL],
] as const)
  test(`staff of ${where} whose browser blocks cookies are told so`, async ({ page }) => {
    await blockCookies(page)
    await page.goto(`${address}/sign-in`)
    await expect(message(page)).toBeVisible()
    await expect(page.getByLabel('Email/username')).toHaveCount(0)
    await expectAccessible(page)
  })
