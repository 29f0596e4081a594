import { expectAccessible, expectNoSidewaysScroll } from '#e2e/fixtures/accessibility.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { readText } from '#e2e/fixtures/texts.ts'
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

test('[O24] a customer answers a mail from the mailbox, and a manager answers by text message', async ({
  page,
  request,
  allowErrors,
}) => {
  // The mail is in a frame without scripts, which refuses those of the test, too.
  allowErrors(/Blocked script execution/)
  const { SANDBOX_URL = 'http://localhost:3300' } = process.env
  const words = `May I bring it on Friday, ${Date.now()}?`
  const { id, number } = await orderOnTheWeb(request)
  await signInToWorkshop(page, 'manager')
  const order = new URL(`/order/${id}`, page.url()).href
  await page.goto(order)
  await page.getByRole('button', { name: 'Write' }).click()
  const to = await page
    .getByRole('dialog')
    .getByText(/^By mail to /)
    .innerText()
  const mail = await readMailTo(request, to.replace('By mail to ', ''), {
    withText: `Your order ${number} was placed successfully`,
  })

  await page.goto(`${SANDBOX_URL}/mailbox/${mail.id}`)
  await page.getByLabel(/^Answer to reply\+/).fill(words)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('status')).toHaveText('Your answer is on its way.')

  await page.goto(order)
  const link = page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()
  await expect(page.getByText(`New: ${words}`)).toBeVisible()
  await link.click()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText(/^Answer to a mail · /)).toBeVisible()
  await conversation.getByText('Text', { exact: true }).click()
  const field = page.getByLabel(/^Answer by text message to \+44/)
  const answer = `On Friday, gladly: ${Date.now()}`
  await field.fill(answer)
  await expect(page.getByText(/^Sent as 1 text message of at most 4/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send answer' }).dblclick()
  await expect(conversation.getByText('Arrived', { exact: true })).toBeVisible()
  const text = await readText(request, answer)
  expect(text.body).toMatch(/^Darnley, order DN-\d+: /)
})
