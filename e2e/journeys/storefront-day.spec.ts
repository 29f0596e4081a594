import type { Page } from '@playwright/test'
import { expectAccessible, expectFitsTablets } from '#e2e/fixtures/accessibility.ts'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { codeOf, test } from '#e2e/fixtures/camera.ts'
import { fillSignIn, openMenu, orderOnTheWeb, shops, takeOrder } from '#e2e/fixtures/storefront.ts'
import { expect } from '#e2e/fixtures/test.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

test('a day in the shop: two orders, a drop-off, a dispatch, and a return', async ({
  page,
  camera,
  request,
}) => {
  const { token, number: dropped } = await orderOnTheWeb(request)
  await camera.show([await codeOf(request, token)])

  await page.goto(`${shops.maison.url}/storefront/booking`)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await expectFitsTablets(page)
  await fillSignIn(page, 'maison')
  await bookJeansHem(page)
  await expectFitsTablets(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await expectFitsTablets(page)
  const stays = { delivery: /Complete in store/, charged: '£22.00', name: 'Ada Byron' }
  const first = await takeOrder(page, stays)
  await expect(page.getByText('complete in store', { exact: true })).toBeVisible()
  await expectFitsTablets(page)

  await page.getByRole('link', { name: 'Start a new order' }).click()
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  const travels = { delivery: /Return to customer/, charged: '£35.95', name: 'Grace Hopper' }
  const second = await takeOrder(page, { ...travels, turnaround: /^Express 3 Day/ })

  const menu = await openMenu(page, 'maison')
  await expectFitsTablets(page)
  await menu.getByRole('link', { name: 'Customer drop-off' }).click()
  const question = page.getByRole('dialog', { name: `Confirm dropoff of order #${dropped}` })
  await expect(question).toBeVisible()
  await expectFitsTablets(page)
  await question.getByRole('button', { name: 'Confirm' }).click()
  const done = page.getByRole('dialog', { name: 'Dropoff confirmed' })
  await expectAccessible(page)
  await expectFitsTablets(page)
  await done.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(done).toBeHidden()
  await expectFitsTablets(page)
  await page.goto(`${shops.maison.url}/storefront/orders`)
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.filter({ hasText: first })).toContainText('Complete in store')
  await expect(rows.filter({ hasText: second })).toContainText('Express')
  await expectAccessible(page)
  await expectFitsTablets(page)

  await page.getByRole('link', { name: second }).click()
  const label = page.getByRole('link', { name: 'Print postage label' })
  expect(await typeOf(page, await label.getAttribute('href'))).toBe('application/pdf')
  await page.getByRole('link', { name: 'All orders' }).click()
  await page.getByRole('link', { name: dropped }).click()
  await page.getByRole('button', { name: 'Mark as dispatched' }).click()
  await expect(page.getByRole('status', { name: 'Status' })).toHaveText('In transit to Darnley')
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await expectFitsTablets(page)

  await (await openMenu(page, 'maison')).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
})

/** Returns the media type of a link's target. */
function typeOf(page: Page, address: string | null): Promise<string | null> {
  return page.evaluate(
    async (url) => (await fetch(url)).headers.get('content-type'),
    address ?? '/no-link',
  )
}
