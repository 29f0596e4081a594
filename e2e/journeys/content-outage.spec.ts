import type { Page, Route } from '@playwright/test'
import { chooseHem, describeJeans } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

/** Every fault for every list; else each fault for one, and one for each. */
const isLong = Boolean(process.env['LONG'])

const lists = '**/content/api/{item-categories,items,fitting-guides}?**'

type Damage = (route: Route) => Promise<void>

const json = (body: string): Damage => {
  return (route) => route.fulfill({ contentType: 'application/json', body })
}

/** Name > what happens to a response with a list of the catalogue. */
const damages: Readonly<Record<string, Damage>> = {
  down: (route) => route.fulfill({ status: 503, body: '{"detail":"Service Unavailable"}' }),
  'cut off': (route) => route.abort(),
  silent: () => new Promise(() => {}),
  'sending half an answer': json('{"docs":[{"id":"jeans",'),
  'sending an error page': json('<!doctype html><h1>Sorry</h1>'),
  'sending another shape': json('{"items":[{"name":"Jeans"}]}'),
  'sending empty documents': json('{"docs":[null,7,{}],"totalDocs":3}'),
}

/** Waits for the notice on a page that is otherwise intact, restores the catalogue and retries. */
async function expectRecovery(page: Page, message: RegExp): Promise<void> {
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: message })
  // A service that does not respond times out after 8 seconds.
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(lists)
  // A page that lost the connection fetches again by itself once another call is answered.
  const isGone = expect(notice).toBeHidden()
  await Promise.race([notice.getByRole('button', { name: 'Try again' }).click(), isGone])
  await isGone
}

for (const [name, damage] of Object.entries(damages)) {
  test.describe(`with the catalogue ${name}`, () => {
    test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource/))

    test('the categories show an error, and load on retry', async ({ page }) => {
      await page.route(lists, damage)
      // Home has them in its document.
      await page.goto('/booking')
      await expectRecovery(page, /We could not load the categories/)
      await expect(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
    })

    if (name === 'down' || isLong) describeTheOtherLists(damage)
  })
}

function describeTheOtherLists(damage: Damage): void {
  test('the items show an error, and load on retry', async ({ page }) => {
    await page.goto('/')
    const category = page.getByRole('button', { name: 'Trousers & jeans' })
    await expect(category).toBeVisible()
    await page.route(lists, damage)
    await category.click()
    await expectRecovery(page, /We could not load the items/)
    await expect(page.getByRole('button', { name: /^Jeans/ })).toBeVisible()
  })

  test('the fitting guide shows an error, and loads on retry', async ({ page }) => {
    await page.route(lists, damage)
    await page.goto('/fitting-guide?serviceId=shorten-hem')
    await expectRecovery(page, /We could not load the fitting guide/)
    await expect(page.getByRole('heading', { name: 'How to pin your item' })).toBeVisible()
  })

  test('the fitting choice shows an error, and continues on retry', async ({ page }) => {
    await page.goto('/')
    await describeJeans(page)
    await page.route(lists, damage)
    await chooseHem(page)
    await page.getByRole('button', { name: /Measure/ }).click()
    await expectRecovery(page, /We could not load the fitting guide/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'How to share your measurements' }),
    ).toBeVisible()
  })
}
