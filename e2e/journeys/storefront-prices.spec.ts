import { fillDetails } from '#e2e/fixtures/checkout.ts'
import { shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { answer, atStep, headings, pickGarment, press } from '#e2e/fixtures/wizard.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

test("every price of a partner's site follows its rate, and its colours its brand", async ({
  page,
}) => {
  await signInTo(page, { shop: 'kirk', path: '/storefront/booking' })
  await pickGarment(page, { category: 'Trousers & jeans', item: 'Jeans', kind: 'Alteration' })
  // 1600 and 600 pence times 1.25, each truncated separately.
  await expect(page.getByRole('button', { name: /^Shorten hem/ })).toContainText('from £20')
  await press(page, 'Shorten hem')
  await answer(page, /^Keep the original hem edge/)
  await expect(page.getByText('£27.50')).toBeVisible()
  await press(page, 'Pin')
  await atStep(page, 'How to pin your item')
  await press(page, 'Next')
  await atStep(page, headings.notes)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('button', { name: 'Go to basket' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('£27.50').first()).toBeVisible()
  await expect(main).toHaveCSS('background-image', /\/content\/api\/media\//)
  await page.getByRole('button', { name: /^Basket/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Basket' }).getByText('£27.50').first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await main.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(main).toHaveCSS('background-image', /\/content\/api\/media\//)
  await fillDetails(page)
  const delivery = page.getByRole('group', { name: /Delivery/ })
  await expect(delivery.getByRole('radio', { name: /DPD/ })).toHaveCount(0)
  await expect(delivery.getByRole('radio')).toHaveCount(3)
  await expect(delivery.getByText('£4.93')).toBeVisible()
  await expect(delivery.getByText('FREE')).toHaveCount(2)
  await delivery.getByRole('radio', { name: /Return to store/ }).check()
  await page.getByRole('button', { name: 'Confirm shipping' }).click()
  await expect(page.getByText('£12.50')).toBeVisible()
  await page.getByRole('radio', { name: /^Express 3 Day/ }).check()
  await page.getByRole('button', { name: 'Confirm turnaround time' }).click()
  await expect(page.getByText('Charge the customer £40.00 now')).toBeVisible()

  const logo = page.getByRole('banner').getByRole('img', { name: shops.kirk.name })
  await expect(logo).toHaveAttribute('src', /^\/content\/api\/media\//)
  await expect(page.getByRole('button', { name: /^I have charged/ })).toHaveCSS(
    'background-color',
    'rgb(20, 80, 60)',
  )
})
