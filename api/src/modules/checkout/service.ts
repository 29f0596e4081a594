import type { GuestCheckout, GuestCheckoutResponse } from 'shared/contract/checkout'
import type { Storefront } from 'shared/contract/storefront-session'
import { minor } from 'shared/money'
import { conflict, ValidationFailed } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { type Intent, IntentMoved } from '#src/modules/payment/provider.ts'
import { paymentRepository } from '#src/modules/payment/repository.ts'
import type { Services } from '#src/services.ts'
import { COUPON_FAULT } from './details.ts'
import { ensureIntent } from './intent.ts'
import { type Prepared, prepareOrder } from './prepare.ts'

export interface Checkout {
  readonly basketId: string
  readonly details: GuestCheckout
  readonly storefront: Storefront | null
  readonly actor: string
}

/** Turns a basket into its order and, where a card is to be charged, the order's payment intent. */
export async function checkout(
  services: Services,
  wanted: Checkout,
): Promise<GuestCheckoutResponse> {
  let checked: Intent | null = null
  for (;;) {
    const prepared = await prepare(services, { ...wanted, checkedIntent: checked?.id ?? null })
    switch (prepared.type) {
      case 'refused':
        throw conflict(prepared.detail)
      case 'coupon-refused':
        throw new ValidationFailed([COUPON_FAULT])
      case 'placed':
        return finish(services, { ...prepared, checked })
      case 'unpaid':
        return offerPayment(services, { order: prepared.order, checked })
      case 'ask-provider':
        checked = await askProvider(services, prepared.order)
    }
  }
}

async function prepare(
  { db, catalogue, config }: Services,
  wanted: Checkout & { readonly checkedIntent: string | null },
): Promise<Prepared> {
  const current = await catalogue.current()
  return db.transaction((transaction) =>
    prepareOrder(transaction, {
      ...wanted,
      catalogue: current,
      numberPrefix: config.company.orderPrefix,
    }),
  )
}

/** What became of the intent of an unpaid order; null when it was cancelled and another one is needed. */
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
  // The next turn finds the order placed and answers with its receipt.
  if (intent.status === 'succeeded') await settle({ intent })
  return intent
}

interface Unpaid {
  readonly order: Order
  readonly checked: Intent | null
}

async function offerPayment(
  { db, payments }: Services,
  unpaid: Unpaid,
): Promise<GuestCheckoutResponse> {
  const repository = paymentRepository(db)
  const intent = await ensureIntent({ payments, repository }, unpaid)
  return {
    order_id_token: unpaid.order.token,
    client_secret: intent.clientSecret,
    payable_price: minor(intent.amount),
    free_order: false,
  }
}

/** Nothing is left to pay by card, so the page goes on to the thank-you page. */
async function finish(
  services: Services,
  { order, isNew, checked }: { order: Order; isNew: boolean; checked: Intent | null },
): Promise<GuestCheckoutResponse> {
  if (isNew) {
    services.outbox.kick()
    if (checked) await dropPayment(services, { order, intent: checked })
  }
  const isCharged = order.inStoreType !== null
  return {
    order_id_token: order.token,
    client_secret: null,
    payable_price: isCharged ? order.total : minor(0),
    free_order: !isCharged,
  }
}

/** Nothing is to be paid any more. Money that came in this very moment is recorded and held for a person. */
async function dropPayment(
  { payments, settle, log }: Services,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  try {
    await payments.cancel(intent.id)
  } catch (error) {
    log.warn({ order: order.id }, 'the intent of a free order was not cancelled')
    if (error instanceof IntentMoved) await settle({ intent: await payments.retrieve(intent.id) })
  }
}
