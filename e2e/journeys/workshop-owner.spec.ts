import { readFile } from 'node:fs/promises'
import type { Browser, Download, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { amara, cards, expectThanks, payByCard, walkToPayment } from '#e2e/fixtures/checkout.ts'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import { acceptInvitation } from '#e2e/fixtures/invitation.ts'
import { keyboard } from '#e2e/fixtures/input-driver.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('[O2] an owner invites a tailor, who sets a password and sees no owner’s pages', async ({
  page,
  request,
  browser,
  allowErrors,
}) => {
  allowErrors(/401 \(Unauthorized\)/)
  const email = `priya.${Date.now()}@darnley.example`
  await signInToWorkshop(page, 'owner')
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Write the name')).toBeVisible()
  await expect(dialog.getByText('Choose a role')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Priya Nair')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByText('Tailor', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`${email} is invited.`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited')

  const { text } = await readMailTo(request, email)
  const link = /http\S+\/password-reset#token=\S+/.exec(text)?.[0] ?? ''
  const colleague = await colleagueOf(browser, { email, link })
  await expect(colleague.getByRole('link', { name: 'Arrivals' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'People', exact: true })).toHaveCount(0)
  await colleague.goto(new URL('/people', colleague.url()).href)
  await expect(colleague.getByText('Only owners may open this page.')).toBeVisible()
  await expectAccessible(colleague)
  await colleague.context().close()

  await page.reload()
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').click()
  const person = page.getByRole('dialog', { name: 'Priya Nair' })
  await person.getByRole('button', { name: 'Remove Priya Nair' }).click()
  await expectAccessible(page)
  await person.getByRole('button', { name: 'Yes, remove Priya Nair' }).click()
  await expect(page.getByText('Priya Nair is removed.')).toBeVisible()
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByText('Removed Priya Nair').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('[O2] a code that an owner makes by keyboard is used at the checkout, and its use is seen', async ({
  page,
}) => {
  const code = `KEYS-${Date.now()}`
  const { press, write } = keyboard(page)
  await signInToWorkshop(page, 'owner')
  await press(page.getByRole('link', { name: 'Codes', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Discount codes' })).toBeVisible()
  await press(page.getByRole('button', { name: 'New code' }))
  const dialog = page.getByRole('dialog', { name: 'New code' })
  await write(dialog.getByLabel('Code', { exact: true }), code.toLowerCase())
  await write(dialog.getByLabel('Per cent off services'), '25')
  await write(dialog.getByLabel('What it is for'), 'A letter')
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: 'Make the code' }))
  await expect(page.getByText(`${code} is made.`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('0 of any')
  await expectAccessible(page)
  await expectFits(page)
  const codes = page.url()

  await page.goto('/')
  await fillBasket(page.request)
  await page.goto('/basket')
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Discount applied!')).toBeVisible()
  const details = { ...amara, email: `code.${Date.now()}@example.com` }
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await walkToPayment(page, { details })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, details)

  await page.goto(codes)
  await expect(row).toContainText('1 of any')
  await expect(row).not.toContainText('£0.00')
  await press(row.getByRole('button'))
  const sheet = page.getByRole('dialog', { name: code })
  await press(sheet.getByRole('button', { name: 'End it now' }))
  await press(sheet.getByRole('button', { name: `Yes, end ${code}` }))
  await expect(row).toContainText('Ended')
})

test('[X9] an owner finds, exports and erases the data of a customer', async ({ page }) => {
  const email = `erase.${Date.now()}@example.com`
  await fillBasket(page.request)
  await page.goto('/checkout')
  await walkToPayment(page, { details: { ...amara, email } })
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, { ...amara, email })

  await signInToWorkshop(page, 'owner')
  await page.getByRole('link', { name: 'Personal data', exact: true }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  await expect(page.getByText('Looked up personal data').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const json = await saved(page, 'Save as JSON')
  expect(JSON.parse(await textOf(json))).toMatchObject({ email, orders: [{ email }] })
  const html = await saved(page, 'Save as a page to read')
  expect(await textOf(html)).toContain(email)

  await page.getByRole('button', { name: 'Erase this person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type the address of the person').fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText(new RegExp(`^Erased of ${email}`))).toBeVisible()
  await expect(page.getByText('Erased personal data').first()).toBeVisible()
})

test('[S34] a second step is set up from the person’s menu', async ({ page }) => {
  await signInToWorkshop(page, 'tailor')
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('link', { name: 'Second step' }).click()
  await expect(page.getByRole('heading', { name: 'Your second step is off' })).toBeVisible()
  await page.getByLabel('Your password').fill('needle-and-thread')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'Your second step is off' })).toBeVisible()
})

/** Follows the link of an invitation in a browser of its own, sets a password and signs in. */
async function colleagueOf(
  browser: Browser,
  { email, link }: { email: string; link: string },
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await acceptInvitation(page, { email, link })
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  return page
}

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return download
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}
