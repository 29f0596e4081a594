import { describe, expect, it } from 'vitest'
import type { OrderDetails } from '@darnley/contract/orders'
import { orderPlan } from '@darnley/domain/order-plan'
import type { Day } from '@darnley/domain/turnaround'
import { labelledWays, orderDetails } from '@darnley/testing/order-details'
import { brokenPromises, everyOrder } from '@darnley/testing/promises'
import type { Mail, MailAttachment, MailLogo, Sender } from './mail.ts'
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

const content = Buffer.from('%PDF')
const receipt = {
  title: 'Receipt',
  filename: 'receipt-7.pdf',
  contentType: 'application/pdf',
  content,
}
const code = { cid: 'drop-off-code', filename: 'code.png', contentType: 'image/png', content }

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
    const { html, text, attachments } = mailOf(order, {
      attachments: [receipt, code],
    })
    expect(attachments).toHaveLength(2)
    expect(html).toContain('src="cid:drop-off-code"')
    expect(text).toContain('Attached to this e-mail: Receipt (receipt-7.pdf)\n')
    expect(html).toContain('PDF, 1 kB')
  })

  it('carries the brand of the site on which it was booked', () => {
    const from = { ...sender, brand: { name: 'Maison Vale', colour: '#123456', logo: null } }
    const { html, subject, text, attachments } = mailOf(orderDetails(), { from })
    expect(subject).toBe('Your Maison Vale order DN-48213')
    expect(html).toContain('background:#123456')
    expect(html).toContain('The work is carried out by Darnley.')
    expect(html).not.toContain('#6B1B2D')
    expect(text).toMatch(/Maison Vale\nThe work is carried out by Darnley\.$/)
    expect(attachments).toEqual([])
  })

  it('shows the logo of the brand from inside the mail, by its name where pictures are off', () => {
    const logo: MailLogo = { content: Buffer.from('png'), width: 180, height: 36 }
    const from = { ...sender, brand: { name: 'Maison Vale', colour: '#123456', logo } }
    const { html, text, attachments } = mailOf(orderDetails(), { from })
    const picture = /<img[^>]*brand-logo[^>]*>/.exec(html)?.[0]
    expect(picture).toMatch(/src="cid:brand-logo"[^]*width="180"[^]*alt="Maison Vale"/)
    expect(attachments).toMatchObject([{ cid: 'brand-logo', contentType: 'image/png' }])
    expect(html).not.toMatch(/src="(?!cid:)/)
    expect(text).not.toContain('logo.png')
  })

  it('escapes hostile names', () => {
    const order = orderDetails()
    order.inbound.originating_address.full_name = '<img src=x onerror=alert(1)>'
    const { html } = mailOf(order)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('for every way there, way back and mode', () => {
  it('[C24] [C25] nothing is promised that the order has not', () => {
    const broken = everyOrder.flatMap((order) => {
      const { text, html } = mailOf(order)
      const { inbound, outbound, store } = order
      return [...brokenPromises(text, order), ...brokenPromises(html, order)].map((words) => ({
        ...{ words, inbound, outbound, store },
      }))
    })
    expect(broken).toEqual([])
  })

  it('[C24] what the order has is said', () => {
    for (const order of everyOrder.filter(({ store }) => store === null)) {
      const { text } = mailOf(order)
      const { inbound } = order
      const { name } = inbound.delivery_provider
      const isBooked = order.fitting?.state === 'booked'
      expect([name, text.includes('Print the postage label')]).toEqual([
        name,
        labelledWays.includes(name),
      ])
      expect(text.includes('The Broadway')).toBe(
        [inbound.brought_to_fitting ? '' : name, order.outbound.delivery_provider.name].some(
          (code) => code.startsWith('WF'),
        ),
      )
      expect(text.includes('there is nothing to post')).toBe(inbound.brought_to_fitting === true)
      // Nothing is promised before the fitting has a time.
      if (inbound.brought_to_fitting && !isBooked) continue
      expect(text).toMatch(/Your clothes are (back with|ready for) you by \w{3} \d+ \w+\./)
    }
  })
})
