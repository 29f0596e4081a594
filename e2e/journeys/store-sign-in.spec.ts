import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { MAISON_URL = 'http://maison.localhost:3000' } = process.env

const staff = { email: 'staff@maison.example', password: 'needle-and-thread' }

test.use({ baseURL: MAISON_URL })

async function signIn(page: Page, { email, password }: typeof staff): Promise<void> {
  await page.getByLabel('Email/username').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('staff sign in, reach the basket and log out again', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Email/username').fill(staff.email)
  await expect(button).toBeDisabled()
  await expectAccessible(page)

  await signIn(page, staff)
  await expect(page).toHaveURL(/\/basket$/)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Maison Vale' })
  await expect(menu.getByRole('link', { name: 'Basket' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  // [J33] The menu and the basket are for staff who are signed in.
  await expect(page.getByRole('banner').getByRole('button', { name: /Menu|Basket/ })).toHaveCount(0)
})

test('a wrong password is reported once, and typing clears the message', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401 \(Unauthorized\)/)
  await page.goto('/sign-in')
  await signIn(page, { ...staff, password: 'needle-and-bread' })
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Incorrect username or password entered.')
  await expect(page.getByLabel('Email/username')).toHaveValue(staff.email)
  await expectAccessible(page)

  await page.getByLabel('Password').fill('n')
  await expect(alert).toHaveCount(0)
})

test('[C21] a signed-out page makes no call that is refused, and has the title of the sign-in', async ({
  page,
}) => {
  const document = await page.goto('/')
  expect(await document?.text()).toContain('<title>Store sign-in · Maison Vale</title>')
  await expect(page.getByRole('heading', { level: 1, name: 'Store sign-in' })).toBeVisible()
  await expect(page).toHaveTitle('Store sign-in · Maison Vale')
  await signIn(page, staff)
  await expect(page).toHaveTitle('Basket · Maison Vale')
  await page.goto('/')
  await expect(page).toHaveTitle('Book an alteration or repair · Maison Vale')
})

test('[S6] a sign-in returns to the page that required it, never to another site', async ({
  page,
}) => {
  await page.goto('/sign-in?next=/%5Cevil.example')
  await signIn(page, staff)
  await expect(page).toHaveURL(`${MAISON_URL}/basket`)

  await page.goto('/sign-in?next=/fitting-guide')
  await expect(page).toHaveURL(`${MAISON_URL}/fitting-guide`)
})

test('a failing sign-in or log-out shows an error and can be retried', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503 \(Service Unavailable\)/)
  await page.route('**/api/storefront/token', (route) => route.fulfill({ status: 503 }))
  await page.goto('/sign-in')
  await signIn(page, staff)
  await expect(page.getByText('We could not sign you in just now.')).toBeVisible()
  await page.unroute('**/api/storefront/token')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/basket$/)

  await page.route('**/api/storefront/logout', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error signing out')
  await expectAccessible(page)
})
