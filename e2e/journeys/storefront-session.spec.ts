import type { Page } from '@playwright/test'
import type { BearerToken } from '@darnley/contract/storefront-access'
import { expectAccessible, expectFitsTablets } from '#e2e/fixtures/accessibility.ts'
import { fillBasket } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { fillSignIn, openMenu, shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SITE_URL = 'http://localhost:3000', API_URL = 'http://localhost:3100' } = process.env
const code = 'maison-vale-demo-till'

test.beforeEach(({ allowErrors }) => allowErrors(/401 \(Unauthorized\)/))

test('[F39] logging out of a shared till logs out of all tabs, and leaves no customer data', async ({
  page,
  context,
}) => {
  await signInTo(page, { shop: 'maison', path: '/storefront/stores' })
  await fillBasket(page)
  const other = await context.newPage()
  await other.goto(`${shops.maison.url}/checkout`)
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Amara Osei')
  await page.bringToFront()
  await (await openMenu(page, 'maison')).getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  const kept = (): string => JSON.stringify(sessionStorage) + JSON.stringify(localStorage)
  expect(await other.evaluate(kept)).not.toContain('Amara')

  await other.bringToFront()
  await fillSignIn(other, 'maison')
  await expect(other).toHaveURL(/\/basket$/)
  await expect(other.getByRole('main').getByText('Your basket is empty')).toBeVisible()
  await expect(page).toHaveURL(/\/basket$/)
  await fillBasket(other)
  await other.goto(`${shops.maison.url}/checkout`)
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
})

test('an expired access token is refreshed once, unnoticed', async ({ page, context }) => {
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  await context.clearCookies({ name: 'staff_access' })
  const refreshes = countCalls(page, 'refresh_token')
  await (await openMenu(page, 'maison')).getByRole('link', { name: 'Stores and studios' }).click()
  await expect(page.getByRole('region', { name: 'Studios' })).toBeVisible()
  expect(refreshes()).toBe(1)
})

test('an expired session leads to the sign-in, and back to the page', async ({ page, context }) => {
  await signInTo(page, { shop: 'maison', path: '/storefront/orders?list=past' })
  await context.clearCookies()
  await expect(page.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  await fillSignIn(page, 'maison')
  await expect(page).toHaveURL(/\/storefront\/orders\?list=past$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test("a partner's link signs a till in by its code, once its shop is chosen", async ({ page }) => {
  await page.goto(`${shops.maison.url}/sign-in?next=/storefront/stores#access_code=${code}`)
  await page.getByRole('radio', { name: 'Maison Vale, Richmond' }).check()
  await expect(page).toHaveURL(/\/sign-in\?next=\/storefront\/stores$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/storefront\/stores$/)
  await expect(page.getByRole('region', { name: 'Studios' })).toBeVisible()
})

test("a partner's link with a token works once, and on its own site only", async ({
  page,
  context,
  request,
}) => {
  const query = `access_code=${code}&store_id=maison-vale-richmond`
  const response = await request.post(`${API_URL}/storefront/jwt_auth?${query}`)
  const { access_token: token } = (await response.json()) as BearerToken
  const refused = page.getByText('This link does not work any more. Please sign in below.')
  await page.goto(`${shops.kirk.url}/sign-in#token=${token}`)
  await expect(refused).toBeVisible()
  await page.goto(`${shops.maison.url}/sign-in#token=${token}`)
  await expect(page).toHaveURL(/\/basket$/)
  expect(page.url()).not.toContain(token)
  await context.clearCookies()
  await page.goto(`${shops.maison.url}/sign-in#token=${token}`)
  await expect(refused).toBeVisible()
})

test('[X8] mailed links open an account and set a new password, each once', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/422/)
  const email = `account.${Date.now()}@example.com`
  const data = { name: 'Amara Osei', email, password: 'needle-and-thread' }
  await request.post(`${SITE_URL}/api/public/register`, { data })
  const confirmation = await readMailTo(request, email, { withText: '/confirm-account#token=' })
  await page.goto(/http\S+#token=[\w-]+/.exec(confirmation.text)?.[0] ?? '')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByText('This is not the password that you chose')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password').fill(data.password)
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is open' })).toBeFocused()
  expect(page.url()).toBe(`${SITE_URL}/confirm-account`)

  await page.goto(`${SITE_URL}/password-reset`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account with this e-mail')).toBeVisible()
  const { text } = await readMailTo(request, email, { withText: '/password-reset#token=' })
  const link = /http\S+#token=[\w-]+/.exec(text)?.[0] ?? ''

  const open = async (): Promise<void> => {
    await page.goto('about:blank')
    await page.goto(link)
  }
  await open()
  await page.getByLabel('New password').fill('password123')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('one of the most common ones')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password').fill('thimble and bobbin')
  await page.getByRole('button', { name: 'Set the password' }).click()
  const done = page.getByRole('heading', { level: 1, name: 'Your new password is set' })
  await expect(done).toBeFocused()
  expect(page.url()).toBe(`${SITE_URL}/password-reset`)
  await open()
  await page.getByLabel('New password').fill('thimble and button')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('This link was used already or is too old.')).toBeVisible()
})

test('[C42] staff who forgot their password request a link, and follow it in the same tab', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  await page.goto(`${shops.kirk.url}/sign-in`)
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expectFitsTablets(page)
  await page.getByLabel('Email').fill('nobody@kirk.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account with this e-mail')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  await page.goBack()
  // Only the hash of the URL changes: the document stays.
  for (const sign of ['A', 'B']) {
    await page.goto(`${shops.kirk.url}/password-reset#token=${sign.repeat(43)}`)
    await page.getByLabel('New password').fill('thimble and bobbin')
    expect(page.url()).toBe(`${shops.kirk.url}/password-reset`)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('This link was used already or is too old.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Ask for a new link' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  }
})

test('[X25] staff see their sessions, and end foreign ones', async ({ page, browser }) => {
  const lost = await (await browser.newContext()).newPage()
  await signInTo(lost, { shop: 'kirk', path: '/storefront/stores' })
  const another = await (await browser.newContext()).newPage()
  await signInTo(another, { shop: 'kirk', path: '/storefront/stores' })
  await signInTo(page, { shop: 'kirk', path: '/storefront/stores' })
  const menu = await openMenu(page, 'kirk')
  await menu.getByRole('link', { name: 'Where you are signed in' }).click()
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: 'Where you are signed in' }),
  ).toBeVisible()
  const rows = main.getByRole('listitem')
  await expect(rows.first()).toContainText('This device')
  await expect(rows.first()).toContainText('Chrome on Linux')
  await expectAccessible(page)
  await expectFitsTablets(page)

  await rows.nth(1).getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
  await expect(main.getByText('The device is signed out.')).toBeVisible()
  await main.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(main.getByText('Every other device is signed out.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  for (const ended of [lost, another]) {
    await ended.reload()
    await expect(ended.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  }
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('a site without store login loads nothing of the storefront', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${SITE_URL}/basket`)
  await expect(page.getByText('Your basket is empty')).toBeVisible()
  expect(asked.filter((url) => /\/storefront/.test(url))).toEqual([])
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
})

function countCalls(page: Page, name: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(name)) count += 1
  })
  return () => count
}
