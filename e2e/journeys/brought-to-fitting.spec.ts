import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  cards,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
} from '#e2e/fixtures/checkout.ts'
import { fillBasket, startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { checkIn } from '#e2e/fixtures/day/workshop.ts'
import { peopleOf } from '#e2e/fixtures/day/people.ts'
import { letFittingCome } from '#e2e/fixtures/fitting-day.ts'
import { openFitting } from '#e2e/fixtures/fittings-page.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'
import type { Page } from '@playwright/test'
import type { OrderDetails } from '@darnley/contract/orders'

const { WORKSHOP_URL = 'http://workshop.localhost:3000' } = process.env

test.use({ viewport: { width: 390, height: 844 } })

/** Keeps a time by keyboard; returns when it is, in the words of the page. */
async function keepTime(page: Page): Promise<string> {
  const { press, choose } = keyboard(page)
  const section = page.getByRole('region', { name: 'Your fitting' })
  await expect(section).toContainText('Bring everything: it stays with us')
  await press(section.getByRole('button', { name: 'Choose a time' }))
  const days = section.getByRole('group', { name: 'Day', exact: true })
  await choose(days.getByRole('radio', { name: /\d+ times?$/ }).nth(3))
  const part = section.getByRole('group', { name: /^(Morning|Afternoon|After work)$/ }).first()
  await choose(part.getByRole('radio').nth(1))
  await press(section.getByRole('button', { name: /^Keep this time: / }))
  const status = section.getByRole('status')
  await expect(status).toContainText('Kept for you while you check out.')
  return /^(.*) at \d\d:\d\d/.exec(await status.innerText())?.[0] ?? ''
}

test('[J3] clothes that are all fitted in person are brought to it, by keyboard on a phone', async ({
  page,
  request,
  playwright,
}) => {
  const email = `brought.${Date.now()}@example.com`
  const inputDriver = keyboard(page)
  await startCheckout(page, { isFittedInPerson: true })
  const time = await keepTime(page)
  await fillDetails(page, { ...amara, email, inputDriver })
  const there = page.getByRole('region', { name: /^Sending to/ })
  await expect(there).toContainText(`${time}, Fitting space London`)
  await expect(there).toContainText('Nothing to post: it stays with us. Saves £3.95.')
  await expect(page.getByRole('group', { name: /^Sending to/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await inputDriver.press(page.getByRole('button', { name: 'Confirm shipping' }))
  await fillAddress(page, {
    house: '14',
    line1: 'Weavers Row',
    city: 'Leeds',
    postcode: 'ls1 4ab',
    inputDriver,
  })
  await chooseTurnaround(page, { inputDriver })
  await payByCard(page, { number: cards.pays, inputDriver })
  await expectThanks(page, { ...amara, email })
  const main = page.getByRole('main')
  await expect(main).toContainText('Get ready for your fitting')
  await expect(main).not.toContainText(/parcel|packing card|drop-off code/i)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const { text } = await readMailTo(request, email)
  expect(text).toContain(`Put ${time} into your calendar`)
  expect(text).not.toMatch(/parcel|packing card|drop-off/i)
  const link = new URL(/http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? '')
  const path = `/api/public/order_details${link.search.replace('orderIdToken', 'order_id_token')}`
  const details = (await (await page.request.get(path)).json()) as OrderDetails
  expect(details.amounts).toMatchObject({ inbound: 0, outbound: 395 })

  await letFittingCome(details)
  await signInToWorkshop(page, 'tailor')
  await page.goto(`${WORKSHOP_URL}/fittings`)
  await openFitting(page, `: ${amara.name}`)
  const chosen = page.getByRole('region', { name: amara.name })
  await chosen.getByRole('button', { name: 'The customer is here' }).click()
  await chosen.getByRole('button', { name: 'All is pinned' }).click()
  await expect(chosen.getByRole('button', { name: 'Take this back' })).toBeVisible()
  await page.goto(link.toString())
  await expect(page.getByRole('main')).toContainText(
    'They stayed with us, and travel to our tailors.',
  )
  const people = peopleOf(playwright.request)
  await checkIn(await people.meet('workshop', 'tailor@darnley.example'), { id: details._id })
  await people.leave()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('With our tailors')
})

test('a way there is asked for again once something else is in the basket', async ({ page }) => {
  await startCheckout(page, { isFittedInPerson: true })
  const section = page.getByRole('region', { name: 'Your fitting' })
  await keepTime(page)
  await fillDetails(page, amara)
  await page.getByRole('button', { name: 'Confirm shipping' }).click()
  await expect(page.getByRole('button', { name: 'Enter address manually' })).toBeVisible()
  await fillBasket(page)
  await page.reload()
  const shipping = page.getByRole('group', { name: /^Sending to/ })
  await page.getByRole('button', { name: /^Shipping to and from/ }).click()
  await expect(
    page.getByText('Your items are not all brought to your fitting any more.'),
  ).toBeVisible()
  await expect(shipping.getByRole('radio').first()).toBeChecked()
  await expect(section).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm shipping' }).click()
  await expect(page.getByText(/^There: Royal Mail/)).toBeVisible()
})
