import { randomUUID } from 'node:crypto'
import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Fees } from '@darnley/contract/help'
import type { Storefront } from '@darnley/contract/storefront-session'
import { minor } from '@darnley/domain/money'
import { priceOrder } from '@darnley/domain/pricing'
import { type Day, toDay } from '@darnley/domain/turnaround'
import type { Database, Executor } from '#src/db/database.ts'
import { conflict, ValidationFailed } from '#src/lib/http-error.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { claimCode, type UsableDiscount } from '#src/modules/discounts/judge.ts'
import { discountRepository } from '#src/modules/discounts/repository.ts'
import { discountOn } from '#src/modules/discounts/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { firstStatus } from '#src/modules/orders/rules.ts'
import { settleOrder } from '#src/modules/orders/settlement-repository.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { COUPON_FAULT } from './details.ts'
import { type AgreedOrder, insertOrder, repriceOrder } from './repository.ts'

interface ToWrite {
  readonly basket: { readonly id: string; readonly version: number }
  /** At the catalogue's prices, which the customer saw. */
  readonly entries: BasketEntry[]
  readonly details: GuestCheckout
  /** By when the work is expected to be done. */
  readonly dueOn: Day
  readonly storefront: Storefront | null
  /** Delivery and express at the rate of the storefront. */
  readonly fees: Fees
  /** Delivery and express as the customer saw them; unknown for an older page. */
  readonly shownFees: number | undefined
  /** Actor for the order's history. */
  readonly actor: string
  readonly numberPrefix: string
  /** The basket's unpaid order. */
  readonly existing: Order | null
  /** Amount of that order's intent, which the provider just returned. */
  readonly intentAmount: number | undefined
}

/** What a basket's order needs next. */
export type Prepared =
  | { readonly type: 'unpaid'; readonly order: Order }
  | { readonly type: 'placed'; readonly order: Order; readonly isNew: boolean }
  /** The unpaid order has an intent that may have been paid: ask the provider first. */
  | { readonly type: 'ask-provider'; readonly order: Order }
  /** The price has changed: the former price must no longer be payable (I3). */
  | { readonly type: 'withdraw-intent'; readonly order: Order }
  /** Another tab or a payment changed the order in the meantime: retry. */
  | { readonly type: 'moved' }

/**
 * Writes the order at its agreed prices: in one statement for a plain card order, otherwise in one transaction.
 * @throws ValidationFailed for a code that cannot be used, LinesPaidBefore
 */
export async function writeOrder(db: Database, toWrite: ToWrite): Promise<Prepared> {
  const { coupon_code: code } = toWrite.details
  if (code) return db.transaction((transaction) => writeWithCode(transaction, { ...toWrite, code }))
  const priced: Priced = { ...toWrite, agreed: agree(toWrite, null), discount: null }
  return isForCard(priced.agreed) && !toWrite.existing?.couponCode
    ? write(db, priced)
    : db.transaction((transaction) => write(transaction, priced))
}

async function writeWithCode(
  db: Executor,
  { code, ...toWrite }: ToWrite & { readonly code: string },
): Promise<Prepared> {
  const { email } = toWrite.details
  const discount = await claimCode(db, { code, basketId: toWrite.basket.id, email })
  if (!discount) throw new ValidationFailed([COUPON_FAULT])
  return write(db, { ...toWrite, agreed: agree(toWrite, discount), discount })
}

/** Returns the order at its agreed prices, which are the ones charged. @throws HttpError 409 for fees that changed */
function agree(
  { basket, entries, details, dueOn, storefront, fees, shownFees }: ToWrite,
  discount: UsableDiscount | null,
): AgreedOrder {
  const rate = rateOf(storefront)
  const price = priceOrder({
    entries,
    fees,
    inbound: details.collection_provider,
    outbound: details.dropoff_provider,
    inStoreType: details.in_store_type,
    express: details.express,
    discountAmount: discount && discountOn(entries, discount.percentage),
  })
  if (shownFees !== undefined && shownFees !== (price.shipping ?? 0) + (price.express ?? 0))
    throw conflict('Prices have changed. Please look at delivery and turnaround and try again.')
  return {
    basketVersion: basket.version,
    storefrontId: storefront?.id ?? null,
    customerName: details.customer_name,
    email: details.email,
    phone: details.phone,
    address: details.address,
    collectionProvider: details.collection_provider,
    dropoffProvider: details.dropoff_provider,
    pickupDay: toDay(details.pickup_day),
    broughtToFitting: details.brought_to_fitting ?? false,
    inStoreType: details.in_store_type,
    express: details.express,
    ifUnanswered: details.if_unanswered ?? 'go_on',
    dueOn,
    originSystem: details.origin_system,
    couponCode: discount?.code ?? null,
    entries,
    rate,
    subtotal: price.subtotal,
    shipping: price.shipping ?? minor(0),
    discount: price.discount,
    expressPrice: price.express,
    total: price.total,
  }
}

/** A shop charges its customer itself, and a total of zero needs no card. */
function isForCard({ inStoreType, total }: Pick<Order, 'inStoreType' | 'total'>): boolean {
  return inStoreType === null && total > 0
}

interface Priced extends ToWrite {
  readonly agreed: AgreedOrder
  readonly discount: UsableDiscount | null
}

async function write(
  db: Executor,
  { basket, existing, intentAmount, agreed, discount, actor, numberPrefix }: Priced,
): Promise<Prepared> {
  if (existing?.paymentIntentId && agreed.total !== intentAmount)
    return { type: 'withdraw-intent', order: existing }
  const created = { id: randomUUID(), token: makeToken(), basketId: basket.id, numberPrefix }
  const order = existing
    ? await repriceOrder(db, { order: existing, agreed })
    : await insertOrder(db, { ...agreed, ...created })
  if (!order) return { type: 'moved' }
  // Locks after the order's row, as a cancellation does, which prevents a deadlock.
  if (discount)
    await discountRepository(db).reserve({
      ...discount,
      ...{ orderId: order.id, basketId: basket.id, email: order.email },
    })
  else if (existing?.couponCode) await discountRepository(db).release(order.id)
  if (isForCard(order)) return { type: 'unpaid', order }
  const to = firstStatus(order)
  const placed = await settleOrder(db, { order, to, actor, isPaid: order.total > 0 })
  return placed ? { type: 'placed', order: placed, isNew: true } : { type: 'moved' }
}
