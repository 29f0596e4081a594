import { describe, expect, it } from 'vitest'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { OrderDetails } from '@darnley/contract/orders'
import { orderPlan } from '@darnley/domain/order-plan'
import type { Day } from '@darnley/domain/turnaround'
import { labelledWays, orderDetails } from '@darnley/testing/order-details'
import type { Mail, MailAttachment, Sender } from './mail.ts'
import { orderConfirmation } from './order-confirmation.ts'

const sender: Sender = {
  companyName: 'Darnley',
  supportEmail: 'help@darnley.example',
  siteUrl: 'http://localhost:3000',
  replyTo: () => 'reply@darnley.example',
}
const company = { name: 'Darnley', slug: 'darnley' }
const today = '2026-03-03' as Day
const token = 'a'.repeat(43)

function file(filename: string, more: Partial<MailAttachment> = {}): MailAttachment {
  return { filename, contentType: 'application/pdf', content: Buffer.from('%PDF'), ...more }
}

function mailOf(
  order: OrderDetails,
  { attachments = [], from = sender }: { attachments?: MailAttachment[]; from?: Sender } = {},
): Mail {
  const { status } = order
  const progress = { status, changes: [{ status, at: order.created_at }] }
  const plan = orderPlan({ order, progress, company, today })
  return orderConfirmation({ order, token, plan, today, attachments }, from)
}

describe('the confirmation e-mail', () => {
  it('says what is to do today, then each day, in HTML and in plain text', () => {
    const mail = mailOf(orderDetails())
    expect(mail.subject).toBe('Your Darnley order DN-48213')
    for (const body of [mail.text, mail.html]) {
      const order = ['Today, Tue 3 March', 'Wash and dry everything', 'Our tailors get to work']
      const places = order.map((words) => body.indexOf(words))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(Math.min(...places)).toBeGreaterThan(0)
      for (const words of ['Shorten hem', '£18.00', '£3.95', '£25.90', '14 Weavers Row'])
        expect(body).toContain(words)
    }
  })

  it('links to the order, its label and the guide with whole addresses', () => {
    const { text } = mailOf(orderDetails())
    expect(text).toContain(`Follow your order: http://localhost:3000/order?orderIdToken=${token}`)
    expect(text).toContain('label: http://localhost:3000/api/public/royal_mail_label?token=a-token')
    expect(text).toContain('http://localhost:3000/fitting-guide?serviceId=shorten-hem')
  })

  it('names what is attached, and shows the drop-off code inside', () => {
    const order = orderDetails({ inbound: 'WFStratford' })
    const code = file('code.png', { contentType: 'image/png', cid: 'drop-off-code' })
    const { html, text, attachments } = mailOf(order, {
      attachments: [file('receipt-7.pdf'), code],
    })
    expect(attachments).toHaveLength(2)
    expect(html).toContain('src="cid:drop-off-code"')
    expect(text).toContain('Attached to this e-mail: receipt-7.pdf\n')
  })

  it('carries the brand of the site on which it was booked', () => {
    const from = { ...sender, brand: { name: 'Maison Vale', colour: '#123456' } }
    const { html, subject } = mailOf(orderDetails(), { from })
    expect(subject).toBe('Your Maison Vale order DN-48213')
    expect(html).toContain('background:#123456')
    expect(html).toContain('Your order is carried out by Darnley.')
    expect(html).not.toContain('#6B1B2D')
  })

  it('escapes hostile names', () => {
    const order = orderDetails()
    order.inbound.originating_address.full_name = '<img src=x onerror=alert(1)>'
    const { html } = mailOf(order)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

/** Each sentence that promises something, and what the order must have for it. */
const promises: readonly [words: RegExp, has: (order: OrderDetails) => boolean][] = [
  [/postage label/i, ({ royal_mail_label_url: label }) => label !== null],
  [/packing card/i, ({ packing_card_url: card }) => typeof card === 'string'],
  [
    /drop-off code|show your code/i,
    ({ status, inbound, store }) =>
      status === 'awaiting_store_dropoff' &&
      (store !== null || inbound.delivery_provider.name.startsWith('WF')),
  ],
  [/your postie/i, ({ inbound }) => inbound.delivery_provider.name === 'RMTracked24Collection'],
  [/bicycle courier collects/i, ({ inbound }) => inbound.delivery_provider.name === 'Evermile'],
  [/fetch them from/i, ({ outbound }) => outbound.delivery_provider.name.startsWith('WF')],
  [
    /collect your items from the shop/i,
    ({ store }) => store !== null && store.in_store_type !== 'return_to_customer',
  ],
  [/wash and dry|close the parcel/i, ({ store }) => store === null],
  [/attached/i, () => false],
  [/receipt/i, () => false],
  [/tracking number|text message/i, () => false],
]

const codes = DeliveryProviderCode.options
const modes = ['complete_in_store', 'return_to_store', 'return_to_customer', undefined] as const
const orders = codes.flatMap((inbound) =>
  codes.flatMap((outbound) =>
    modes.map((inStoreType) =>
      orderDetails({ inbound, outbound, ...(inStoreType && { inStoreType }) }),
    ),
  ),
)

describe('for every way there, way back and mode', () => {
  it('[C24] [C25] nothing is promised that the order has not', () => {
    const broken = orders.flatMap((order) => {
      const { text, html } = mailOf(order)
      const { inbound, outbound, store } = order
      return promises
        .filter(([words, has]) => (words.test(text) || words.test(html)) && !has(order))
        .map(([words]) => ({ words: String(words), inbound, outbound, store }))
    })
    expect(broken).toEqual([])
  })

  it('[C24] what the order has is said', () => {
    for (const order of orders.filter(({ store }) => store === null)) {
      const { text } = mailOf(order)
      const { name } = order.inbound.delivery_provider
      expect([name, text.includes('Print the postage label')]).toEqual([
        name,
        labelledWays.includes(name),
      ])
      expect(text.includes('The Broadway')).toBe(
        [name, order.outbound.delivery_provider.name].some((code) => code.startsWith('WF')),
      )
      expect(text).toMatch(/Your clothes are (back with|ready for) you by \w{3} \d+ \w+\./)
    }
  })
})
