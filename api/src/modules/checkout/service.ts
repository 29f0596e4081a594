import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import { minor } from '@darnley/domain/money'
import { CARD_MINIMUM } from '@darnley/domain/pricing'
import { conflict, unavailable } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { IntentMoved } from '#src/modules/payment/provider.ts'
import { paymentRepository } from '#src/modules/payment/repository.ts'
import type { Services } from '#src/services.ts'
import { ensureIntent } from './intent.ts'
import { type Checkout, prepareOrder } from './prepare.ts'

/** Each attempt follows a concurrent change of the order by another tab or a payment. */
const MAX_ATTEMPTS = 20

/** Creates the order of a basket and, when a card is to be charged, its payment intent. */
export async function checkout(
  services: Services,
  wanted: Checkout,
): Promise<GuestCheckoutResponse> {
  let checked: Intent | null = null
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const prepared = await prepareOrder(services, { ...wanted, checked })
    switch (prepared.type) {
      case 'placed':
        return finish(services, prepared)
      case 'unpaid': {
        const offer = await offerPayment(services, { order: prepared.order, checked })
        if (offer) return offer
        checked = null
        break
      }
      case 'withdraw-intent':
        checked = await withdrawIntent(services, prepared.order)
        break
      case 'ask-provider':
        checked = await askProvider(services, prepared.order)
        break
      case 'moved':
        checked = null
    }
  }
  throw unavailable('Your order is being changed at the moment. Please try again.')
}

/** Returns the current intent of an unpaid order; null when it was cancelled and another one is needed. */
async function askProvider(
  { db, payments, settle }: Services,
  order: Order,
): Promise<Intent | null> {
  const intent = await payments.retrieve(order.paymentIntentId ?? '')
  if (intent.status === 'processing')
    throw conflict('Your payment is being processed. Please wait a moment.')
  if (intent.status === 'canceled') {
    await paymentRepository(db).dropIntent(order)
    return null
  }
  // The next attempt finds the order placed and returns its receipt.
  if (intent.status === 'succeeded') await settle({ intent })
  return intent
}

/** Cancels the intent, so that its price can no longer be paid. One that was just paid stays as it is. */
async function withdrawIntent(services: Services, order: Order): Promise<Intent | null> {
  const { db, payments } = services
  try {
    await payments.cancel(order.paymentIntentId ?? '')
  } catch (error) {
    if (error instanceof IntentMoved) return askProvider(services, order)
    throw error
  }
  await paymentRepository(db).dropIntent(order)
  return null
}

interface Unpaid {
  readonly order: Order
  readonly checked: Intent | null
}

/**
 * Returns null when another tab changed the order in the meantime.
 * @throws HttpError 409 for less than a card can be charged, which a discount may leave
 */
async function offerPayment(
  { db, payments }: Services,
  unpaid: Unpaid,
): Promise<GuestCheckoutResponse | null> {
  if (unpaid.order.total < CARD_MINIMUM)
    throw conflict(
      'Cards cannot be charged less than 30p. Please add something to your basket, or remove the discount code.',
    )
  const repository = paymentRepository(db)
  const intent = await ensureIntent({ payments, repository }, unpaid)
  if (!intent) return null
  return {
    order_id_token: unpaid.order.token,
    client_secret: intent.clientSecret,
    payable_price: minor(intent.amount),
    free_order: false,
  }
}

/** Returns a response without a payment, with which the page goes on to the thank-you page. */
function finish(
  { outbox }: Services,
  { order, isNew }: { order: Order; isNew: boolean },
): GuestCheckoutResponse {
  if (isNew) outbox.wake()
  return {
    order_id_token: order.token,
    client_secret: null,
    payable_price: order.total,
    free_order: order.total === 0,
  }
}
