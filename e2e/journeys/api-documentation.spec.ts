import type { Locator, Page } from '@playwright/test'
import { orderOnTheWeb, shops } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('a developer tries calls on the page of the API, on the site itself', async ({
  page,
  request,
}) => {
  await page.goto('/api/docs')
  await tryOut(page, { call: 'get /public/price_service' })
  await tryOut(page, { call: 'post /public/service_request' })
  // The cookie of the first call identifies the basket of the second.
  await tryOut(page, { call: 'post /public/update_basket' })
  await tryOut(page, { call: 'get /public/get_basket', shows: 'Blue denim, size 32' })
  const { token } = await orderOnTheWeb(request)
  await tryOut(page, { call: 'get /public/order_qr_code', value: token, shows: PICTURE })
})

test("a partner's developer signs in on the page of the API and tries calls for staff", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/)
  await page.goto(`${shops.kirk.url}/api/docs`)
  await tryOut(page, { call: 'get /storefront/storefront_orders', status: '401' })
  const body = JSON.stringify({ email: 'staff@kirk.example', password: 'needle-and-thread' })
  await tryOut(page, { call: 'post /storefront/token', body, shows: 'Kirk & Daughters' })
  await tryOut(page, { call: 'post /storefront/search_orders', shows: 'next_cursor' })
})

/** Expects a rendered picture instead of text. */
const PICTURE = Symbol('picture')

interface Trial {
  readonly call: string
  /** Replaces the example of the only parameter. */
  readonly value?: string
  /** Replaces the example of the body. */
  readonly body?: string
  readonly status?: string
  readonly shows?: string | typeof PICTURE
}

/** The page renders only the calls that are in sight. */
async function bringIntoSight(page: Page, call: string): Promise<Locator> {
  const summary = page.getByRole('button', { name: call, exact: true })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(async () => {
    if (!(await summary.isVisible())) await page.mouse.wheel(0, 500)
    await expect(summary).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50] })
  return summary
}

async function tryOut(page: Page, trial: Trial): Promise<void> {
  const { call, value, body, status = '200', shows } = trial
  const summary = await bringIntoSight(page, call)
  await summary.click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  if (value) await page.getByRole('textbox').last().fill(value)
  if (body) await page.getByRole('textbox').last().fill(body)
  await page.getByRole('button', { name: 'Execute' }).click()
  const answer = page.getByRole('row').filter({ hasText: 'Response headers' })
  await expect(answer.getByRole('cell', { name: status, exact: true })).toBeVisible()
  if (shows === PICTURE)
    await expect(answer.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
  else if (shows) await expect(answer.getByText(shows).first()).toBeVisible()
  await summary.click()
}
