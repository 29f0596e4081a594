import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { amara, chooseTurnaround, expectThanks, fillDetails } from '#e2e/fixtures/checkout.ts'
import { signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

test("the shop's Wi-Fi drops in the middle of an order: nothing typed is lost, and it is placed once", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED/)
  await signInTo(page, { shop: 'maison', path: '/storefront/booking' })
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await fillDetails(page, { ...amara, name: 'Ada Byron' })
  await page.getByRole('radio', { name: /Return to store/ }).check()
  await page.getByRole('button', { name: 'Confirm shipping' }).click()
  await chooseTurnaround(page)
  const charged = page.getByRole('button', { name: /^I have charged the customer/ })
  await expect(charged).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  let placed = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('guest_checkout_v2')) placed += 1
  })
  await charged.click()
  await expect(page.getByText('it is placed once, as soon as the connection is back')).toBeVisible()
  await context.setOffline(false)
  await expectThanks(page, { ...amara, name: 'Ada Byron' })
  expect(placed).toBe(1)
})
