import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('an unknown path shows a message and a link back', async ({ page, allowErrors }) => {
  allowErrors(/404 \(Not Found\)/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test("a partner's page is unknown on the customers' site, whose sign-in is the booking", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  const response = await page.goto('/storefront/orders')
  expect(response?.status()).toBe(404)
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Let's start with the basics/)
})
