import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { walkToPayment } from '#e2e/fixtures/checkout.ts'
import { fillBasket, jeansHem } from '#e2e/fixtures/fill-basket.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'
import type { Basket } from '@darnley/contract/basket'

test.beforeEach(async ({ page }) => {
  await fillBasket(page.request)
  await page.goto('/basket')
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
  await expect(line(page)).toBeVisible()
})

const line = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Shorten hem' })

test('the basket shows what was booked, its price so far, and the terms that continuing accepts', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const garment = main.getByRole('article', { name: 'Jeans' })
  for (const words of ['Blue denim', 'Keep the original hem edge', '£22.00'])
    await expect(garment.getByText(words)).toBeVisible()
  await expect(main.getByRole('term')).toHaveText(['Subtotal', 'Shipping'])
  await expect(main.getByRole('definition')).toHaveText(['£22.00', 'Calculated at checkout'])
  for (const [name, place] of [
    ['terms and conditions', /terms/],
    ['privacy policy', /privacy/],
    ['service policy', /services/],
  ] as const)
    await expect(
      main.getByText(/^By going to checkout you agree/).getByRole('link', { name }),
    ).toHaveAttribute('href', place)

  await page.getByRole('button', { name: 'Basket 1 service' }).click()
  const panel = page.getByRole('dialog', { name: 'Your basket' })
  for (const words of ['Jeans', 'Shorten hem', 'Subtotal'])
    await expect(panel.getByText(words, { exact: true })).toBeVisible()
  await expect(panel.getByText('£22.00')).toHaveCount(2)
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Manage your basket' }).click()
  await expect(panel).toBeHidden()

  await main.getByRole('link', { name: 'Add another service to this item' }).click()
  await expect(page).toHaveURL(/\/booking\?itemIndex=0$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/repaired or altered/)
})

test('a line is changed with every answer kept, in its place, and is not brought back once it has left', async ({
  page,
  allowErrors,
}) => {
  // The basket that another device has emptied.
  allowErrors(/409 \(Conflict\)/)
  const main = page.getByRole('main')
  const before = await basketOf(page)
  await main.getByRole('link', { name: 'Edit Shorten hem of Jeans' }).click()
  const choice = page.getByRole('region', { name: 'Your choice so far' })
  await expect(choice).toContainText('Keep the original hem edge')
  await page.getByRole('button', { name: 'Change How should the new hem look?' }).click()
  await page.getByRole('radio', { name: 'An invisible hem, sewn by hand' }).click()
  await expect(page.getByText('£1.00 less than before')).toBeVisible()
  await page.getByRole('textbox', { name: 'Tailor notes' }).fill('Mind the rivets')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Tailor notes' })).toHaveValue('Mind the rivets')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(main.getByText('Saved: Jeans, Shorten hem, £21.00')).toBeVisible()
  const [entry] = (await basketOf(page)).basket
  expect(linesOf(await basketOf(page))).toEqual(linesOf(before))
  expect(entry?.serviceDetails[0]).toMatchObject({
    fittingDetails: 'Inside leg 76 cm',
    tailorNotes: 'Mind the rivets',
    questionAnswerModifiers: [{ answerId: 'shorten-hem.finish.blind' }],
  })

  // Another device empties the basket while the line is open.
  await main.getByRole('link', { name: 'Edit Shorten hem of Jeans' }).click()
  await page.getByRole('textbox', { name: 'Tailor notes' }).fill('No hurry')
  await page.request.post('/api/public/clear_basket', { data: {} })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(main.getByRole('alert')).toContainText('paid for or removed in the meantime')
  expect((await basketOf(page)).basket).toEqual([])
  await main.getByRole('button', { name: 'Add it as a new line' }).click()
  await expect(main.getByText('Added: Jeans, Shorten hem, £21.00')).toBeVisible()
  expect(linesOf(await basketOf(page))).not.toEqual(linesOf(before))
})

async function basketOf(page: Page): Promise<Basket> {
  return (await (await page.request.get('/api/public/get_basket')).json()) as Basket
}

test('the basket is fetched again whenever the URL changes', async ({ page }) => {
  const main = page.getByRole('main')
  const counted = (services: string) => page.getByRole('button', { name: `Basket ${services}` })
  await holdJeans(page, 2)
  await main.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(counted('2 services')).toBeVisible()
  await holdJeans(page, 3)
  await page.goBack()
  await expect(counted('3 services')).toBeVisible()
  await holdJeans(page, 1)
  await main.getByRole('link', { name: 'Add a new item' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(counted('1 service')).toBeVisible()
})

/** Adds pairs as another browser of the visitor would, without notifying this one's tabs. */
async function holdJeans(page: Page, pairs: number): Promise<void> {
  const held = (await (await page.request.get('/api/public/get_basket')).json()) as Basket
  const basket = Array.from({ length: pairs }, () => jeansHem())
  const data = { version: held.version, basket }
  const stored = await page.request.post('/api/public/update_basket', { data })
  expect(stored.status()).toBe(200)
}

test('removing the last service removes its garment, and Undo restores both', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your basket is empty')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Add a new item' })).toHaveAttribute('href', '/')
  await expectAccessible(page)

  // The focus is on the heading, so that Undo is the next tab stop.
  await page.keyboard.press('Tab')
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeVisible()
  await expect(main.getByText('Shorten hem (Jeans) is back in your basket.')).toBeVisible()
  await page.reload()
  await expect(line(page)).toBeVisible()
})

test('[F25] a change shows before it is stored, and in the other tab as soon as it is', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/basket')
  await expect(line(other)).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/public/update_basket', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  await expect(line(page)).toHaveCount(0)
  await expect(line(other)).toBeVisible()
  held.resolve()
  await expect(other.getByRole('main').getByText('Your basket is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(other)).toBeVisible()
})

test('a basket that could not be loaded, and a removal that could not be stored, show an error and can be retried', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route('**/public/get_basket', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('We couldn’t load your basket.')
  await expectAccessible(page)
  await page.goto('/checkout')
  await expect(failed).toContainText('We couldn’t load your basket.')
  await page.unroute('**/public/get_basket')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.goBack()
  await expect(line(page)).toBeVisible()

  await page.route('**/public/update_basket', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  await expect(page.getByText('We couldn’t remove that service.')).toBeVisible()
  await expect(line(page)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/public/update_basket')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText('Your basket is empty')).toBeVisible()

  await page.route('**/public/update_basket', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('We couldn’t put that service back.')).toBeVisible()
  await page.unroute('**/public/update_basket')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(line(page)).toBeVisible()
})

test('[F27] a new price is shown, and must be accepted before checkout and before payment', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503/)
  await page.setViewportSize({ width: 320, height: 700 })
  await changeAnswer(page, (basket) => ({
    repriced: linesOf(basket).map((id) => ({ id, price: 2500 })),
  }))
  await page.reload()
  const main = page.getByRole('main')
  await expect(
    main.getByText('Shorten hem (Jeans) now costs £25.00 instead of £22.00.'),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // The button is disabled with a visible and announced reason, and links to what must be accepted.
  const checkout = main.getByRole('button', { name: 'Go to checkout' })
  await expect(checkout).toBeDisabled()
  await expect(checkout).toHaveAccessibleDescription(
    'A price has changed. Please agree to it first.',
  )
  await checkout.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(main.getByRole('button', { name: 'Agree' })).toBeFocused()
  await page.route('**/public/update_basket', (route) => route.fulfill({ status: 503 }))
  await page.keyboard.press('Enter')
  await expect(main.getByText('We couldn’t update your basket.')).toBeVisible()
  await page.unroute('**/public/update_basket')
  await main.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(main.getByText(/now costs/)).toBeHidden()
  await expect(main.getByText('You agreed to the new prices.')).toBeVisible()

  // The price changes again meanwhile: nothing is ordered before that is accepted too.
  await main.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(main.getByText(/now costs/)).toBeVisible()
  await walkToPayment(page)
  await expect(main.getByText('A price has changed. Please agree to it first.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £/ })).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Show it' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay £29.90' })).toBeVisible()
})

test('[F31] a withdrawn service is marked and blocks the checkout until it is removed', async ({
  page,
}) => {
  await changeAnswer(page, (basket) => ({ withdrawn: linesOf(basket) }))
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('No longer offered', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Go to checkout' })).toHaveAccessibleDescription(
    'Please remove what is no longer offered first.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete Shorten hem from Jeans' }).click()
  await expect(main.getByText('Your basket is empty')).toBeVisible()
})

const linesOf = ({ basket }: Basket): string[] =>
  basket.flatMap(({ serviceDetails }) => serviceDetails.map(({ id }) => id))

/** Simulates the api's response after a change of the catalogue; the api's own tests cover the real one. */
async function changeAnswer(page: Page, news: (basket: Basket) => object): Promise<void> {
  await page.route('**/public/get_basket', async (route) => {
    const response = await route.fetch()
    const basket = (await response.json()) as Basket
    await route.fulfill({ response, json: { ...basket, ...news(basket) } })
  })
}

test('[C15] the panel lists items, services and prices; the basket page shows all details', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Basket 1 service' }).click()
  const panel = page.getByRole('dialog', { name: 'Your basket' })
  await expect(panel.getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: Jeans
      - list:
        - listitem:
          - paragraph: Shorten hem
          - text: £22.00
  `)
  await expect(panel).not.toContainText('Inside leg')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main').getByText('Inside leg 76 cm')).toBeVisible()
})

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`[C16] closing the panel by ${way} restores the focus, also after its first opening`, async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Basket 1 service' })
    const panel = page.getByRole('dialog')
    // While it loads, another dialog takes the panel's place.
    const held = Promise.withResolvers<void>()
    await page.route('**/releases/checkout/**/*panel*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/fitting-guide')
    for (const _ of [1, 2]) {
      await button.click()
      await expect(panel).toBeVisible()
      held.resolve()
      await expect(panel.getByText('Subtotal')).toBeVisible()
      await close(page)
      await expect(panel).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })
}
