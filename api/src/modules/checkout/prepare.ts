import { randomUUID } from 'node:crypto'
import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Database, Executor } from '#src/db/database.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { withoutLines } from '#src/modules/basket/lines.ts'
import { basketRepository, type StoredBasket } from '#src/modules/basket/repository.ts'
import { deriveEntries } from '#src/modules/basket/rules.ts'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'
import { claimCode, type UsableDiscount } from '#src/modules/discounts/judge.ts'
import { discountRepository } from '#src/modules/discounts/repository.ts'
import {
  type NewOrder,
  type Order,
  orderRepository,
  type OrderSnapshot,
} from '#src/modules/orders/repository.ts'
import { firstStatus } from '#src/modules/orders/rules.ts'
import { settleOrder } from '#src/modules/orders/settlement-repository.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { type BasketToOrder, findBasketToOrder, placedOrderOf } from './repository.ts'
import { hasSamePrices, makeSnapshot } from './snapshot.ts'

export interface Preparation {
  readonly basketId: string
  readonly details: GuestCheckout
  readonly shownVersion?: number | undefined
  readonly storefront: Storefront | null
  /** Actor for the order's history. */
  readonly actor: string
  readonly catalogue: Catalogue
  readonly numberPrefix: string
  /** The unpaid intent that the provider just returned. */
  readonly checked: Pick<Intent, 'id' | 'amount'> | null
}

export type Prepared =
  | { readonly type: 'refused'; readonly detail: string }
  | { readonly type: 'coupon-refused' }
  /** The unpaid order has an intent that may have been paid: ask the provider first. */
  | { readonly type: 'ask-provider'; readonly order: Order }
  /** The price has changed: the former price must no longer be payable (I3). */
  | { readonly type: 'withdraw-intent'; readonly order: Order }
  | { readonly type: 'unpaid'; readonly order: Order }
  | { readonly type: 'placed'; readonly order: Order; readonly isNew: boolean }
  /** Another tab or a payment changed the order in the meantime: retry. */
  | { readonly type: 'moved' }

/**
 * Creates or reprices the one unpaid order of a basket, and places it when no card is needed. No lock is held between
 * reading and writing: each write is conditional on what was read, and indexes allow a basket one unpaid order and
 * one order for each version.
 */
export async function prepareOrder(db: Database, wanted: Preparation): Promise<Prepared> {
  const domain = wanted.storefront?.domain ?? null
  const found = await findBasketToOrder(db, { id: wanted.basketId, domain })
  if (!found) return refused('Your basket is empty')
  const { basket, order: existing } = found
  const { shownVersion = basket.version } = wanted
  if (shownVersion !== basket.version)
    return orderAsShown(db, { basketId: basket.id, shownVersion })
  const isUnpaid = existing?.status === 'awaiting_payment'
  if (isUnpaid && existing.paymentIntentId && existing.paymentIntentId !== wanted.checked?.id)
    return { type: 'ask-provider', order: existing }
  if (found.paid.length > 0) return takeOutPaid(db, found)
  // Nothing is left of what was ordered, or the basket is unchanged since: a repeat of the same checkout.
  const isRepeated = basket.entries.length === 0 || existing?.basketVersion === basket.version
  if (existing && !isUnpaid && isRepeated) return { type: 'placed', order: existing, isNew: false }
  if (basket.entries.length === 0) return refused('Your basket is empty')
  const now = deriveEntries({
    entries: basket.entries,
    catalogue: wanted.catalogue,
    rate: rateOf(wanted.storefront),
  })
  if (now.faults.length > 0)
    return refused('Something in your basket is no longer offered. Please remove it and try again.')
  // The basket shows both prices until the customer accepts the new ones by storing it again (F27).
  if (!hasSamePrices(basket.entries, now.entries))
    return refused('Prices have changed. Please look at your basket and try again.')
  return writeOrder(db, {
    wanted,
    basket,
    existing: isUnpaid ? existing : null,
    entries: now.entries,
  })
}

/**
 * Handles a basket that has changed since its price was shown: by its order, whose response was lost, or in another
 * tab.
 */
async function orderAsShown(
  db: Database,
  { basketId, shownVersion }: { readonly basketId: string; readonly shownVersion: number },
): Promise<Prepared> {
  const order = await placedOrderOf(db, { basketId, version: shownVersion })
  return order
    ? { type: 'placed', order, isNew: false }
    : refused('Your basket has changed. Please look at it and try again.')
}

/** Removes lines that were paid on another device, where the basket had been restored. */
async function takeOutPaid(db: Database, { basket, paid }: BasketToOrder): Promise<Prepared> {
  const entries = withoutLines(basket.entries, paid)
  const taken = await basketRepository(db).replace({ ...basket, entries })
  return taken
    ? refused('Something in your basket has been paid for already. Please look at your basket.')
    : { type: 'moved' }
}

interface ToWrite {
  readonly wanted: Preparation
  readonly basket: StoredBasket
  readonly existing: Order | null
  readonly entries: BasketEntry[]
}

/** Writes the order: in one statement for a plain card order, otherwise in one transaction. */
async function writeOrder(db: Database, toWrite: ToWrite): Promise<Prepared> {
  const { existing, wanted } = toWrite
  const { coupon_code: code } = wanted.details
  if (code) return db.transaction((transaction) => writeWithCode(transaction, { ...toWrite, code }))
  const snapshot = snapshotOf(toWrite, null)
  const write = (executor: Executor): Promise<Prepared> =>
    writeSnapshot(executor, { ...toWrite, snapshot, discount: null })
  return isForCard(snapshot) && !existing?.couponCode ? write(db) : db.transaction(write)
}

async function writeWithCode(
  db: Executor,
  { code, ...toWrite }: ToWrite & { readonly code: string },
): Promise<Prepared> {
  const discount = await claimCode(db, { code, basketId: toWrite.basket.id })
  if (!discount) return { type: 'coupon-refused' }
  return writeSnapshot(db, { ...toWrite, snapshot: snapshotOf(toWrite, discount), discount })
}

function snapshotOf(
  { wanted, basket, entries }: ToWrite,
  discount: UsableDiscount | null,
): OrderSnapshot {
  const { details, storefront } = wanted
  return makeSnapshot({ entries, basketVersion: basket.version, details, storefront, discount })
}

/** A shop charges its customer itself, and a total of zero needs no card. */
function isForCard({ inStoreType, total }: Pick<Order, 'inStoreType' | 'total'>): boolean {
  return inStoreType === null && total > 0
}

interface ToPrice extends ToWrite {
  readonly snapshot: OrderSnapshot
  readonly discount: UsableDiscount | null
}

async function writeSnapshot(
  db: Executor,
  { wanted, basket, existing, snapshot, discount }: ToPrice,
): Promise<Prepared> {
  if (existing?.paymentIntentId && snapshot.total !== wanted.checked?.amount)
    return { type: 'withdraw-intent', order: existing }
  const repository = orderRepository(db)
  const order = existing
    ? await repository.reprice(existing, snapshot)
    : await repository.insert(newOrder({ snapshot, basket, wanted }))
  if (!order) return { type: 'moved' }
  // Locks after the order's row, as a cancellation does, which prevents a deadlock.
  if (discount)
    await discountRepository(db).reserve({ ...discount, orderId: order.id, basketId: basket.id })
  else if (existing?.couponCode) await discountRepository(db).release(order.id)
  return isForCard(order) ? { type: 'unpaid', order } : place(db, { order, actor: wanted.actor })
}

async function place(
  db: Executor,
  { order, actor }: { readonly order: Order; readonly actor: string },
): Promise<Prepared> {
  const placed = await settleOrder(db, {
    order,
    to: firstStatus(order),
    actor,
    isPaid: order.total > 0,
  })
  return placed ? { type: 'placed', order: placed, isNew: true } : { type: 'moved' }
}

function newOrder({
  snapshot,
  basket,
  wanted,
}: Pick<ToPrice, 'snapshot' | 'basket' | 'wanted'>): NewOrder {
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
