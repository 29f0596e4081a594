import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Storefront } from '@darnley/contract/storefront-session'
import { hasSamePrices } from '@darnley/domain/pricing'
import { type Day, toDay } from '@darnley/domain/turnaround'
import type { Database } from '#src/db/database.ts'
import { conflict, ValidationFailed } from '#src/lib/http-error.ts'
import { withoutLines } from '#src/modules/basket/without-lines.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { deriveEntries } from '#src/modules/basket/rules.ts'
import { fittingRepository } from '#src/modules/fittings/repository.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { expectedDueDay } from '#src/modules/orders/due-day.ts'
import { LinesPaidBefore } from '#src/modules/orders/settlement-repository.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import type { Services } from '#src/services.ts'
import { toFittingFault } from './details.ts'
import { type BasketToOrder, findBasketToOrder, placedOrderOf } from './repository.ts'
import { type Prepared, writeOrder } from './write-order.ts'

export interface Checkout {
  readonly basketId: string
  readonly details: GuestCheckout
  /** The basket version that the customer or the shop agreed to; any version when absent. */
  readonly shownVersion?: number | undefined
  /** Delivery and express as they were shown, in one sum. */
  readonly shownFees?: number | undefined
  readonly storefront: Storefront | null
  /** Actor for the order's history. */
  readonly actor: string
}

interface Attempt extends Checkout {
  /** The unpaid intent that the provider just returned. */
  readonly checked: Pick<Intent, 'id' | 'amount'> | null
}

/**
 * Creates or reprices the one unpaid order of a basket, and places it when no card is needed. No lock is held between
 * reading and writing: each write is conditional on what was read, and indexes allow a basket one unpaid order and
 * one order for each version.
 * @throws HttpError 409 that says what the customer has to look at, ValidationFailed for a code that cannot be used
 */
export async function prepareOrder(services: Services, wanted: Attempt): Promise<Prepared> {
  const { basketId, storefront, checked } = wanted
  const { db, config, places } = services
  const catalogue = await services.catalogue.current()
  const found = await findBasketToOrder(db, { id: basketId, domain: storefront?.domain ?? null })
  if (!found) throw conflict('Your basket is empty')
  const { basket, order: existing } = found
  const { shownVersion = basket.version } = wanted
  if (shownVersion !== basket.version) return orderAsShown(db, { basketId, shownVersion })
  const isUnpaid = existing?.status === 'awaiting_payment'
  if (isUnpaid && existing.paymentIntentId && existing.paymentIntentId !== checked?.id)
    return { type: 'ask-provider', order: existing }
  if (found.paid.length > 0) return takeOutPaid(db, found)
  // Nothing is left of what was ordered, or the basket is unchanged since: a repeat of the same checkout.
  const isRepeated = basket.entries.length === 0 || existing?.basketVersion === basket.version
  if (existing && !isUnpaid && isRepeated) return { type: 'placed', order: existing, isNew: false }
  if (basket.entries.length === 0) throw conflict('Your basket is empty')
  const now = deriveEntries({ entries: basket.entries, catalogue, rate: rateOf(storefront) })
  if (now.faults.length > 0)
    throw conflict('Something in your basket is no longer offered. Please remove it and try again.')
  // The basket shows both prices until the customer accepts the new ones by storing it again (F27).
  if (!hasSamePrices(basket.entries, now.entries))
    throw conflict('Prices have changed. Please look at your basket and try again.')
  const { express, collection_provider, in_store_type } = wanted.details
  const delivery = {
    collectionProvider: collection_provider,
    inStoreType: in_store_type,
    pickupDay: await handOverDay(db, { wanted, entries: now.entries }),
  }
  return writeOrder(db, {
    ...wanted,
    basket,
    dueOn: await expectedDueDay(places, { express, ...delivery }),
    entries: now.entries,
    fees: await siteFees(services, storefront),
    shownFees: wanted.shownFees,
    numberPrefix: config.company.orderPrefix,
    existing: isUnpaid ? existing : null,
    intentAmount: checked?.amount,
  }).catch((error: unknown) => {
    // A copy of the basket was paid concurrently: the next attempt reads it.
    if (error instanceof LinesPaidBefore) return { type: 'moved' }
    throw error
  })
}

/**
 * Returns the day on which the clothes are handed over, where the customer chose one: of a collection, or of the fitting
 * to which they are brought.
 * @throws ValidationFailed when this basket cannot be brought to a fitting
 */
async function handOverDay(
  db: Database,
  { wanted, entries }: { readonly wanted: Attempt; readonly entries: readonly BasketEntry[] },
): Promise<Day | null> {
  const { basketId, details } = wanted
  if (details.brought_to_fitting !== true) return toDay(details.pickup_day)
  const held = await fittingRepository(db).ofBasket(basketId)
  const time = held?.seat == null ? null : held
  const fault = toFittingFault(details, { entries, hasTime: time !== null })
  if (fault) throw new ValidationFailed([fault])
  return time?.date ?? null
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
  if (!order) throw conflict('Your basket has changed. Please look at it and try again.')
  return { type: 'placed', order, isNew: false }
}

/** Removes lines that were paid on another device, where the basket had been restored. */
async function takeOutPaid(db: Database, { basket, paid }: BasketToOrder): Promise<Prepared> {
  const entries = withoutLines(basket.entries, paid)
  const taken = await basketRepository(db).replace({ ...basket, entries })
  if (!taken) return { type: 'moved' }
  throw conflict('Something in your basket has been paid for already. Please look at your basket.')
}
