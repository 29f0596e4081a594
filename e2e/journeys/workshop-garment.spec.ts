import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { checkInOnly, proposePrice, signInManager } from '#e2e/fixtures/manager.ts'
import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('[O1] a task in hand goes along through the workshop, and ends there', async ({
  page,
  request,
}) => {
  await openGarment(page, await garmentOf(request))
  // Keys act where no field has the focus.
  await page.keyboard.press('s')
  const bar = page.getByRole('region', { name: 'Task in hand' })
  const timer = bar.getByRole('timer')
  await expect(timer).toHaveText(/^0 min \d\d s$/)
  await expectAccessible(page)
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'Arrivals' }).click()
  await expect(timer).toBeVisible()
  await page.reload()
  await expect(timer).toHaveText(/^0 min (0[1-9]|[1-5]\d) s$|^1 min/)
  await bar.getByRole('button', { name: /^Pause: / }).press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what a tailor suggests at a garment waits for managers in Messages', async ({
  page,
  request,
}) => {
  await openGarment(page, await garmentOf(request))
  const words = `The zip is broken as well, ${crypto.randomUUID()}.`
  await page.getByRole('button', { name: 'Suggest a price' }).click()
  await page.getByLabel('What needs another price, and why?').fill(words)
  await page.getByRole('button', { name: 'Tell a manager' }).click()
  await expect(page.getByText('A manager has it in Messages.')).toBeVisible()
  // A page that is still open would ask for news without its session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInToWorkshop(page, 'manager')
  await page.getByRole('link', { name: /^Messages/ }).click()
  await page.getByText(words).click()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText(words)).toBeVisible()
  await expect(conversation.getByText('staff only')).toBeVisible()
})

test('a tailor reads by itself what became of another price', async ({ page, request }) => {
  const { id } = await orderOnTheWeb(request)
  await signInManager(request)
  await openGarment(page, await checkInOnly(request, id))
  await proposePrice(request, { id, kind: 'not_possible' })
  const told = page.getByRole('region', { name: 'Questions and prices' })
  await expect(told.getByText(/^Told Amara that this is not possible/)).toBeVisible()
  await expect(told).not.toContainText('£')
  await expectAccessible(page)
})

async function garmentOf(request: Parameters<typeof checkInOnly>[0]): Promise<string> {
  const { id } = await orderOnTheWeb(request)
  await signInManager(request)
  return checkInOnly(request, id)
}

async function openGarment(page: Page, id: string): Promise<void> {
  await signInToWorkshop(page, 'tailor')
  await page.goto(new URL(`/garment/${id}`, page.url()).href)
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
}
