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
