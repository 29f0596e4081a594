import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import {
  amara,
  chooseShipping,
  chooseTurnaround,
  fillAddress,
  fillDetails,
} from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Locator, Page } from '@playwright/test'

const titles = [
  'Your details',
  'Shipping to and from Darnley',
  'Your address',
  'Turnaround',
  'Payment',
]

const step = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name: title, exact: true })

/** Expects that exactly this step is open. */
async function expectOpen(page: Page, title: string): Promise<void> {
  await expect(step(page, title)).toHaveAttribute('aria-expanded', 'true')
  const open = page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: true })
  await expect(open.and(page.getByText(/^(?!Order summary)/))).toHaveCount(1)
}

test('[U15] [U27] one step is open at a time; finished ones show their values and can be reopened', async ({
  page,
}) => {
  await startCheckout(page)
  const steps = page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Order summary' })
  await expect(steps).toHaveText(titles)
  await expectOpen(page, 'Your details')
  for (const later of titles.slice(1)) await expect(step(page, later)).toBeDisabled()

  await fillDetails(page)
  await expectOpen(page, 'Shipping to and from Darnley')
  await expect(step(page, 'Shipping to and from Darnley')).toBeFocused()
  await expect(page.getByText(`${amara.name} · ${amara.email} · ${amara.phone}`)).toBeVisible()
  await chooseShipping(page)
  await expectOpen(page, 'Your address')
  await expect(page.getByText(/^There: Royal Mail .* · Back: Royal Mail/)).toBeVisible()

  await step(page, 'Your details').click()
  await expectOpen(page, 'Your details')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(amara.email)
  await expectAccessible(page)
  // A change makes the step unfinished: later steps wait until it is confirmed again.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Amara')
  await expect(step(page, 'Your address')).toBeDisabled()
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await expectOpen(page, 'Your address')
})

test('[U2] [U15] the browser’s Back goes one step back, the page’s own to the basket', async ({
  page,
}) => {
  await startCheckout(page)
  await fillDetails(page)
  await chooseShipping(page)
  await fillAddress(page)
  await expectOpen(page, 'Turnaround')
  await page.goBack()
  await expectOpen(page, 'Your address')
  await page.goBack()
  await expectOpen(page, 'Shipping to and from Darnley')
  await page.goForward()
  await expectOpen(page, 'Your address')
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
})

test('[U4] [U14] no sign-in is needed, and leaving and returning keeps what was typed', async ({
  page,
}) => {
  await startCheckout(page)
  await expect(page.getByText(/sign in|log in|register/i)).toHaveCount(0)
  await fillDetails(page)
  await chooseShipping(page)
  await page.getByRole('button', { name: 'Enter address manually' }).click()
  await page.getByRole('textbox', { name: 'Line 1' }).fill('Weavers Row')
  await page.goto('/basket')
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await expectOpen(page, 'Your address')
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue('Weavers Row')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue('Weavers Row')
  await expect(page.getByText(amara.email)).toBeVisible()
})

test('[U21] before paying everything is visible and can be changed; leaving the payment clears its secret', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/stripe.js')) scripts.push(request.url())
  })
  await startCheckout(page)
  await fillDetails(page)
  await chooseShipping(page)
  await fillAddress(page)
  await expect(page.getByRole('button', { name: 'Confirm turnaround time' })).toBeDisabled()
  expect(scripts).toHaveLength(0)
  await chooseTurnaround(page)
  await expect(page.getByRole('button', { name: /^Pay £29\.90$/ })).toBeVisible()
  expect(scripts).toHaveLength(1)
  for (const shown of [amara.email, 'There: Royal Mail', '14 Weavers Row', 'Back with you by'])
    await expect(page.getByText(shown).first()).toBeVisible()

  // Entering again re-prices the same order and requests its secret again.
  await step(page, 'Turnaround').click()
  await expect(page.getByRole('button', { name: /^Pay £/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Express 3 Day/ }).check()
  const asked = page.waitForRequest('**/guest_checkout_v2')
  await page.getByRole('button', { name: 'Confirm turnaround time' }).click()
  await asked
  await expect(page.getByRole('button', { name: 'Pay £39.90' })).toBeVisible()
})

test('[U24] by keyboard on a phone, the focused control is in view and never covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await startCheckout(page)
  await fillDetails(page)
  await expect(page.getByRole('group', { name: 'Delivery back to you' })).toBeVisible()
  const seen = new Set<string>()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    const { name, isInView } = await page.evaluate(lookAtFocus)
    seen.add(name)
    expect(isInView, name).toBe(true)
  }
  expect(seen.size).toBeGreaterThan(3)
})

/** Whether the middle of the focused control is what a touch there would hit. */
function lookAtFocus(): { name: string; isInView: boolean } {
  const focused = document.activeElement ?? document.body
  const { left, top, width, height } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isInView = hit !== null && (focused.contains(hit) || hit.contains(focused))
  return { name: `${focused.tagName} ${focused.textContent} ${focused.id}`, isInView }
}
