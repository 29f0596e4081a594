import type { Page } from '@playwright/test'
import { saveDraft } from '#e2e/fixtures/drafts.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview of drafts' })

test('[J41] an editor sees drafts on every page of the site, and visitors see what is published', async ({
  page,
  browser,
}) => {
  await saveDraft('services', { id: 'resole', name: 'Sole it again', price: 1111 })
  await saveDraft('item-categories', { id: 'shirts', name: 'Shirts and more' })
  await saveDraft('fees', { id: 'express', amount: 1234 })
  const answer = 'Whenever you like, for {express}.'
  const question = { id: 'account', question: 'Do I need an account, really?', answer }
  const link = await saveDraft('faq', question)

  await page.goto(link)
  await expect(page).toHaveURL(/\/questions$/)
  await expect(bar(page)).toContainText('You see drafts. Nothing can be ordered here.')
  await expect(page.getByText('Do I need an account, really?')).toBeVisible()
  await expect(page.getByText('Whenever you like, for £12.34.')).toBeAttached()
  await page.getByRole('link', { name: 'Prices' }).first().click()
  await expect(
    page.getByRole('link', { name: /^Sole it again.*from £11\.11/ }).first(),
  ).toBeVisible()
  await page.goto('/')
  await expect(
    page
      .getByRole('button', { name: /^Shirts and more/ })
      .or(page.getByRole('link', { name: /^Shirts and more/ }))
      .first(),
  ).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL('/prices', page.url()).href)
  await expect(visitor.getByText('Prices').first()).toBeVisible()
  await expect(visitor.getByText('Sole it again')).toBeHidden()
  await expect(bar(visitor)).toBeHidden()
  await visitor.context().close()

  await page.goto('/prices')
  await bar(page).getByRole('link', { name: 'Leave the preview' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('link', { name: /^Hem|^Shorten/ }).first()).toBeVisible()
  await expect(page.getByText('Sole it again')).toBeHidden()
})

test('[J41] nothing is ordered in a preview, and an unfinished draft says what is missing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/403/)
  const link = await saveDraft('services', { name: 'Wax a coat' })
  await saveDraft('items', { id: 'trench-coat', services: ['wax-a-coat'] })
  await page.goto(link)
  await bar(page)
    .getByText(/unfinished: what is missing$/)
    .click()
  await expect(bar(page)).toContainText('Wax a coat (services)')
  await expect(bar(page)).toContainText('cover image: This field is required.')
  await expect(page.getByRole('link', { name: /^Wax a coat/ }).first()).toBeVisible()
  const refused = await page.evaluate(async () => {
    const body = JSON.stringify({ version: 0, basket: [] })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', body, headers, credentials: 'omit' } as const
    const answer = await fetch('/api/public/update_basket', init)
    return { status: answer.status, text: await answer.text() }
  })
  expect(refused).toEqual({
    status: 403,
    text: '{"detail":"You see drafts. Nothing can be ordered here."}',
  })
})

test("[J41] drafts of areas and of a partner are seen, also on the partner's own site", async ({
  page,
  browser,
}) => {
  const link = await saveDraft('delivery-areas', {
    ...{ name: 'Orkney Mainland', postcodeAreas: ['KW15'], sameDayCourier: false, shifts: [] },
  })
  await page.goto(link)
  await expect(page).toHaveURL(/\/where-we-are$/)
  const covered = async (who: Page): Promise<boolean> => {
    const url = '/api/public/location_check?address=KW15%201AA'
    return who.evaluate(async (address) => (await (await fetch(address)).json()).covered, url)
  }
  expect(await covered(page)).toBe(true)

  const styles = { buttonColour: '#123456', buttonHoverColour: '#0b2239' }
  const atPartner = await saveDraft('partners', {
    id: 'kirk-and-daughters',
    name: 'Kirk by the river',
    styles,
  })
  expect(new URL(atPartner).hostname).toBe('kirk.localhost')
  await page.goto(atPartner)
  await expect(bar(page)).toContainText('You see drafts. Nothing can be ordered here.')
  await expect(page).toHaveTitle(/Kirk by the river/)
  const brand = (): string => getComputedStyle(document.documentElement).getPropertyValue('--brand')
  expect(await page.evaluate(brand)).toBe('#123456')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL('/', link).href)
  expect(await covered(visitor)).toBe(false)
  await visitor.goto(new URL('/', atPartner).href)
  await expect(bar(visitor)).toBeHidden()
  await expect(visitor).not.toHaveTitle(/by the river/)
  expect(await visitor.evaluate(brand)).not.toBe('#123456')
  await visitor.context().close()
})

test('[J41] a link that was made up starts no preview', async ({ page, allowErrors }) => {
  allowErrors(/403/)
  const link = new URL(await saveDraft('services', { id: 'resole' }))
  link.searchParams.set('drafts', `${link.searchParams.get('drafts')?.slice(0, -2)}xx`)
  await page.goto(link.href)
  await expect(page.getByText('This link is not signed by the admin of this site')).toBeVisible()
  await page.goto('/prices')
  await expect(bar(page)).toBeHidden()
})
