import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { finishOrder, signInManager } from '#e2e/fixtures/manager.ts'
import { orderHem } from '#e2e/fixtures/order-hem.ts'
import { aPhotoFile } from '#e2e/fixtures/photos.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

const words = 'The left leg is about 2 cm longer than the right.'

test('a customer says what is not right, and it is done again, free', async ({
  page,
  playwright,
  browser,
}) => {
  const manager = await playwright.request.newContext()
  await signInManager(manager)
  const { id, email, address } = await orderHem(page, `guarantee.${Date.now()}@example.com`)
  await finishOrder(manager, id)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Something is not right' })).toBeVisible()
  await expect(page.getByText(/^Guaranteed until \w{3} \d+ \w+\. We do it again/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Still too long' }).check()
  await page.getByRole('textbox', { name: 'In your words' }).fill(words)
  const photos = page.getByRole('region', { name: /^Photos/ })
  await photos.getByLabel('Choose').setInputFiles(aPhotoFile('leg.png'))
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(1)
  const days = page.getByRole('group', { name: /^Which day/ })
  await days.locator('label').nth(1).click()
  const chosen = await days.getByRole('radio', { checked: true }).getAttribute('aria-label')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'In your words' })).toHaveValue(words)
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to our tailors' }).click()
  const reports = page.getByRole('list', { name: 'What you reported' })
  await expect(reports).toContainText('We answer within one working day.')
  await expect(page.getByRole('button', { name: 'Send to our tailors' })).toHaveCount(0)
  await readMailTo(manager, email, { withText: 'We have your report' })

  const workshop = await (await browser.newContext()).newPage()
  await signInToWorkshop(workshop, 'manager')
  await workshop.goto(new URL(`/order/${id}`, workshop.url()).href)
  await expect(workshop.getByText(words).first()).toBeVisible()
  const shots = workshop.getByRole('list', { name: 'Photos of the report: garment 1' })
  await expect(shots.getByRole('img')).toHaveCount(1)
  await expectAccessible(workshop)
  await workshop.getByRole('button', { name: 'Do it again, free' }).click()
  await workshop.getByRole('button', { name: 'Make the order' }).click()
  const made = workshop.getByRole('link', { name: /^Order DN-\d+$/ })
  const number = ((await made.textContent()) ?? '').replace('Order ', '')
  await made.click()
  await expect(workshop.getByText(/^Done again, free: order DN-\d+$/)).toBeVisible()
  const own = workshop.getByRole('list', { name: 'From the customer: garment 1' })
  await expect(own.getByRole('img')).toHaveCount(1)
  await workshop.context().close()

  const mail = await readMailTo(manager, email, { withText: `Its number is ${number}` })
  expect(mail.text).toContain('Total: £0.00')
  await page.reload()
  await page.getByRole('link', { name: `See order ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeFocused()
  await expect(page.getByText(/^We do this again under the guarantee/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ready to travel' })).toBeVisible()
  await expect(page.getByText(chosen ?? 'A day').first()).toBeVisible()
  await expect(page.getByText('£0.00').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await manager.dispose()
})
