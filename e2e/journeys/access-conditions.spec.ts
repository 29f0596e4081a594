import type { Page } from '@playwright/test'
import { describeJeans, chooseHem, measure } from '#e2e/fixtures/book.ts'
import {
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
} from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { conditions, setFont } from '#e2e/fixtures/conditions.ts'
import { faultsOn } from '#e2e/fixtures/legible.ts'
import { type Fault, look } from '#e2e/fixtures/look.ts'
import { orderOnTheWeb, shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const isLong = process.env['LONG'] === '1'

const toRead = [
  ...['/', '/prices', '/guides', '/fitting-guide?serviceId=shorten-hem', '/questions'],
  ...['/where-we-are', '/basket', '/my-repairs', '/your-data', '/order'],
]
/** Two pages of each condition in `npm test`; `npm run test:long` reads all of them, and walks. */
const inShort = ['/', '/questions']

for (const [name, { viewport, forcedColors, font }] of Object.entries(conditions))
  test.describe(`[U28] with ${name}`, () => {
    // From the start, because Chromium keeps some old colours when they are forced later.
    test.use({
      viewport,
      contextOptions: { reducedMotion: 'reduce', ...(forcedColors && { forcedColors }) },
    })

    test.beforeEach(async ({ page }) => {
      if (font) await setFont(page, font)
    })

    test('pages to read can be read', async ({ page }) => {
      const faults: Fault[] = []
      for (const path of isLong ? toRead : inShort) faults.push(...(await look(page, path)))
      expect(faults).toEqual([])
    })

    if (isLong) {
      test('a booking can be read, from the first press to the page of the order', async ({
        page,
      }) => {
        expect(await walkFromHome(page)).toEqual([])
      })

      test('the pages of a shop can be read', async ({ page, request }) => {
        const { number } = await orderOnTheWeb(request)
        const faults = await look(page, `${shops.maison.url}/sign-in`)
        await signInTo(page, { shop: 'maison' })
        for (const path of [
          ...['/', '/storefront/booking', '/prices', '/customer-drop-off', '/storefront/orders'],
          ...[`/storefront/order?number=${number}`, '/storefront/stores', '/storefront/sessions'],
        ])
          faults.push(...(await look(page, shops.maison.url + path)))
        expect(faults).toEqual([])
      })

      test('the page of the api can be read', async ({ page }) => {
        expect(await look(page, '/api/docs')).toEqual([])
      })
    }
  })

async function walkFromHome(page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  const read = async (step: string): Promise<void> => {
    for (const fault of await faultsOn(page)) faults.push([step, fault])
  }
  await page.goto('/')
  await describeJeans(page)
  await read('the kind of service')
  await chooseHem(page)
  await read('the ways of fitting')
  await measure(page)
  await read('the notes')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('heading', { name: 'Do you have more items in need of care?' }).waitFor()
  await read('what else')
  await page.goto('/basket')
  await page.getByRole('main').getByText('Shorten hem').waitFor()
  await read('the basket')
  await startCheckout(page)
  await read('the details')
  await fillDetails(page)
  await read('the shipping')
  await chooseShipping(page)
  await read('the address')
  await fillAddress(page)
  await read('the turnaround')
  await chooseTurnaround(page)
  await page.getByRole('button', { name: /^Pay £/ }).waitFor()
  await read('the payment')
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
  await read('the thank-you page')
  const token = new URL(page.url()).searchParams.get('orderIdToken')
  return [...faults, ...(await look(page, `/order?orderIdToken=${token}`))]
}
