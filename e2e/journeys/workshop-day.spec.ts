import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { checkInOnly, signInManager } from '#e2e/fixtures/manager.ts'
import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { scan, signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('the desk fits every screen, and keeps its view in the address', async ({ page, request }) => {
  const { number } = await orderOnTheWeb(request)
  await signInToWorkshop(page, 'manager')
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'List' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  await scan(page, number)
  await expect(page.getByText(number).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('[O1] tags are printed on labels of 62 mm, or on A4 sheets', async ({ page, request }) => {
  const { id } = await orderOnTheWeb(request)
  await signInManager(request)
  await checkInOnly(request, id)
  await signInToWorkshop(page, 'tailor')
  await page.goto(new URL(`/tags/${id}`, page.url()).href)
  await expect(page.getByRole('region', { name: /^Tag / })).toBeVisible()
  expect(await pagesOf(page)).toEqual(['62 mm'])
  await page.getByText('A4 sheet').click()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'A4 sheet' })).toBeChecked()
  expect(await pagesOf(page)).toEqual(['210 mm'])
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

test('a shop’s staff cannot sign in to the workshop', async ({ page, allowErrors }) => {
  allowErrors(/401 \(Unauthorized\)/)
  const { WORKSHOP_URL = 'http://workshop.localhost:3000' } = process.env
  await page.goto(`${WORKSHOP_URL}/sign-in`)
  await page.getByLabel('Email/username').fill('staff@maison.example')
  await page.getByLabel('Password').fill('needle-and-thread')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username, password or code entered.')
})

/** Prints the page into a PDF; returns the width of each of its pages. */
async function pagesOf(page: Page): Promise<string[]> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const widths = text.matchAll(/\/MediaBox \[0 0 ([\d.]+) /g)
  return Array.from(widths, ([, points]) => `${Math.round((Number(points) / 72) * 25.4)} mm`)
}
