import type { OrderPrices } from '@darnley/contract/price-proposals'
import type { APIRequestContext } from '@playwright/test'
import { newEmail, openAccount, PASSWORD } from '#e2e/fixtures/account.ts'
import { readMailTo } from '#e2e/fixtures/mailbox.ts'
import { proposePrice, readMoney, signInManager } from '#e2e/fixtures/manager.ts'
import { orderHem } from '#e2e/fixtures/order-hem.ts'
import { test } from '#e2e/fixtures/test.ts'
import { takeMails } from './take-mails.ts'

const SUPPORT = 'help@darnley.example'
/** The mailbox lets no script into a message, not even that of the test's browser. */
const noScripts = /Blocked script execution/

/** `npm run pictures`: mails in the two widths of the look, as HTML and as plain text. */
test('mails about accounts', async ({ page, request, allowErrors }) => {
  allowErrors(noScripts)
  const [email, wanted, taken, gone] = [newEmail(), newEmail(), newEmail(), newEmail()]
  for (const each of [email, taken, gone]) await openAccount(request, each)
  await send(request, 'register', { name: 'Amara Osei', email, password: PASSWORD })
  await request.get(`/api/public/password_reset?email=${encodeURIComponent(email)}`)
  await send(request, 'my_repairs_request', { email })
  await send(request, 'personal_data_request', { email })
  await send(request, 'account_sign_in', { email, password: PASSWORD })
  await send(request, 'account_email', { email: taken, password: PASSWORD })
  // The next address that is wanted takes the place of this one, and of its mail.
  await readMailTo(request, taken, { withText: 'You already have an account' })
  const changed = { password: PASSWORD, new_password: 'another stitch' }
  await send(request, 'account_password', changed)
  await send(request, 'account_email', { email: wanted, password: 'another stitch' })
  const { text } = await readMailTo(request, wanted, { withText: '#email-token=' })
  await takeMails(page, { to: wanted, name: 'account-new-address', count: 1 })
  const token = /#email-token=(\S+)/.exec(text)?.[1]
  await send(request, 'confirm_account_email', { token, password: 'another stitch' })
  await send(request, 'account_sign_in', { email: gone, password: PASSWORD })
  await send(request, 'account_deletion', { password: PASSWORD })
  await takeMails(page, { to: email, name: 'account', count: 7 })
  await takeMails(page, { to: taken, name: 'account-taken', count: 2 })
  await takeMails(page, { to: gone, name: 'account-gone', count: 2 })
})

test('mails about prices', async ({ page, playwright, allowErrors }) => {
  allowErrors(noScripts)
  const manager = await playwright.request.newContext()
  await signInManager(manager)
  const { id, email, address } = await orderHem(page, newEmail())
  const token = new URLSearchParams(address.split('?')[1]).get('orderIdToken') ?? ''
  const price = (await readMoney(manager, id)).lines[0]?.price ?? 0
  const answer = (body: object): Promise<void> => answerOpen(page.request, token, body)
  await proposePrice(manager, { id, kind: 'less', new_price: price - 400 })
  // One that is answered before its mail is made sends none.
  await readMailTo(manager, email, { withText: 'One thing costs less' })
  await answer({ answer: 'agree' })
  await proposePrice(manager, { id, kind: 'more', new_price: price + 1200 })
  await readMailTo(manager, email, { withText: 'One thing needs more work' })
  await answer({ answer: 'ask', question: `Is the tape needed at all? ${email}` })
  await answer({ answer: 'refuse' })
  const other = await orderHem(page, newEmail())
  await proposePrice(manager, { id: other.id, kind: 'not_possible' })
  await takeMails(page, { to: email, name: 'price', count: 7 })
  await takeMails(page, { to: other.email, name: 'price-not-possible', count: 2 })
  await takeMails(page, { to: SUPPORT, name: 'price-question', withText: email, count: 1 })
  await manager.dispose()
})

test('mails about enquiries', async ({ page, request, playwright, allowErrors }) => {
  allowErrors(noScripts)
  const email = newEmail()
  const words = `Do you mend kites? One of mine has a tear as long as a hand. ${email}`
  const asked = { name: 'Amara Osei', email, message: words, order_number: 'DN-48231' }
  await send(request, 'contact_us', asked)
  await send(request, 'new_item', { item_name: 'Kite', description: words })
  await send(request, 'service_request', { item_name: 'Jeans', service_request: words })
  const services = [{ name: 'Embroider', service_type: 'repair', description: words }]
  await send(request, 'services', { item_id: 'jeans', services })
  await takeMails(page, { to: SUPPORT, name: 'enquiry', withText: email, count: 4 })

  const manager = await playwright.request.newContext()
  await signInManager(manager)
  const ordered = await orderHem(page, newEmail())
  const letter = {
    ...{ key: crypto.randomUUID(), channel: 'mail', subject: 'Your jeans' },
    words: 'Which of the two hems is it?\n\nThe left one has a loose thread, too.',
  }
  const site = process.env['SITE_URL'] ?? 'http://localhost:3000'
  await manager.post(`${site}/api/workshop/orders/${ordered.id}/messages`, { data: letter })
  await takeMails(page, { to: ordered.email, name: 'letter', withText: 'two hems', count: 1 })
  await manager.dispose()
})

async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(`/api/public/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}

/** Answers the price that is proposed for an order. */
async function answerOpen(request: APIRequestContext, token: string, body: object): Promise<void> {
  const read = await request.get(`/api/public/price_proposals?order_id_token=${token}`)
  const { proposals } = (await read.json()) as OrderPrices
  const open = proposals.find(({ state }) => state === 'open')
  await send(request, `price_proposals/${open?.id}/answer`, { order_id_token: token, ...body })
}
