import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { type Admin, startAdmin } from '#e2e/fixtures/admin.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SITE_URL = 'http://localhost:3000', LONG } = process.env

/** Of a garment whose services no other journey books. */
const garment = 'Curtains'

/** In the long tests alone: the admin's packages have 860 MB, and its build takes a minute. */
if (LONG)
  test.describe('[J41] the page of all prices', () => {
    test.describe.configure({ mode: 'default', timeout: 600_000 })
    test.use({ actionTimeout: 30_000 })
    let admin: Admin

    test.beforeAll(async () => {
      admin = await startAdmin()
    })
    test.afterAll(() => admin.stop())

    test('an editor raises prices by percent, customers see them, and the editor takes them back', async ({
      page,
      browser,
    }) => {
      await signIn(page, admin.url)
      await page.getByRole('link', { name: 'Change many prices' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'All prices' })).toBeVisible()
      await page.getByLabel('Garment').selectOption(garment)
      // The tear of curtains is mended on other garments, too.
      await page.getByText('Services: 6 of 6').press('Enter')
      await page.getByRole('checkbox', { name: 'Mend a tear' }).press('Space')
      await expect(page.getByText('Services: 5 of 6')).toBeVisible()
      await page.getByLabel('How many percent').fill('ten')
      await expect(page.getByText('Type a number of percent, such as 7.5')).toBeVisible()
      await page.getByLabel('How many percent').fill('10')
      await expect(page.getByText('5 changes proposed')).toBeVisible()
      await expectAccessible(page)
      const [name, now, raised] = await firstProposed(page)
      expect(now).not.toBe(raised)

      const visitor = await (await browser.newContext()).newPage()
      await expect.poll(() => priceOf(visitor, name)).toBe(now)
      await page.getByRole('button', { name: 'Publish 5 changes' }).press('Enter')
      const outcome = page.getByRole('status').filter({ hasText: /^Published/ })
      await expect(outcome).toBeFocused()
      await expect(outcome).toContainText('5 changes in 5 services.')
      await expect.poll(() => priceOf(visitor, name)).toBe(raised)
      await expectAccessible(page)

      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.reload()
      const before = page.getByRole('status').filter({ hasText: /^Published before/ })
      await expect(before).toContainText('5 changes in 5 services.')
      await expectAccessible(page)
      await before.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: /^Taken back/ })).toBeFocused()
      await page.reload()
      await expect(page.getByLabel('How many percent')).toBeEnabled()
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
      await expect.poll(() => priceOf(visitor, name)).toBe(now)
      await visitor.context().close()
    })

    test('a file with faults changes nothing and has all of them listed, and a good one is published', async ({
      page,
      browser,
    }) => {
      await signIn(page, admin.url)
      await page.goto(`${admin.url}/admin/prices`)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download all prices' }).press('Enter')
      const text = await readDownload(await downloading)
      const [line = '', , name = '', price = ''] =
        /^(shorten-curtains),[^,]*,[^,]*,([^,]*),([\d.]+)$/m.exec(text) ?? []
      const file = page.getByLabel('Take in a file')

      const faulty = text.replace(line, line.replace(/[^,]*$/, 'dear')) + 'unknown,,,Nothing,1.00\n'
      await takeIn(file, faulty)
      const alert = page.getByRole('alert').filter({ hasText: 'Nothing was changed.' })
      await expect(alert.getByRole('listitem')).toHaveCount(2)
      await expect(alert).toContainText(/Line \d+, price: /)
      await expect(alert).toContainText(/Line \d+, id: /)
      await expectAccessible(page)
      await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
      const visitor = await (await browser.newContext()).newPage()
      await expect.poll(() => priceOf(visitor, name)).toBe(Number(price))

      const raised = Number(price) + 1
      await takeIn(file, text.replace(line, line.replace(/[^,]*$/, raised.toFixed(2))))
      await expect(page.getByText('1 change proposed')).toBeVisible()
      await expect(alert).toBeHidden()
      await page.getByRole('button', { name: 'Publish 1 change' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: /^Published/ })).toBeFocused()
      await expect.poll(() => priceOf(visitor, name)).toBe(raised)
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect.poll(() => priceOf(visitor, name)).toBe(Number(price))
      await visitor.context().close()
    })

    test('a wrong price that is published at once has its reason beside it', async ({ page }) => {
      await signIn(page, admin.url)
      for (const wrong of ['dear', '-5', '']) {
        await page.goto(`${admin.url}/admin/collections/services/reheel`)
        const price = page.getByRole('textbox', { name: /^Price/ }).first()
        await expect(price).toHaveValue(/^\d+\.\d\d$/)
        const publish = page.getByRole('button', { name: 'Publish changes' })
        await price.fill(wrong)
        await publish.click()
        await expect(price).toHaveAttribute('aria-invalid', 'true')
        // An answer about the change may come later, and must not take the reason away.
        await page.waitForLoadState('networkidle')
        await expect(price).toHaveAccessibleDescription(/Give a price of 0 or more in pounds/)
        await price.fill('20.00')
        await expect(price).toHaveAttribute('aria-invalid', 'false')
      }
    })

    test('a phone shows all of it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, admin.url)
      await page.goto(`${admin.url}/admin/prices`)
      await page.getByLabel('How many percent').fill('10')
      await expect(page.getByRole('button', { name: /^Publish \d+ changes$/ })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`)
  await page.getByLabel('Email').fill('editor@darnley.example')
  await page.getByLabel('Password').fill('needle-and-thread')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
}

/** Returns name, price and new price of the first line. */
async function firstProposed(page: Page): Promise<[string, number, number]> {
  const cells = page.getByRole('region', { name: 'Proposed prices' }).getByRole('cell')
  const [name = '', now = '', raised = ''] = (await cells.allInnerTexts()).slice(0, 3)
  return [name.split('\n')[0] ?? '', Number(now.slice(1)), Number(raised.slice(1))]
}

/** Returns what the customers' page of prices says of a service. */
async function priceOf(visitor: Page, name: string): Promise<number> {
  await visitor.goto(new URL('/prices', SITE_URL).href)
  const line = visitor.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  return Number(/from £([\d.]+)/.exec(await line.innerText())?.[1])
}

async function readDownload(download: {
  createReadStream(): Promise<NodeJS.ReadableStream>
}): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

async function takeIn(file: Locator, text: string): Promise<void> {
  await file.setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}
