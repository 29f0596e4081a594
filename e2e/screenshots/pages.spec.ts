import { join } from 'node:path'
import {
  fillAddress,
  fillDetails,
  chooseShipping,
  chooseTurnaround,
} from '#e2e/fixtures/checkout.ts'
import { startCheckout } from '#e2e/fixtures/checkout-start.ts'
import { orderOnTheWeb, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, pickGarment } from '#e2e/fixtures/wizard.ts'
import type { Page } from '@playwright/test'

/** `npm run screenshots`: the pictures at the top of the README. */
const folder = join(import.meta.dirname, '../../docs/screenshots')
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** Quality 80 keeps text sharp at a third of the size of a PNG. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 })
}

test('the first step on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await atStep(page, headings.category)
  await take(page, 'booking')
})

test('the first step at a partner, on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await signInTo(page, { shop: 'kirk', path: '/storefront/booking' })
  await atStep(page, headings.category)
  await take(page, 'partner')
})

test('a question of the wizard on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await pickGarment(page, { category: 'Trousers & jeans', item: 'Jeans', kind: 'Alteration' })
  await atStep(page, headings.alterations)
  await take(page, 'question')
})

test('checkout on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await startCheckout(page, { garments: 2 })
  await fillDetails(page)
  await chooseShipping(page)
  await fillAddress(page)
  await chooseTurnaround(page)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
  await take(page, 'checkout')
})

test("a shop's orders on a tablet", async ({ page, request }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const _ of Array.from({ length: 4 })) await orderOnTheWeb(request)
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  await expect(page.getByRole('main').locator('tbody').getByRole('row')).not.toHaveCount(0)
  await take(page, 'orders')
})
