import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import { freshCopy } from '@darnley/testing/booking'
import { customer } from '@darnley/testing/customer'
import { paidEvent } from './paid-event.ts'
import { createVisitor, type Answered } from './visitor.ts'

/** Where a flow is run. */
export interface FlowTarget {
  readonly apiUrl: string
  readonly entry: BasketEntry
  readonly onAnswer?: (answered: Answered) => void
}

/** Books and pays as one new visitor, by nine calls. */
export async function runFlow(target: FlowTarget): Promise<void> {
  const { apiUrl, entry, onAnswer } = target
  const visitor = createVisitor(apiUrl, { ...(onAnswer && { onAnswer }) })
  const empty = await visitor.get<Basket>('/public/get_basket')
  const one = await visitor.post<Basket>('/public/update_basket', {
    version: empty.version,
    basket: [freshCopy(entry)],
  })
  const basket = [...one.basket, freshCopy(entry)]
  await visitor.post<Basket>('/public/update_basket', { version: one.version, basket })
  await visitor.get<Basket>('/public/get_basket')
  await visitor.get('/public/delivery_providers')
  const order = await visitor.post<GuestCheckoutResponse>(
    '/public/guest_checkout_v2',
    customer({ email: 'bench@example.com' }),
  )
  await pay(target, order)
  const token = encodeURIComponent(order.order_id_token)
  const { state } = await visitor.get<{ state: string }>(
    `/public/validate_order_paid?order_id_token=${token}`,
  )
  if (state !== 'paid') throw new Error(`The order is ${state}`)
  await visitor.get(`/public/order_details?order_id_token=${token}`)
}

/** Sends the webhook as signed by the payment provider, without a card payment. */
async function pay({ apiUrl, onAnswer }: FlowTarget, order: GuestCheckoutResponse): Promise<void> {
  const { body, headers } = paidEvent(order)
  const provider = createVisitor(apiUrl, { ...(onAnswer && { onAnswer }) })
  await provider.post('/public/stripe_webhook', body, headers)
}
