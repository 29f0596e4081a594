import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'

test('[O24] a manager answers a visitor’s enquiry by mail', async ({ page, request }) => {
  const email = `ida.${Date.now()}@example.com`
  const message = { name: 'Ida Holm', email, message: 'Do you mend waxed jackets?' }
  const sent = await request.post('/api/public/contact_us', {
    data: message,
  })
  expect(sent.status()).toBe(200)

  await signInToWorkshop(page, 'manager')
  await page.getByRole('link', { name: /^Messages/ }).click()
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: /^Ida Holm/ }).click()
  await expect(page.getByRole('heading', { name: message.message })).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    await expectNoSidewaysScroll(page)
  }

  const field = page.getByLabel(`Answer by mail to ${email}`)
  await field.fill('We do. Bring it dry.')
  await page.reload()
  await expect(field).toHaveValue('We do. Bring it dry.')
  await page.getByRole('button', { name: 'Send answer' }).dblclick()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('Sent', { exact: true })).toBeVisible()
  await expect(conversation.getByText('With customer')).toBeVisible()
  await expectAccessible(page)
  const mail = await readMailTo(request, email)
  expect(mail.text).toContain('We do. Bring it dry.\n\nMaggie Thorne, Darnley')
})

test('[O24] a manager writes to the customer of an order, and sees everything that was sent', async ({
  page,
  request,
}) => {
  const words = `Which of the two hems is it, ${Date.now()}?`
  const { id } = await orderOnTheWeb(request)
  await signInToWorkshop(page, 'manager')
  await page.goto(new URL(`/order/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Write' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Subject').fill('Your jeans')
  await dialog.getByLabel('Message').fill(words)
  const to = await dialog.getByText(/^By mail to /).innerText()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByText(/^Your message to .* is on its way\.$/)).toBeVisible()
  await readMailTo(request, to.replace('By mail to ', ''), { withText: words })
  const list = page.getByRole('list', { name: 'Sent to the customer' })
  await expect(list.getByText(words)).toBeVisible()
  await page.getByRole('link', { name: 'Your jeans' }).click()
  await expect(page.getByRole('heading', { name: 'Your jeans' })).toBeVisible()
})
