import type { Page } from '@playwright/test'
import { cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { serveAsStripe } from '#e2e/fixtures/serve-as-stripe.ts'
import { expect, test as base } from '#e2e/fixtures/test.ts'

/** An edge with a publishable key: its pages load Stripe's script from Stripe, and nothing of the sandbox. */
const test = base.extend<object, { readonly edge: StagingEdge }>({
  edge: [
    async ({ browserName: _browserName }, run) => {
      const edge = await startStagingEdge({ STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox' })
      await run(edge)
      await edge.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ edge }, run) => run(edge.url),
})

/** A frame of a public host may not read a font of this machine; a real site is public as well. */
const noLocalFont = /Access to font at|ERR_FAILED .*\.woff2/

const SCRIPT = 'https://js.stripe.com/endive/stripe.js'

async function atPayment(page: Page): Promise<void> {
  await startCheckout(page)
  await walkToPayment(page)
}

test('with a key of Stripe the card form is loaded by Stripe’s loader, once, and a card with 3-D Secure pays', async ({
  page,
  allowErrors,
}) => {
  allowErrors(noLocalFont)
  const requests = await serveAsStripe(page)
  await atPayment(page)
  const pay = page.getByRole('button', { name: 'Pay £29.90' })
  await expect(pay).toBeVisible()
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(true)
  const policy = (await page.request.get('/checkout')).headers()['content-security-policy']
  const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1]
  expect(scripts).toMatch(/^'self' .*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/)
  expect(scripts).not.toMatch(/localhost|127\.0\.0\.1/)

  // Leaving the step and coming back uses the script that is there.
  await page.reload()
  await expect(pay).toBeVisible()
  expect(requests.filter((url) => url.startsWith(SCRIPT))).toEqual([SCRIPT, SCRIPT])
  await page.getByRole('button', { name: /^Turnaround/ }).click()
  await page.getByRole('button', { name: 'Confirm turnaround time' }).click()
  await expect(pay).toBeVisible()
  expect(requests.filter((url) => url.startsWith(SCRIPT))).toHaveLength(2)

  await payByCard(page, { number: cards.asksForThreeDSecure })
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]')
  await bank.getByRole('button', { name: 'Complete authentication' }).click()
  await expectThanks(page)
  const hosts = new Set(requests.map((url) => new URL(url).host))
  expect([...hosts].toSorted()).toEqual(['js.stripe.com'])
})

test('a script of Stripe that does not come is said, and loaded again on request', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  allowErrors(noLocalFont)
  const requests = await serveAsStripe(page)
  const blocked: string[] = []
  await page.route(SCRIPT, (route) => {
    blocked.push(route.request().url())
    return route.abort()
  })
  await atPayment(page)
  await expect(page.getByText('We couldn’t load the card form.')).toBeVisible()
  expect(new Set(blocked)).toEqual(new Set([SCRIPT]))
  await page.unroute(SCRIPT)
  await page.getByRole('button', { name: 'Try again' }).click()
  await payByCard(page, { number: cards.pays })
  await expectThanks(page)
  expect(requests.filter((url) => url === SCRIPT)).toHaveLength(1)
})
