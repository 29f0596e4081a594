import { orderStatuses } from '@darnley/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { statusMail } from './status-mail.ts'
import { statusWords } from './status-words.ts'

const sender = {
  companyName: 'Darnley',
  supportEmail: 'care@darnley.example',
  siteUrl: 'http://localhost:3000',
  replyTo: () => 'reply@darnley.example',
}
const order = {
  id: 'order',
  token: 'a'.repeat(43),
  collectionRef: 'DN-48213',
  customerName: '<b>Amara</b>',
  email: 'amara@example.com',
  companySlug: 'darnley',
}

describe('the e-mail about a change of status', () => {
  it.each([
    'awaiting_pickup',
    'customer_pickup_failed',
    'in_transit_to_darnley',
    'arrived_at_darnley',
    'in_transit_to_customer',
    'customer_delivery_failed',
    'awaiting_store_collection',
    'finished',
    'cancelled',
  ])('is sent for %s and links to the order', (to) => {
    const mail = statusMail({ ...order, from: 'attention_required', to }, sender)
    expect(mail?.subject).toContain('your Darnley order DN-48213')
    expect(mail?.text).toContain(`/order?orderIdToken=${order.token}`)
    expect(mail?.html).not.toContain('<b>Amara')
  })

  it.each([
    ['awaiting_pickup', 'Your clothes are ready to travel', 'brings them to Darnley.'],
    ['customer_pickup_failed', 'We could not collect your clothes', 'find another day'],
    ['in_transit_to_darnley', 'Your clothes are on their way to us', 'have reached Darnley'],
    ['arrived_at_darnley', 'Your clothes have arrived', 'the turnaround that you chose begins'],
    ['in_transit_to_customer', 'Your clothes are on their way back', 'The work is done'],
    ['customer_delivery_failed', 'We could not deliver your clothes', 'find another day'],
    ['awaiting_store_collection', 'Your clothes are ready to collect', 'your order number'],
    ['finished', 'Your order is finished', 'back with you'],
    ['cancelled', 'Your order was cancelled', 'if you did not expect this'],
  ])('says for %s: %s', (to, heading, part) => {
    const words = statusWords({ from: 'in_progress', to, companySlug: 'darnley' }, 'Darnley')
    expect(words?.heading).toBe(heading)
    expect(words?.text).toContain(part)
  })

  it('is sent for an unpaid order that is cancelled', () => {
    const unpaid = { from: 'awaiting_payment', to: 'cancelled', companySlug: 'darnley' }
    expect(statusWords(unpaid, 'Darnley')?.heading).toBe('Your order was cancelled')
  })

  it('is not sent for steps inside the workshop', () => {
    const quiet = orderStatuses('darnley').filter(
      (to) => !statusWords({ from: 'in_progress', to, companySlug: 'darnley' }, 'Darnley'),
    )
    expect(quiet).toEqual([
      'awaiting_payment',
      'awaiting_store_dropoff',
      'delivery_to_darnley_failed',
      'in_progress',
      'awaiting_delivery',
      'attention_required',
    ])
  })

  it('is not sent in addition to the confirmation', () => {
    const placed = { from: 'awaiting_payment', to: 'awaiting_pickup', companySlug: 'darnley' }
    expect(statusWords(placed, 'Darnley')).toBeNull()
  })
})
