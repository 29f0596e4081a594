import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { bookAndPay } from '#e2e/fixtures/engines/book-and-pay.ts'
import type { Engine } from '#e2e/fixtures/engines/engine.ts'
import { missingFirefox, openFirefox } from '#e2e/fixtures/engines/firefox.ts'
import { missingWebKit, openWebKit } from '#e2e/fixtures/engines/webkit.ts'
import { touch } from '#e2e/fixtures/input-driver.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SITE_URL = 'http://localhost:3000', LONG } = process.env

interface Started {
  readonly missing: () => string | null
  readonly start: () => Promise<Engine>
}

/** What each of them can not do: docs/decisions/073. */
const engines: Readonly<Record<string, Started>> = {
  Firefox: { missing: missingFirefox, start: openFirefox },
  WebKit: { missing: missingWebKit, start: openWebKit },
}

// Minutes long, and for packages that a machine need not have: in `npm run test:long` alone.
for (const [name, { missing, start }] of Object.entries(LONG ? engines : {}))
  test(`a customer books a shortened hem in ${name} and pays by card`, async () => {
    test.setTimeout(1_500_000)
    const reason = missing()
    if (reason !== null) return console.warn(`${name} was not tried: ${reason}`)
    const engine = await start()
    try {
      const thanks = await bookAndPay(engine, SITE_URL)
      expect(thanks).toMatch(/Order DN-\d+/)
      expect(thanks).toContain('Shorten hem')
    } finally {
      // Says where a booking stopped.
      await test
        .info()
        .attach('last page', { body: await engine.text(), contentType: 'text/plain' })
      await engine.close()
    }
  })

if (LONG)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('a customer books a shortened hem by touch alone and pays by card', async ({ page }) => {
      const inputDriver = touch
      await page.goto('/')
      await bookJeansHem(page, inputDriver)
      await inputDriver.press(page.getByRole('button', { name: 'Go to basket' }))
      await inputDriver.press(page.getByRole('main').getByRole('link', { name: 'Go to checkout' }))
      await walkToPayment(page, { inputDriver })
      await payByCard(page, { number: cards.pays, inputDriver })
      await expectThanks(page)
    })
  })
