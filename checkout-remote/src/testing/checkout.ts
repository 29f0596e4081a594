import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { minor } from '@darnley/domain/money'
import { emptyForm, type CheckoutForm } from '#src/lib/form.ts'

const way = (
  name: DeliveryProvider['name'],
  display_name: string,
  price: number,
): DeliveryProvider => ({
  name,
  display_name,
  price: minor(price),
  inbound: { description: `Send it by ${display_name}`, extra_description: '' },
  outbound: { description: `Comes back by ${display_name}`, extra_description: '' },
})

const point = (name: string, line1: string, postcode: string, miles: number) => ({
  days: [1, 2, 3, 4, 5, 6] as const satisfies DeliveryProvider['days'],
  point: {
    name,
    address: { line1, line2: '', city: 'London', postcode },
    opening_hours: (
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
    ).map((day) => ({ day, opens: '10:00', closes: '20:00' })),
    miles,
  },
})

/** What a customer in London is offered. */
export const everyWay: DeliveryProvider[] = [
  {
    ...way('RMTracked24Collection', 'Royal Mail Tracked 24 with collection', 395),
    inbound: {
      description: 'Your postie collects the parcel from your door',
      extra_description:
        'Have it packed by 7 am on the day of collection. Your postie brings the label.',
    },
    outbound: null,
  },
  way('RMTracked24', 'Royal Mail Tracked 24', 395),
  way('RMTracked48', 'Royal Mail Tracked 48', 395),
  way('RMSpecialGND1000', 'Royal Mail Special Delivery, insured to £1,000', 395),
  way('RMSpecialGND2500', 'Royal Mail Special Delivery, insured to £2,500', 395),
  way('DPD', 'DPD', 395),
  {
    ...way('WFLondon', 'Drop-off point London', 0),
    ...point('Maison Vale, Marylebone', '12 Chiltern Street', 'W1U 7PT', 4),
  },
  {
    ...way('WFStratford', 'Drop-off point Stratford', 0),
    ...point('Kirk & Daughters, Stratford', '5 The Broadway', 'E15 4QS', 2.5),
  },
]

export const ways: DeliveryProvider[] = [
  way('RMTracked48', 'Royal Mail Tracked 48', 300),
  way('DPD', 'DPD', 400),
]

/** A form with every step confirmed; tests take confirmations away. */
export const filledForm: CheckoutForm = {
  ...emptyForm,
  details: {
    name: 'Amara Osei',
    email: 'amara.osei@example.com',
    phone: '+447700900123',
    country: 'GB',
    ifUnanswered: 'go_on',
  },
  shipping: { inbound: 'RMTracked48', outbound: 'DPD', inStoreType: null },
  address: { house: '14', line1: 'Weavers Row', line2: '', city: 'Leeds', postcode: 'LS1 4AB' },
  turnaround: { choice: 'standard', price: minor(0) },
  confirmed: ['details', 'shipping', 'address', 'turnaround'],
}
