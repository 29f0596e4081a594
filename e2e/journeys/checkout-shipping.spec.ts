import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  chooseShipping,
  chooseTurnaround,
  fillAddress,
  fillDetails,
} from '#e2e/fixtures/checkout.ts'
import { fillBasket, startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Locator, Page } from '@playwright/test'

const there = (page: Page) => page.getByRole('group', { name: 'Sending to Darnley' })
const back = (page: Page) => page.getByRole('group', { name: 'Delivery back to you' })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })
const promised = /by (Mon|Tue|Wed|Thu|Fri) \d{1,2} [A-Z][a-z]+/

async function rows(page: Page): Promise<Record<string, string>> {
  const terms = await summary(page).getByRole('term').allInnerTexts()
  const values = await summary(page).getByRole('definition').allInnerTexts()
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']))
}

test('[U13] two groups of providers, in each direction, with days, prices and details of the chosen one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startCheckout(page)
  await fillDetails(page)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Shipping to and from Darnley' }),
  ).toBeVisible()

  const collection = 'Royal Mail Tracked 24 with collection'
  await expect(there(page).getByRole('radio').first()).toHaveAccessibleName(
    new RegExp(`^${collection}`),
  )
  await expect(back(page).getByRole('radio', { name: new RegExp(collection) })).toHaveCount(0)
  await expectPromise(there(page).getByRole('radio').first())
  await expectPromise(back(page).getByRole('radio').first())
  await expect(
    there(page).getByRole('radio', { name: /^Drop-off point London.*FREE/ }),
  ).toBeVisible()
  // Name, description and price of each.
  await expect(
    there(page).getByRole('radio', { name: /^DPD.*Pickup shop near you.*£3\.95/ }),
  ).toBeVisible()

  // The best ways are chosen, with the reason, and Confirm is in sight.
  const confirm = page.getByRole('button', { name: 'Confirm shipping' })
  await expect(confirm).toBeEnabled()
  await expect(there(page).getByRole('radio').first()).toBeChecked()
  await expect(back(page).getByRole('radio').first()).toBeChecked()
  await expect(page.getByText('Chosen for you: no trip and no printer.')).toBeVisible()
  const extra = page.getByText('Have it packed by 7 am on the day of collection.')
  await expect(extra).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'none' })

  // The way back comes along with a drop-off point, which has its hours and a map.
  await there(page)
    .getByRole('radio', { name: /^Drop-off point Stratford/ })
    .check()
  await expect(extra).toHaveCount(0)
  await expect(back(page).getByRole('radio', { name: /^Drop-off point Stratford/ })).toBeChecked()
  await expect(
    there(page).getByRole('link', { name: /^Map of Kirk & Daughters, Stratford/ }),
  ).toHaveAttribute('href', /openstreetmap\.org\/search/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The postcode sorts what is near, and is the address's.
  await page.getByRole('textbox', { name: /^Your postcode/ }).fill('w1h 1aa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Near W1H 1AA')).toBeVisible()
  await expect(
    there(page)
      .getByRole('group', { name: 'Drop it off, free' })
      .getByRole('radio', { name: /about 0\.5 miles/ }),
  ).toHaveAccessibleName(/^Drop-off point London/)
  await confirm.click()
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('W1H 1AA')
})

async function expectPromise(radio: Locator): Promise<void> {
  await expect(radio).toHaveAccessibleName(promised)
}

test('[U18] [U30] the summary has every row, and its total is right at every step', async ({
  page,
}) => {
  await startCheckout(page, { garments: 5 })
  await expect
    .poll(() => rows(page))
    .toEqual({ Subtotal: '£110.00', Shipping: '-', Total: '£110.00' })
  await fillDetails(page)
  await chooseShipping(page, { outbound: /^Drop-off point London/ })
  await expect
    .poll(() => rows(page))
    .toEqual({ Subtotal: '£110.00', Shipping: '£3.95', Total: '£113.95' })
  await fillAddress(page)

  const standard = page.getByRole('radio', { name: /^Standard 7 Day Turnaround/ })
  await expect(standard).toHaveAccessibleName(/dispatched within 7 working days of arrival.*FREE/)
  await expect(standard).toHaveAccessibleName(/Ready to fetch by /)
  await expect(page.getByRole('button', { name: 'Confirm turnaround time' })).toBeDisabled()
  await standard.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Choose a turnaround time',
  ])
  await expectAccessible(page)
  // From five garments on the surcharge is doubled.
  await chooseTurnaround(page, { choice: /^Express 3 Day Turnaround.*£20\.00/ })
  await expect
    .poll(() => rows(page))
    .toEqual({
      Subtotal: '£110.00',
      Shipping: '£3.95',
      'Express turnaround': '£20.00',
      Total: '£133.95',
    })
  await expect(page.getByRole('button', { name: 'Pay £133.95' })).toBeVisible()

  const toggle = summary(page).getByRole('button', { name: /Order summary/ })
  // U30: names, prices and totals in reading order.
  await expect(summary(page)).toMatchAriaSnapshot(`
    - heading "Order summary" [level=2]:
      - button "Order summary" [expanded]
    - term: Subtotal
    - definition: £110.00
    - term: Shipping
    - definition: £3.95
    - term: Express turnaround
    - definition: £20.00
    - term: Total
    - definition: £133.95
  `)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toContainText('£133.95')
  await expect(summary(page).getByRole('term')).toHaveCount(0)
})

test('a step and its options that could not be loaded can be fetched again; a courier for London is offered once the address is known', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route(/\/later-steps-.*\.js$/, (route) => route.abort())
  await page.route(/delivery_providers/, (route) => route.fulfill({ status: 503 }))
  await startCheckout(page)
  await fillDetails(page)
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('We couldn’t load this step. What you typed is kept.')
  await expectAccessible(page)
  await failed.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Shipping to and from/ })).toBeFocused()
  // Some browsers request a file only once, so that the next attempt is a reload.
  const reload = failed.getByRole('button', { name: 'Reload the page' })
  await expect(reload).toBeVisible()
  await page.unroute(/\/later-steps-.*\.js$/)
  await reload.click()
  await expect(page.getByText(amara.email)).toBeVisible()
  await expect(failed).toContainText('We couldn’t load the delivery options.')
  await expectAccessible(page)
  await page.unroute(/delivery_providers/)
  await failed.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Shipping to and from/ })).toBeFocused()
  const evermile = there(page).getByRole('radio', { name: /^Evermile/ })
  await expect(there(page).getByRole('radio').first()).toBeVisible()
  await expect(evermile).toHaveCount(0)
  await chooseShipping(page)
  await fillAddress(page, primroseHill)
  await page.getByRole('button', { name: /^Shipping to and from/ }).click()
  await expect(evermile).toBeVisible()
})

test('[C23] a provider that does not serve a changed address reopens shipping at once, with its name and the reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCheckout(page)
  await fillDetails(page)
  await chooseShipping(page)
  await fillAddress(page, primroseHill)
  const shipping = page.getByRole('button', { name: /^Shipping to and from/ })
  await shipping.click()
  await chooseShipping(page, { inbound: /^Evermile/, outbound: /^Evermile/ })
  await chooseTurnaround(page)
  await expect(page.getByRole('button', { name: 'Pay £29.90' })).toBeVisible()

  await page.getByRole('button', { name: 'Your address' }).click()
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await postcode.fill('LS1 4AB')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(shipping).toHaveAttribute('aria-expanded', 'true')
  await expect(shipping).toBeFocused()
  const reason = page.getByRole('main').getByRole('alert').filter({ hasText: 'Evermile' })
  await expect(reason).toHaveText(
    /^Evermile bicycle courier does not come to LS1 4AB\. Please choose again\./,
  )
  await expect(page.getByText('Total £22.00 so far')).toBeVisible()
  await expect(page.getByText('There: Evermile')).toHaveCount(0)
  await expect(there(page).getByRole('radio', { checked: true })).toHaveCount(0)
  // U6: a failed submit shows what is missing, in the summary and in the group.
  const first = there(page).getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(problem).toBeFocused()
  await expect(problem.getByRole('listitem').first()).toHaveText(
    'Choose how your items get to Darnley',
  )
  await problem.getByRole('button').first().click()
  await expect(first).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Reverting the change restores everything.
  await reason.getByRole('button', { name: 'Change the address' }).click()
  await postcode.fill(primroseHill.postcode)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('button', { name: 'Pay £29.90' })).toBeVisible()
  await expect(page.getByText('There: Evermile bicycle courier · Back: Evermile')).toBeVisible()
})

const primroseHill = {
  house: '6',
  line1: 'Primrose Hill Road',
  city: 'London',
  postcode: 'NW3 3AA',
}

test('[C23] an express turnaround that became more expensive with the basket must be accepted again', async ({
  page,
}) => {
  await startCheckout(page, { garments: 4 })
  await fillDetails(page)
  await chooseShipping(page)
  await fillAddress(page)
  await chooseTurnaround(page, { choice: /^Express 3 Day Turnaround.*£10\.00/ })
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
  await fillBasket(page, { garments: 5 })
  await page.goto('/checkout')
  const reason = page.getByRole('main').getByRole('alert')
  await expect(reason).toContainText('now costs £20.00 instead of £10.00')
  await expect(page.getByRole('button', { name: /^Pay £/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm turnaround time' }).click()
  await expect(page.getByRole('button', { name: 'Pay £137.90' })).toBeVisible()
})
