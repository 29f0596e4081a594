import { orderStatuses } from '@darnley/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { statusMail } from './status-mail.ts'
import { statusWords } from './status-words.ts'

const sender = {
  companyName: 'Darnley',
  supportEmail: 'care@darnley.example',
  siteUrl: 'http://localhost:3000',
}
const order = {
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
