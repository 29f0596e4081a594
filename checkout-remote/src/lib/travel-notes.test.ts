import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { OrderDetails } from '@darnley/contract/orders'
import { providerNames } from '@darnley/domain/delivery'
import { minor } from '@darnley/domain/money'
import { expect, test } from 'vitest'
import { returningNote, sendingNote } from './travel-notes.ts'

interface Sent {
  readonly inbound: DeliveryProviderCode
  readonly outbound?: DeliveryProviderCode
  readonly label?: string
  readonly status?: string
}

function order({ inbound, outbound = 'DPD', label, status = 'awaiting_pickup' }: Sent) {
  const provider = (name: DeliveryProviderCode) => ({
    name,
    display_name: providerNames[name],
  })
  return {
    _id: 'order',
    collection_ref: 'DN-48213',
    status,
    created_at: '2026-11-23T10:00:00Z',
    customer_email: 'amara@example.com',
    refund: null,
    total_price: minor(2200),
    express: false,
    inbound: {
      originating_address: { full_name: 'Amara Osei' },
      delivery_provider: provider(inbound),
      description: 'How it goes',
    },
    outbound: { delivery_provider: provider(outbound) },
    store: null,
    royal_mail_label_url: label ?? null,
    items: [],
  } satisfies OrderDetails
}

const days = { handedOver: 'Mon 23 November', arrives: 'Wed 25 November', back: 'Fri 4 December' }

test('[C25] a label is mentioned only when the order has one', () => {
  expect(sendingNote(order({ inbound: 'DPD', label: '/label' }), days)).toContain(
    'Print the postage label below',
  )
  expect(sendingNote(order({ inbound: 'RMTracked24Collection' }), days)).toBe(
    'How it goes. Collected on Mon 23 November, they are with us by Wed 25 November.',
  )
})

test('[C26] a code is mentioned only while it is shown', () => {
  const brought = { inbound: 'WFLondon', status: 'awaiting_store_dropoff' } as const
  expect(sendingNote(order(brought), days)).toContain('Show the code above at the counter')
  const later = order({ inbound: 'WFLondon', status: 'awaiting_pickup' })
  expect(sendingNote(later, days)).not.toContain('code')
})

test('[C37] collected items are not described as brought, and vice versa', () => {
  expect(returningNote(order({ inbound: 'DPD', outbound: 'WFLondon' }), days)).toBe(
    'Ready to fetch by Fri 4 December at Drop-off point London.',
  )
  expect(returningNote(order({ inbound: 'DPD' }), days)).toBe(
    'Back with you by Fri 4 December, ready to wear.',
  )
})
