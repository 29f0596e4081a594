import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

test('[J22] a mailed link opens all orders until its holder signs out', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/404/)
  await page.setViewportSize({ width: 390, height: 800 })
  const { email, number } = await order(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'My repairs' }).click()
  await expect(page).toHaveTitle(/^My repairs/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const all = page.getByRole('form', { name: 'See all of them' })
  await all.getByLabel('E-mail').fill(email)
  await all.getByRole('button', { name: 'Send me the link' }).click()
  await expect(all.getByText('If we know this address, a link is on its way.')).toBeVisible()

  const mail = await readMailTo(request, email, { withText: 'See your repairs' })
  const link = /\/my-repairs#token=\S+/.exec(mail.text)?.[0] ?? ''
  // The tab is open already: only the part after the # changes.
  await page.goto(link)
  const card = page.getByRole('article').filter({ hasText: number })
  await expect(card.getByRole('list', { name: 'Stages of your order' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: 'What to do' }).click()
  await expect(page.getByRole('main').getByText(`Order ${number}`, { exact: true })).toBeVisible()

  const notes = page.getByRole('region', { name: 'Messages' })
  await notes.getByLabel('Add a note').fill('The left leg is the longer one.')
  await notes.getByRole('button', { name: 'Send the note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('The left leg is the longer one.')
  await expectAccessible(page)

  await page.goBack()
  await expect(card.getByRole('link', { name: /^1 message/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.reload()
  await expect(all).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link is too old. Ask for a new one.')).toBeVisible()
})

test('[J22] one order is found by its number, from the address it was booked with', async ({
  page,
  request,
}) => {
  const { email, number } = await order(page)
  await page.goto('/my-repairs')
  const one = page.getByRole('form', { name: 'Find one order' })
  await one.getByLabel('Order number').fill(number.toLowerCase())
  await one.getByLabel('E-mail you booked with').fill(email)
  await one.getByRole('button', { name: 'Send me the link' }).click()
  await expect(one.getByText('Look in your inbox')).toBeVisible()
  const mail = await readMailTo(request, email, {
    withText: 'This link opens the page of your order.',
  })
  const link = new URL(/http\S+\/order\?orderIdToken=\S+/.exec(mail.text)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('main').getByText(`Order ${number}`, { exact: true })).toBeVisible()
})

/** Books and pays jeans as a new customer; returns their address and the number of the order. */
async function order(page: Page): Promise<{ email: string; number: string }> {
  const email = `repairs.${crypto.randomUUID().slice(0, 8)}@example.com`
  const details = { ...amara, email }
  await startCheckout(page)
  await walkToPayment(page, { details })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, details)
  const words = await page.getByRole('main').textContent()
  return { email, number: /DN-\d+/.exec(words ?? '')?.[0] ?? '' }
}
