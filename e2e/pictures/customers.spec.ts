import {
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
  walkToPayment,
} from '#e2e/fixtures/checkout.ts'
import { chooseHem, describeJeans, measure } from '#e2e/fixtures/book.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { screens, take, takeEach } from './take.ts'

/** `npm run pictures`: what customers see, at three widths, to be looked at beside the look. */
for (const screen of screens)
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('pages to read', async ({ page }) => {
      await takeEach(page, {
        home: '/',
        prices: '/prices',
        guides: '/guides',
        questions: '/questions',
        'where-we-are': '/where-we-are',
        'empty-basket': '/basket',
        'your-data': '/your-data',
        'unknown-order': '/order',
      })
    })

    test('a page that there is not', async ({ page, allowErrors }) => {
      allowErrors(/404/)
      await takeEach(page, { 'unknown-page': '/no-such-page' })
    })

    test('from the first press to the page of the order', async ({ page }) => {
      await page.goto('/')
      await describeJeans(page)
      await take(page, 'booking-kind')
      await chooseHem(page)
      await take(page, 'booking-fitting')
      await measure(page)
      await take(page, 'booking-notes')
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await page.getByRole('heading', { name: 'Do you have more items in need of care?' }).waitFor()
      await take(page, 'booking-added')
      await page.goto('/basket')
      await take(page, 'basket')
      await page.goto('/checkout')
      await fillDetails(page)
      await take(page, 'checkout-shipping')
      await chooseShipping(page)
      await fillAddress(page)
      await chooseTurnaround(page)
      await page
        .frameLocator('iframe[title="Secure card payment input frame"]')
        .getByLabel('Card number')
        .waitFor()
      await take(page, 'checkout-payment')
      await payByCard(page, { number: cards.pays })
      await expectThanks(page)
      await take(page, 'thank-you')
      const token = new URL(page.url()).searchParams.get('orderIdToken')
      await takeEach(page, { order: `/order?orderIdToken=${token}` })
    })

    test('a fitting in person, from checkout to the page of the order', async ({ page }) => {
      await startCheckout(page, { isFittedInPerson: true })
      const section = page.getByRole('region', { name: 'Your fitting' })
      await section.getByRole('button', { name: 'Choose a time' }).click()
      await expect(section.getByRole('group', { name: 'Day', exact: true })).toBeVisible()
      await take(page, 'checkout-fitting')
      await walkToPayment(page)
      await payByCard(page, { number: cards.pays })
      await expectThanks(page)
      await take(page, 'thank-you-fitting')
      const token = new URL(page.url()).searchParams.get('orderIdToken')
      await page.goto(`/order?orderIdToken=${token}`)
      await section.getByRole('button', { name: 'Choose a time' }).click()
      // Each width books a time of its own.
      const time = section.getByRole('group', { name: 'After work' }).getByRole('radio')
      // A press where the last one fell is ignored for a moment (gesture-guard.tsx), one by a key is not.
      await expect(() => time.nth(screens.indexOf(screen)).check({ force: true })).toPass()
      const book = section.getByRole('button', { name: /^Book this time/ })
      await book.press('Enter')
      await expect(book).toHaveCount(0)
      await take(page, 'order-fitting')
    })
  })
