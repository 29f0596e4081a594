import type { OrderDetails } from '@darnley/contract/orders'
import type { GuestCheckoutV2 } from '@darnley/contract/checkout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedMail } from './support/mailbox.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { textsOf } from './support/pdf-text.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

interface FiledMail extends ReceivedMail {
  readonly attachments: readonly { filename: string; mimeType: string; path: string }[]
}

async function paid(checkout: Partial<GuestCheckoutV2>): Promise<PaidOrder> {
  return placePaidOrder(environment, { checkout })
}

async function mailOf({ email }: PaidOrder): Promise<FiledMail> {
  const [mail] = await environment.mailbox.mailsTo(email, 1)
  return mail as FiledMail
}

async function fileOf(mail: FiledMail, name: RegExp): Promise<Buffer> {
  const file = mail.attachments.find(({ filename }) => name.test(filename))
  const response = await fetch(`${environment.sandboxUrl}${file?.path}`)
  expect(response.headers.get('content-type')).toContain(file?.mimeType)
  return Buffer.from(await response.arrayBuffer())
}

async function detailsOf({ token, visitor }: PaidOrder): Promise<OrderDetails> {
  const path = `/public/order_details?order_id_token=${token}`
  return (await visitor.get<OrderDetails>(path)).body
}

async function open(path: string | null | undefined): Promise<Response> {
  return fetch(`${environment.apiUrl}${path?.replace(/^\/api/, '')}`)
}

const namesIn = ({ attachments }: FiledMail): string[] =>
  attachments.map(({ filename }) => filename.replace(/DN-\d+|\d+/, '#')).toSorted()

describe('the confirmation of a paid order', () => {
  it.each([
    ['RMTracked48', ['days-#.ics', 'packing-card-#.pdf', 'postage-label-#.pdf', 'receipt-#.pdf']],
    ['RMTracked24Collection', ['days-#.ics', 'packing-card-#.pdf', 'receipt-#.pdf']],
    ['WFLondon', ['days-#.ics', 'drop-off-code.png', 'receipt-#.pdf']],
  ] as const)('carries the files of its way: %s', async (collection_provider, files) => {
    const mail = await mailOf(await paid({ collection_provider }))
    expect(namesIn(mail)).toEqual(files)
    for (const { filename } of mail.attachments)
      expect(mail.text.includes(filename)).toBe(filename !== 'drop-off-code.png')
  })

  it('has the label, the card and the receipt of this order, and each of them once', async () => {
    const order = await paid({ collection_provider: 'DPD' })
    const mail = await mailOf(order)
    const { collection_ref: number } = await detailsOf(order)
    expect(textsOf(await fileOf(mail, /label/))).toContain(`Order ${number}`)
    expect(textsOf(await fileOf(mail, /card/))).toContain(number)
    expect(textsOf(await fileOf(mail, /receipt/)).join(' ')).toContain(`Order ${number}`)
    const label = await open((await detailsOf(order)).royal_mail_label_url)
    expect(await fileOf(mail, /label/)).toEqual(Buffer.from(await label.arrayBuffer()))
    expect(await environment.mailbox.mailsTo(order.email, 1)).toHaveLength(1)
  })

  it('goes without the receipt when the books cannot be written, and names none', async () => {
    await environment.query('alter table ledger_entries rename to ledger_entries_away')
    try {
      const mail = await mailOf(await paid({ collection_provider: 'DPD' }))
      expect(namesIn(mail)).toEqual(['days-#.ics', 'packing-card-#.pdf', 'postage-label-#.pdf'])
      expect(mail.text).not.toMatch(/receipt/i)
    } finally {
      await environment.query('alter table ledger_entries_away rename to ledger_entries')
    }
  })
})

describe('the order that its customer sees', () => {
  it('has its address, amounts that add up, and where card and calendar are', async () => {
    const order = await detailsOf(await paid({ collection_provider: 'RMTracked24' }))
    const { services, discount, express, inbound = 0, outbound = 0 } = order.amounts
    const total = services - (discount?.amount ?? 0) + (express ?? 0) + inbound + outbound
    expect(total).toBe(order.total_price)
    expect(order.address?.postcode).toMatch(/\w/)
    const card = await open(order.packing_card_url)
    expect(card.headers.get('content-type')).toBe('application/pdf')
    expect(textsOf(Buffer.from(await card.arrayBuffer()))).toContain(order.collection_ref)
  })

  it('has a calendar file of whole days, which a later one replaces', async () => {
    const order = await detailsOf(await paid({ collection_provider: 'RMTracked24' }))
    const response = await open(order.calendar_url)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    const events = text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? []
    expect(events).toHaveLength(5)
    for (const event of events) {
      expect(event).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
      expect(event).toMatch(new RegExp(`UID:${order._id}-\\w+@`))
    }
    expect(await (await open(order.calendar_url)).text()).toBe(text)
  })

  it('has neither card nor calendar under an unknown token', async () => {
    for (const call of ['packing_card', 'order_calendar'])
      expect((await open(`/public/${call}?order_id_token=${'A'.repeat(43)}`)).status).toBe(404)
  })
})
