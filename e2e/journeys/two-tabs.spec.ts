import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Page } from '@playwright/test'

const lines = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Shorten hem' })
const firstDelete = (page: Page) => page.getByRole('button', { name: /^Delete/ }).first()
const lastDelete = (page: Page) => page.getByRole('button', { name: /^Delete/ }).last()

test('[F25] changes in two tabs are merged: no line is lost', async ({ page, context }) => {
  await fillBasket(page.request)
  await page.goto('/basket')
  await expect(lines(page)).toHaveCount(1)

  const other = await context.newPage()
  await other.goto('/')
  await bookJeansHem(other)
  await other.getByRole('button', { name: 'Go to basket' }).click()
  await expect(lines(other)).toHaveCount(2)
  await expect(lines(page)).toHaveCount(2)

  // The other tab is not notified, so its change is based on an old basket and answered with 409.
  await other.route('**/public/get_basket', (route) => route.abort())
  await firstDelete(page).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(other)).toHaveCount(2)
  const conflict = other.waitForResponse((response) => response.status() === 409)
  await lastDelete(other).click()
  await conflict
  await expect(lines(other)).toHaveCount(0)
  await expect(lines(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main').getByText('Your basket is empty')).toBeVisible()
})
