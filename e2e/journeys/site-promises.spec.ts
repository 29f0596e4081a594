import type { APIRequestContext, Page } from '@playwright/test'
import type { PageConfig } from '@darnley/contract/page-config'
import { brokenSitePromises, type SiteFacts } from '@darnley/testing/site-promises'
import { expect, test } from '#e2e/fixtures/test.ts'

async function factsOf(request: APIRequestContext): Promise<Omit<SiteFacts, 'guaranteeDays'>> {
  const providers = await (await request.get('/api/public/delivery_providers')).json()
  const [fee] = await (await request.get('/api/public/fees?fee_key=home_delivery')).json()
  return { ways: providers as SiteFacts['ways'], homeDelivery: (fee as { amount: number }).amount }
}

async function guaranteeDaysOn(page: Page): Promise<number> {
  const config = await page.locator('#page-config').textContent()
  return (JSON.parse(config ?? '{}') as PageConfig).guaranteeDays ?? Number.NaN
}

test('[C24] home and questions promise nothing that the site has not', async ({
  page,
  request,
}) => {
  const facts = await factsOf(request)
  for (const [path, last] of [
    ['/', 'Talk to us'],
    ['/questions', 'Something else?'],
  ] as const) {
    await page.goto(path)
    // The page takes the place of its first screen meanwhile.
    await expect(() =>
      page.getByRole('heading', { name: last }).scrollIntoViewIfNeeded({ timeout: 2000 }),
    ).toPass()
    await expect(page.getByText(/working days/).first()).toBeAttached()
    const text = (await page.getByRole('main').textContent()) ?? ''
    const guaranteeDays = await guaranteeDaysOn(page)
    expect(brokenSitePromises(text, { ...facts, guaranteeDays })).toEqual([])
  }
})
