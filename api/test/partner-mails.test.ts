import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReceivedMail } from './support/mailbox.ts'
import { placePaidOrder } from './support/paid-order.ts'
import { orderInShop, type Shops, startShops } from './support/shop-orders.ts'

let shops: Shops

beforeAll(async () => {
  shops = await startShops()
})
afterAll(() => shops.environment.stop())

interface FiledMail extends ReceivedMail {
  readonly attachments: readonly { filename: string; mimeType: string }[]
}

async function mailTo(email: string): Promise<FiledMail | undefined> {
  const [mail] = await shops.environment.mailbox.mailsTo(email, 1)
  return mail as FiledMail | undefined
}

const someEmail = (): string => `partner.${crypto.randomUUID()}@example.com`

it('an order that was taken in a shop is confirmed in its brand, with its logo inside', async () => {
  const email = someEmail()
  await orderInShop(shops.maison, { email })
  const mail = await mailTo(email)
  expect(mail?.subject).toMatch(/^Your Maison Vale order DN-/)
  expect(mail?.html).toMatch(/<img[^>]*alt="Maison Vale"/)
  expect(mail?.html).toContain('#1F3A5F')
  expect(mail?.attachments).toContainEqual(
    expect.objectContaining({ filename: 'logo.png', mimeType: 'image/png' }),
  )
  expect(mail?.text).toContain('Maison Vale\nThe work is carried out by Darnley.')
  expect(mail?.text).not.toContain('logo.png')
})

it('an order of the company’s own site is confirmed in its own brand', async () => {
  const { email } = await placePaidOrder(shops.environment)
  const mail = await mailTo(email)
  expect(mail?.subject).toMatch(/^Your Darnley order DN-/)
  expect(mail?.html).not.toMatch(/Maison|carried out by/)
})
