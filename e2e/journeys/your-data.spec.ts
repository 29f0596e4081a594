import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

test('[X9] a customer views, downloads and erases their data through a mailed link', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/404/)
  const email = `ida.${crypto.randomUUID().slice(0, 8)}@example.com`
  const message = { name: 'Ida Holm', email, message: 'Do you mend kites?' }
  expect((await request.post('/api/public/contact_us', { data: message })).ok()).toBe(true)

  await page.goto('/basket')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(page).toHaveTitle(/^Your data/)
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeDisabled()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way to it')).toBeVisible()

  const mail = await readMailTo(request, email, { withText: 'See your data' })
  const link = /\/your-data#token=\S+/.exec(mail.text)?.[0] ?? ''
  // The tab is open already: only the part after the # changes.
  await page.goto(link)
  await expect(page.getByText('1 message to us')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  expect((await download).suggestedFilename()).toBe('your-data.json')

  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('button', { name: 'Yes, erase it' }).click()
  await expect(page.getByText('Your data is erased.')).toBeVisible()

  await page.goto('/your-data#token=run-out')
  await expect(page.getByText('This link is too old. Ask for a new one.')).toBeVisible()
})
