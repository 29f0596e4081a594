import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { scan, signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('the desk fits every screen, and keeps its view in the address', async ({ page, request }) => {
  const { number } = await orderOnTheWeb(request)
  await signInToWorkshop(page, 'manager')
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'List' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  await scan(page, number)
  await expect(page.getByText(number).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a shop’s staff cannot sign in to the workshop', async ({ page, allowErrors }) => {
  allowErrors(/401 \(Unauthorized\)/)
  const { WORKSHOP_URL = 'http://workshop.localhost:3000' } = process.env
  await page.goto(`${WORKSHOP_URL}/sign-in`)
  await page.getByLabel('Email/username').fill('staff@maison.example')
  await page.getByLabel('Password').fill('needle-and-thread')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password entered.')
})
