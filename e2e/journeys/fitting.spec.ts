import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { openFitting } from '#e2e/fixtures/fittings-page.ts'
import { openMenu, shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'
import type { Locator, Page } from '@playwright/test'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Fitting } from '@darnley/contract/fittings'

const { WORKSHOP_URL = 'http://workshop.localhost:3000' } = process.env

test('[J3] a fitting is chosen at checkout, mailed with a calendar file, and moved', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const email = `fitting.${Date.now()}@example.com`
  await startCheckout(page, { isFittedInPerson: true })
  const section = page.getByRole('region', { name: 'Your fitting' })
  await expect(section).toContainText('Fitting space London')
  await section.getByRole('button', { name: 'Choose a time' }).click()
  await chooseTime(section, { day: 3, time: 4 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await section.getByRole('button', { name: /^Keep this time: / }).click()
  await expect(section.getByRole('status')).toContainText('Kept for you while you check out.')
  const held = (await (await page.request.get('/api/public/held_fitting')).json()) as Fitting

  await walkToPayment(page, { details: { ...amara, email }, shipping: { inbound: null } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })
  await expect(page.getByRole('main')).toContainText(`at ${held.starts_at}`)
  const { text } = await readMailTo(request, email)
  expect(text).toContain(`Come to your fitting at ${held.starts_at}`)
  expect(text).toContain('400 Oxford Street')
  const link = new URL(/http\S+\/order\?orderIdToken=\S+/.exec(text)?.[0] ?? '')

  await page.goto(link.pathname + link.search)
  const fitting = page.getByRole('region', { name: 'Your fitting' })
  await expect(fitting).toContainText(`at ${held.starts_at}`)
  await expect(fitting.getByRole('link', { name: /^Map/ })).toBeVisible()
  const before = await eventOf(page)
  await fitting.getByRole('button', { name: 'Move the fitting' }).click()
  await chooseTime(fitting, { day: 4, time: 2 })
  const book = fitting.getByRole('button', { name: /^Book this time: / })
  const time = /\d\d:\d\d$/.exec((await book.textContent()) ?? '')?.[0]
  await book.click()
  await expect(book).toHaveCount(0)
  await expect(fitting).toContainText(`at ${time}`)
  const after = await eventOf(page)
  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const moved = await fittingOf(page, link.searchParams.get('orderIdToken') ?? '')
  await signInToWorkshop(page, 'tailor')
  await page.getByRole('link', { name: 'Fittings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fittings' })).toBeVisible()
  await page.goto(`${WORKSHOP_URL}/fittings?date=${moved.date}`)
  await openFitting(page, `${moved.starts_at} to ${moved.ends_at}: ${amara.name}`)
  const chosen = page.getByRole('region', { name: amara.name })
  await expect(chosen).toContainText('moved')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await chosen.getByRole('button', { name: 'Move' }).click()
  await chosen.getByLabel('Time').selectOption({ index: 1 })
  await chosen.getByRole('button', { name: /^Move to / }).click()
  await expect(chosen.getByRole('button', { name: 'Move', exact: true })).toBeVisible()
  const again = await fittingOf(page, link.searchParams.get('orderIdToken') ?? '')
  expect(again.moves).toBe(moved.moves + 1)
  await readMailTo(request, email, { withText: `at ${again.starts_at}.` })
  await expectInShop(page, again)
})

/** The place of the demonstration belongs to Maison Vale: its staff see who comes, and no other shop's do. */
async function expectInShop(page: Page, { date, starts_at, ends_at }: Fitting): Promise<void> {
  await signInTo(page, { shop: 'maison' })
  await (await openMenu(page, 'maison')).getByRole('link', { name: 'Fittings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fittings' })).toBeVisible()
  await page.goto(`${shops.maison.url}/storefront/fittings?day=${date}`)
  const fitting = page
    .getByRole('list', { name: 'Fittings of the day' })
    .getByRole('listitem')
    .filter({ hasText: `${starts_at} to ${ends_at}` })
  await expect(fitting.filter({ hasText: amara.name })).toContainText('Booked')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await signInTo(page, { shop: 'kirk' })
  await page.goto(`${shops.kirk.url}/storefront/fittings?day=${date}`)
  await expect(page.getByText('Your shop has no place for fittings.')).toBeVisible()
}

async function fittingOf(page: Page, token: string): Promise<Fitting> {
  const answer = await page.request.get(`/api/public/order_details?order_id_token=${token}`)
  const { fitting } = (await answer.json()) as OrderDetails
  if (!fitting) throw new Error('The order has no fitting')
  return fitting
}

/** Chooses a free day and a time by their places in the lists, by what is seen of them. */
async function chooseTime(section: Locator, wanted: { day: number; time: number }): Promise<void> {
  const days = section.getByRole('group', { name: 'Day', exact: true })
  await days
    .getByText(/^\d+ times?$/)
    .nth(wanted.day)
    .click()
  const part = section.getByRole('group', { name: /^(Morning|Afternoon|After work)$/ }).last()
  // For a moment a press where the last one fell counts as the second of a double click (gesture-guard.tsx).
  await expect(async () => {
    await part
      .getByText(/^\d\d:\d\d$/)
      .nth(wanted.time)
      .click()
    await expect(part.getByRole('radio').nth(wanted.time)).toBeChecked({ timeout: 500 })
  }).toPass()
}

async function eventOf(page: Page): Promise<{ uid: string; sequence: number }> {
  const link = page.getByRole('link', { name: 'Add these days to your calendar' })
  const file = await (await page.request.get(`${await link.getAttribute('href')}`)).text()
  const event = file.split('BEGIN:VEVENT').find((part) => part.includes('-fitting@')) ?? ''
  const uid = /UID:(\S+)/.exec(event)?.[1] ?? ''
  return { uid, sequence: Number(/SEQUENCE:(\d+)/.exec(event)?.[1]) }
}
