import { describe, expect, it } from 'vitest'
import { minor } from 'shared/money'
import { orderConfirmation, type ConfirmedOrder } from './order-confirmation.ts'

const sender = {
  companyName: 'Darnley',
  supportEmail: 'help@darnley.example',
  siteUrl: 'http://localhost:3000',
}

const order: ConfirmedOrder = {
  token: 'a'.repeat(43),
  collectionRef: 'DN-48213',
  customerName: 'Amara Osei',
  email: 'amara@example.com',
  collectionProvider: 'DPD',
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

  it('leads to the order by its token', () => {
    expect(orderConfirmation(order, sender).text).toContain(
      `http://localhost:3000/order?orderIdToken=${order.token}`,
    )
  })

  it('leads to the code to scan, if the clothes are brought to a drop-off point', () => {
    const label = 'Show your drop-off code'
    const brought = orderConfirmation({ ...order, collectionProvider: 'WFLondon' }, sender)
    expect(brought.text).toContain(label)
    expect(brought.html).toContain(label)
    expect(orderConfirmation(order, sender).text).not.toContain(label)
  })

  it('shows hostile names as words', () => {
    const { html } = orderConfirmation(
      { ...order, customerName: '<img src=x onerror=alert(1)>' },
      sender,
    )
    expect(html).not.toContain('<img')
    expect(html).toContain('onerror&#61;alert(1)')
  })
})
