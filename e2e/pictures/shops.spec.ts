import { orderOnTheWeb, shops, signInTo, type Shop } from '#e2e/fixtures/storefront.ts'
import { test } from '#e2e/fixtures/test.ts'
import { screens, take, takeEach } from './take.ts'

const points = { maison: 'WFLondon', kirk: 'WFStratford' } as const

/** `npm run pictures`: what the staff of both partners see, at three widths. */
for (const screen of screens)
  for (const shop of Object.keys(shops) as Shop[])
    test.describe(`${shop} at ${screen.width} px`, () => {
      test.use({ viewport: screen })

      test('every page', async ({ page, request }) => {
        const point = points[shop]
        const at = { collection_provider: point, dropoff_provider: point }
        const { number } = await orderOnTheWeb(request, at)
        await page.goto(`${shops[shop].url}/sign-in`)
        await take(page, `${shop}-sign-in`)
        await signInTo(page, { shop })
        const pages = {
          welcome: '/',
          booking: '/storefront/booking',
          prices: '/prices',
          guides: '/guides',
          'drop-off': '/customer-drop-off',
          orders: '/storefront/orders',
          order: `/storefront/order?number=${number}`,
          stores: '/storefront/stores',
          sessions: '/storefront/sessions',
        }
        await takeEach(page, under({ shop, url: shops[shop].url, pages }))
      })
    })

interface OfShop {
  readonly shop: Shop
  readonly url: string
  readonly pages: Readonly<Record<string, string>>
}

function under({ shop, url, pages }: OfShop): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, path]) => [`${shop}-${name}`, url + path]),
  )
}
