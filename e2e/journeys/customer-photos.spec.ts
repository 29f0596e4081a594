import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { chooseHem, describeJeans, measure } from '#e2e/fixtures/book.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { checkIn, orderAt } from '#e2e/fixtures/day/workshop.ts'
import { peopleOf } from '#e2e/fixtures/day/people.ts'
import { aPhotoFile } from '#e2e/fixtures/photos.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'
import { goBack, press } from '#e2e/fixtures/wizard.ts'

const photos = (page: Page) => page.getByRole('region', { name: /^Photos/ })
const sent = (page: Page) => photos(page).getByText('Sent', { exact: true })

test('[J23] a customer’s photos, one added without a connection, reach the order and the workshop', async ({
  page,
  context,
  playwright,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)/)
  const email = `photos.${Date.now()}@example.com`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await describeJeans(page)
  await goBack(page)
  await expectNoSidewaysScroll(page)
  await photos(page).getByLabel('Choose').setInputFiles(aPhotoFile('jeans.png'))
  await expect(sent(page)).toHaveCount(1)
  await context.setOffline(true)
  await photos(page).getByLabel('Take a photo').setInputFiles(aPhotoFile('hem.png'))
  await expect(photos(page).getByText(/1 photo waits on this device/)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Next')
  await context.setOffline(false)

  // A reload forgets nothing: the photo was sent, or waits and is sent now.
  await page.reload()
  await goBack(page)
  await expect(sent(page)).toHaveCount(2)
  await press(page, 'Next')
  await chooseHem(page)
  await measure(page)
  await press(page, 'Add to basket')
  await expect(page.getByRole('heading', { name: /^Do you have more items/ })).toBeVisible()
  await page.goto('/checkout')
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  const token = new URL(page.url()).searchParams.get('orderIdToken') ?? ''

  await page.goto(`/order?orderIdToken=${token}`)
  const own = page.getByRole('list', { name: /^Photos: Jeans/ })
  await expect(own.getByText(/^From you/)).toHaveCount(2)
  await expectLoaded(page, /From you/)

  const people = peopleOf(playwright.request)
  const tailor = await people.meet('workshop', 'tailor@darnley.example')
  const customer = await people.meet('customers')
  const { _id: id } = await customer.get<{ _id: string }>(
    `/public/order_details?order_id_token=${token}`,
  )
  await signInToWorkshop(page, 'tailor')
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/order/${id}`)
  const before = page.getByRole('list', { name: 'From the customer: garment 1' })
  await expect(before.getByRole('img')).toHaveCount(2)
  await checkIn(tailor, { id })
  const [garment] = (await orderAt(tailor, { id })).garments
  await page.goto(`${origin}/garment/${garment?.id}`)
  const shown = page.getByRole('list', { name: 'Photos of garment 1' })
  await expect(shown.getByRole('img', { name: 'From the customer' })).toHaveCount(2)
  await expectLoaded(page, 'From the customer')
  await expectNoSidewaysScroll(page)
  await people.leave()
})

/** Expects that the browser shows these pictures, which a signed link gives. */
async function expectLoaded(page: Page, name: string | RegExp): Promise<void> {
  for (const picture of await page.getByRole('img', { name }).all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
}
