import { describe, expect, it } from 'vitest'
import { providerNames } from '@darnley/domain/delivery'
import { minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import { orderConfirmation, type ConfirmedOrder } from './order-confirmation.ts'

const sender = {
  companyName: 'Darnley',
  supportEmail: 'help@darnley.example',
  siteUrl: 'http://localhost:3000',
  replyTo: () => 'reply@darnley.example',
}

const order: ConfirmedOrder = {
  id: 'order',
  token: 'a'.repeat(43),
  collectionRef: 'DN-48213',
  customerName: 'Amara Osei',
  email: 'amara@example.com',
  status: 'awaiting_pickup',
  collectionProvider: 'DPD',
  dropoffProvider: 'RMTracked24',
  pickupDay: null,
  inStoreType: null,
  address: {
    full_name: 'Amara Osei',
    line1: '14 Weavers Row',
    line2: '',
    city: 'Leeds',
    postcode: 'LS1 4AB',
  },
  entries: [
    {
      id: 'entry',
      itemCategory: { id: 'trousers', name: 'Trousers & jeans' },
      item: { id: 'jeans', name: 'Jeans', coverImage: null },
      itemDescription: 'Blue denim',
      serviceDetails: [
        {
          id: 'line',
          service: {
            id: 'hem',
            name: 'Shorten hem',
            price: minor(1800),
            serviceType: 'alteration',
            coverImage: null,
          },
          questionAnswerModifiers: [],
          subserviceDetails: null,
          fittingChoice: 'pin_in_store',
          fittingDetails: null,
          repairLocation: null,
          tailorNotes: null,
        },
      ],
    },
  ],
  shipping: minor(790),
  discount: null,
  expressPrice: minor(1000),
  total: minor(3590),
  express: true,
}

describe('the confirmation e-mail', () => {
  it('names the order, every service and what was paid, in HTML and in plain text', () => {
    const mail = orderConfirmation(order, sender)
    expect(mail.subject).toBe('Your Darnley order DN-48213')
    for (const words of [
      'DN-48213',
      'Shorten hem',
      '£18.00',
      '£7.90',
      '£10.00',
      '£35.90',
      'within 3 working days',
    ]) {
      expect(mail.text).toContain(words)
      expect(mail.html).toContain(words)
    }
  })

  it('links to the order by its token', () => {
    expect(orderConfirmation(order, sender).text).toContain(
      `http://localhost:3000/order?orderIdToken=${order.token}`,
    )
  })

  it('links to the drop-off code when the clothes are brought to a drop-off point', () => {
    const label = 'Show your drop-off code'
    const brought = orderConfirmation({ ...order, collectionProvider: 'WFLondon' }, sender)
    expect(brought.text).toContain(label)
    expect(brought.html).toContain(label)
    expect(orderConfirmation(order, sender).text).not.toContain(label)
  })

  it.each([
    ['DPD', `/api/public/dpd_shipping_label?order_id=${order.token}`],
    ['RMTracked48', `/api/public/royal_mail_label?token=${order.token}`],
  ] as const)('[C24] links to the label of a parcel sent with %s', (way, path) => {
    const mail = orderConfirmation({ ...order, collectionProvider: way }, sender)
    expect(mail.text).toContain(`Download your postage label: http://localhost:3000${path}`)
    expect(mail.html).toContain('Download your postage label')
    expect(mail.text).toContain('Print your postage label')
  })

  it.each(['RMTracked24Collection', 'Evermile', 'WFLondon'] as const)(
    '[C24] [C25] describes the delivery and promises no label for %s',
    (way) => {
      const { text } = orderConfirmation({ ...order, collectionProvider: way }, sender)
      expect(text).not.toContain('postage label')
      expect(text.toLowerCase()).toContain(providerNames[way].toLowerCase())
    },
  )

  it('[C25] describes how an order taken in a shop comes back, and asks for no parcel', () => {
    const taken = { ...order, collectionProvider: 'Onfleet', dropoffProvider: 'Onfleet' } as const
    const kept = orderConfirmation({ ...taken, inStoreType: 'return_to_store' }, sender).text
    expect(kept).toContain('collect your items from the shop')
    expect(kept).not.toMatch(/Wash and dry|Send them|label/)
    const home = orderConfirmation({ ...taken, inStoreType: 'return_to_customer' }, sender).text
    expect(home).toContain('posted to your home')
  })

  it('[C25] says where items that come back to a drop-off point are collected', () => {
    const { text } = orderConfirmation({ ...order, dropoffProvider: 'WFStratford' }, sender)
    expect(text).toContain('Fetch your items from the drop-off point Stratford.')
    expect(text).not.toContain('to your door')
  })

  it('names the day on which the postie comes', () => {
    const way = {
      collectionProvider: 'RMTracked24Collection',
      pickupDay: '2026-11-26' as Day,
    } as const
    const { text, html } = orderConfirmation({ ...order, ...way }, sender)
    for (const body of [text, html])
      expect(body).toContain('Your parcel is collected on Thu 26 November.')
  })

  it('says where a drop-off point is, when it is open, and links to a map', () => {
    const address = { line1: '5 The Broadway', line2: '', city: 'London', postcode: 'E15 4QS' }
    const opening_hours = [{ day: 'monday', opens: '10:00', closes: '20:00' }] as const
    const point = {
      name: 'Kirk & Daughters',
      address,
      opening_hours: [...opening_hours],
      miles: null,
    }
    const points = new Map([['WFStratford', { point }]] as const)
    const { text } = orderConfirmation(
      { ...order, collectionProvider: 'WFStratford', points },
      sender,
    )
    expect(text).toContain(
      'It is at Kirk & Daughters, 5 The Broadway, London, E15 4QS, open Mon 10 am to 8 pm.',
    )
    expect(text).toContain('https://www.openstreetmap.org/search?query=')
  })

  it('escapes hostile names', () => {
    const { html } = orderConfirmation(
      { ...order, customerName: '<img src=x onerror=alert(1)>' },
      sender,
    )
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
