import type { Page } from '@playwright/test'
import { bookJeansHem, chooseHem, describeJeans, measure } from '#e2e/fixtures/book.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { atStep, headings, press } from '#e2e/fixtures/wizard.ts'

const offer = (page: Page) => page.getByText('Continue with your jeans?')

async function begin(page: Page): Promise<void> {
  await page.goto('/')
  await describeJeans(page)
  await press(page, 'Alteration')
  await atStep(page, headings.alterations)
}

for (const [place, leave] of [
  ['"Book"', (page: Page) => page.getByRole('link', { name: 'Book', exact: true }).click()],
  ['the logo', (page: Page) => page.getByRole('link', { name: 'Darnley', exact: true }).click()],
] as const) {
  test(`[C13] ${place} starts at the categories and offers the unfinished booking`, async ({
    page,
  }) => {
    await begin(page)
    await leave(page)
    await atStep(page, headings.category)
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await press(page, 'Continue')
    await atStep(page, headings.alterations)
    await expect(page.getByText('Dark blue denim')).toBeVisible()
  })
}

test('[C13] a second booking keeps the first as a draft, and a finished one is not offered', async ({
  page,
}) => {
  await begin(page)
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await atStep(page, headings.category)
  await press(page, 'Knitwear')
  await press(page, 'Jumper')
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Continue with your jumper?')).toBeVisible()
  await press(page, 'Continue')
  await atStep(page, headings.description)
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await bookJeansHem(page)
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await atStep(page, headings.category)
  await expect(page.getByText('Continue with your jumper?')).toBeVisible()
  await press(page, 'Continue')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(offer(page)).toBeVisible()
})

test('[C13] "Add a new item" starts at the categories; the browser\'s Back finds the draft', async ({
  page,
}) => {
  await fillBasket(page.request)
  await begin(page)
  await page.getByRole('button', { name: 'Basket 1 service' }).click()
  await page.getByRole('link', { name: 'Manage your basket' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Add a new item' }).click()
  await atStep(page, headings.category)
  await expect(offer(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await page.goBack()
  await atStep(page, headings.alterations)
})

test('[C12] Back immediately leaves a service that is added to an item of the basket', async ({
  page,
}) => {
  await fillBasket(page.request)
  await page.goto('/basket')
  await page.getByRole('link', { name: 'Add another service to this item' }).click()
  await atStep(page, headings.serviceType)
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
})

/** Returns a function that gives every heading painted from now on, frame by frame. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenHeadings: seen })
    const look = (): void => {
      const heading = document.querySelector('h1')
      const isPainted = heading?.checkVisibility({ visibilityProperty: true }) ?? false
      const text = heading?.textContent ?? ''
      if (isPainted && seen.at(-1) !== text) seen.push(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { seenHeadings: string[] }).seenHeadings)
}

test('[C18] a reload paints only the step that it returns to', async ({ page }) => {
  await begin(page)
  const painted = await watchHeadings(page)
  await page.reload()
  await atStep(page, headings.alterations)
  await page.waitForLoadState('networkidle')
  expect(await painted()).toEqual([headings.alterations])
})

test('[C18] a reload stays at add more, also for an item that was in the basket', async ({
  page,
}) => {
  await fillBasket(page.request)
  await page.goto('/booking?itemIndex=0')
  await atStep(page, headings.serviceType)
  await chooseHem(page)
  await measure(page)
  await press(page, 'Add to basket')
  await atStep(page, headings.addMore)
  const painted = await watchHeadings(page)
  await page.reload()
  await atStep(page, headings.addMore)
  await page.waitForLoadState('networkidle')
  expect(await painted()).toEqual([headings.addMore])
})

test('[C18] add more does not link to an item of a basket that was emptied elsewhere', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await bookJeansHem(page)
  const link = page.getByRole('link', { name: 'Add more services to this item' })
  await expect(link).toHaveAttribute('href', /itemIndex=0$/)
  const other = await context.newPage()
  await other.goto('/basket')
  await other.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Basket 0 services' })).toBeVisible()
  await expect(link).toHaveCount(0)
})
