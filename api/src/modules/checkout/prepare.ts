import { randomUUID } from 'node:crypto'
import type { GuestCheckout } from 'shared/contract/checkout'
import type { Storefront } from 'shared/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { basketRepository, type StoredBasket } from '#src/modules/basket/repository.ts'
import { type Derived, deriveEntries } from '#src/modules/basket/rules.ts'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'
import { addCollection } from '#src/modules/couriers/jobs/add.ts'
import { claimCode, type UsableDiscount } from '#src/modules/discounts/judge.ts'
import { discountRepository } from '#src/modules/discounts/repository.ts'
import { addConfirmation } from '#src/modules/orders/confirmation.ts'
import {
  type NewOrder,
  type Order,
  orderRepository,
  type OrderSnapshot,
} from '#src/modules/orders/repository.ts'
import { firstStatus } from '#src/modules/orders/rules.ts'
import type { Intent } from '#src/modules/payment/provider.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { hasSamePrices, makeSnapshot } from './snapshot.ts'

export interface Preparation {
  readonly basketId: string
  readonly details: GuestCheckout
  readonly storefront: Storefront | null
  /** Who orders, for the history of the order. */
  readonly actor: string
  readonly catalogue: Catalogue
  readonly numberPrefix: string
  /** The intent that the provider was just asked about and that is not paid. */
  readonly checked: Pick<Intent, 'id' | 'amount'> | null
}

export type Prepared =
  | { readonly type: 'refused'; readonly detail: string }
  | { readonly type: 'coupon-refused' }
  /** The unpaid order has an intent that may be paid by now: ask first. */
  | { readonly type: 'ask-provider'; readonly order: Order }
  /** The price is another one: nobody may pay the former any more (I3). */
  | { readonly type: 'withdraw-intent'; readonly order: Order }
  | { readonly type: 'unpaid'; readonly order: Order }
  | { readonly type: 'placed'; readonly order: Order; readonly isNew: boolean }

/**
 * Makes or re-prices the one unpaid order of a basket. Holding the basket's row lets two checkouts of it come one
 * after the other, so that they end in one order.
 */
export async function prepareOrder(db: Executor, wanted: Preparation): Promise<Prepared> {
  const basket = await basketRepository(db).lock(wanted.basketId)
  if (!basket || basket.storefrontDomain !== (wanted.storefront?.domain ?? null))
    return refused('Your basket is empty')
  const existing = await holdOrder(db, basket)
  if (existing && existing.status !== 'awaiting_payment')
    return { type: 'placed', order: existing, isNew: false }
  if (existing?.paymentIntentId && existing.paymentIntentId !== wanted.checked?.id)
    return { type: 'ask-provider', order: existing }
  if (basket.entries.length === 0) return refused('Your basket is empty')
  const now = deriveNow(basket, wanted)
  if (now.faults.length > 0)
    return refused('Something in your basket is no longer offered. Please remove it and try again.')
  // The basket goes on showing both prices until the customer agrees by storing it anew (F27).
  if (!hasSamePrices(basket.entries, now.entries))
    return refused('Prices have changed. Please look at your basket and try again.')
  const { coupon_code: code } = wanted.details
  const discount = code ? await claimCode(db, { code, basketId: basket.id }) : null
  if (code && !discount) return { type: 'coupon-refused' }
  const snapshot = makeSnapshot({
    entries: now.entries,
    basketVersion: basket.version,
    details: wanted.details,
    storefront: wanted.storefront,
    discount,
  })
  if (existing?.paymentIntentId && snapshot.total !== wanted.checked?.amount)
    return { type: 'withdraw-intent', order: existing }
  return writeOrder(db, { wanted, basket, existing, snapshot, discount })
}

/**
 * The plain first checkout of a basket (no code, something to pay by card) in one read and one write, without holding
 * anything: the indexes let a basket have one unpaid order, and one of each version. Null where there is more to it,
 * which prepareOrder sees to.
 */
export async function prepareFirstOrder(
  db: Executor,
  wanted: Preparation,
): Promise<Prepared | null> {
  const { details, storefront, checked } = wanted
  if (checked || details.coupon_code || details.in_store_type !== null) return null
  const basket = await basketRepository(db).find(wanted.basketId)
  if (!basket || basket.storefrontDomain !== (storefront?.domain ?? null)) return null
  const now = deriveNow(basket, wanted)
  const isAsSeen = now.faults.length === 0 && hasSamePrices(basket.entries, now.entries)
  if (basket.entries.length === 0 || !isAsSeen) return null
  const snapshot = makeSnapshot({
    entries: now.entries,
    basketVersion: basket.version,
    details,
    storefront,
    discount: null,
  })
  if (snapshot.total <= 0) return null
  const order = await orderRepository(db).insert(newOrder({ snapshot, basket, wanted }))
  return order && { type: 'unpaid', order }
}

function deriveNow(basket: StoredBasket, { catalogue, storefront }: Preparation): Derived {
  return deriveEntries({ entries: basket.entries, catalogue, rate: rateOf(storefront) })
}

/** A payment that arrives just now waits, or it would be for a price that is no longer the order's (I3). */
async function holdOrder(db: Executor, basket: StoredBasket): Promise<Order | null> {
  const repository = orderRepository(db)
  const order = await repository.ofBasket(basket)
  if (order?.status !== 'awaiting_payment') return order
  const held = await repository.lock(order.id)
  return held?.status === 'awaiting_payment' ? held : repository.ofBasket(basket)
}

interface ToWrite {
  readonly wanted: Preparation
  readonly basket: StoredBasket
  readonly existing: Order | null
  readonly snapshot: OrderSnapshot
  readonly discount: UsableDiscount | null
}

async function writeOrder(
  db: Executor,
  { wanted, basket, existing, snapshot, discount }: ToWrite,
): Promise<Prepared> {
  const repository = orderRepository(db)
  const order = existing
    ? await repository.reprice(existing.id, snapshot)
    : await repository.insert(newOrder({ snapshot, basket, wanted }))
  // The other checkout of this basket, which held nothing, was quicker: its order is there by now.
  if (!order) return prepareOrder(db, wanted)
  // After the order's row, as a cancellation does: neither waits for the other's.
  if (discount)
    await discountRepository(db).reserve({ ...discount, orderId: order.id, basketId: basket.id })
  else if (existing?.couponCode) await discountRepository(db).release(order.id)
  // A shop charges its customer itself, and nothing to pay needs no card.
  const isCharged = order.inStoreType !== null
  if (!isCharged && order.total > 0) return { type: 'unpaid', order }
  const placed = await repository.changeStatus({
    order,
    to: firstStatus(order),
    actor: wanted.actor,
    isPaid: isCharged,
  })
  await addConfirmation(db, placed)
  await addCollection(db, placed)
  return { type: 'placed', order: placed, isNew: true }
}

function newOrder({
  snapshot,
  basket,
  wanted,
}: Pick<ToWrite, 'snapshot' | 'basket' | 'wanted'>): NewOrder {
  return {
    ...snapshot,
    id: randomUUID(),
    token: makeToken(),
    basketId: basket.id,
    numberPrefix: wanted.numberPrefix,
  }
}

function refused(detail: string): Prepared {
  return { type: 'refused', detail }
}
