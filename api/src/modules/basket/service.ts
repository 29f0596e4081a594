import type { Basket, BasketEntry, BasketUpdate } from '@darnley/contract/basket'
import type { ValidationFault } from '@darnley/contract/errors'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { HttpError, refuseFaults } from '#src/lib/http-error.ts'
import type { Catalogue, CatalogueClient } from '#src/modules/catalogue/catalogue.ts'
import { applyHeld } from '#src/modules/discounts/held.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { basketRepository, type StoredBasket } from './repository.ts'
import { changedLines } from './changed-lines.ts'
import { storeEntries } from './store-entries.ts'
import { type Derived, deriveEntries, deriveUpdate, type EntryFault } from './rules.ts'
import { viewBasket } from './view.ts'

/** A visitor's basket on one site. A basket never moves to a site with other prices. */
export interface BasketAddress {
  readonly id: string
  readonly site: Storefront | null
}

interface Dependencies {
  readonly db: Executor
  readonly catalogue: CatalogueClient
}

export async function readBasket(
  { db, catalogue }: Dependencies,
  address: BasketAddress,
): Promise<Basket> {
  const stored = await findBasket(db, address)
  return showBasket({ db, catalogue }, { stored, site: address.site })
}

interface ToShow {
  readonly stored: StoredBasket | null
  readonly site: Storefront | null
  /** Whether all entries were just derived from today's catalogue, so that none of them has changed. */
  readonly isJustDerived?: boolean
}

/** Returns the basket with its current discount and with the lines that the catalogue has changed since. */
async function showBasket(
  { db, catalogue }: Dependencies,
  { stored, site, isJustDerived = false }: ToShow,
): Promise<Basket> {
  const rate = rateOf(site)
  const basket = viewBasket(stored, { rate, discount: await applyHeld(db, stored) })
  if (basket.basket.length === 0 || isJustDerived) return basket
  // A basket can be shown without a catalogue; checkout requires one.
  const offered = await catalogue.current().catch(() => null)
  return offered
    ? { ...basket, ...changedLines({ entries: basket.basket, catalogue: offered, rate }) }
    : basket
}

/** Returns the stored basket, or null when there is none. @throws HttpError 403 when it belongs to another site */
export async function findBasket(
  db: Executor,
  { id, site }: BasketAddress,
): Promise<StoredBasket | null> {
  const stored = await basketRepository(db).find(id)
  if (stored && stored.storefrontDomain !== (site?.domain ?? null)) throw foreignBasket()
  return stored
}

export async function isStoredBasket(db: Executor, id: string): Promise<boolean> {
  return (await basketRepository(db).find(id)) !== null
}

/**
 * Replaces the entries if the basket has not changed since the given version.
 * @throws HttpError 409 with the current basket, ValidationFailed when an entry could not have been booked
 */
export async function updateBasket(
  { db, catalogue }: Dependencies,
  { id, site, update }: BasketAddress & { readonly update: BasketUpdate },
): Promise<Basket> {
  const { entries, faults, isJustDerived } = await deriveSent(
    { db, catalogue },
    { id, site, sent: update.basket },
  )
  refuseFaults(faults.map(toValidationFault))
  const storefrontDomain = site?.domain ?? null
  const saved = await storeEntries(db, { id, version: update.version, entries, storefrontDomain })
  if (!saved) throw stale(await readBasket({ db, catalogue }, { id, site }))
  return showBasket({ db, catalogue }, { stored: saved, site, isJustDerived })
}

interface SentToBasket extends BasketAddress {
  readonly sent: readonly BasketEntry[]
}

/** Returns the faults for which updateBasket would refuse the entries. */
export async function updateFaults(
  dependencies: Dependencies,
  wanted: SentToBasket,
): Promise<ValidationFault[]> {
  return (await deriveSent(dependencies, wanted)).faults.map(toValidationFault)
}

async function deriveSent(
  { db, catalogue }: Dependencies,
  { id, site, sent: entries }: SentToBasket,
): Promise<Derived & { readonly isJustDerived: boolean }> {
  const derivation = { entries, catalogue: await catalogue.current(), rate: rateOf(site) }
  const derived = deriveEntries(derivation)
  if (derived.faults.length === 0) return { ...derived, isJustDerived: true }
  // A stored line may stay even when the catalogue has withdrawn it.
  const stored = (await findBasket(db, { id, site }))?.entries ?? []
  return { ...deriveUpdate({ ...derivation, stored }), isJustDerived: false }
}

interface SentEntries {
  readonly entries: readonly BasketEntry[]
  readonly catalogue: Catalogue
  readonly site: Storefront | null
}

/**
 * Returns entries from outside the basket, at the catalogue's prices.
 * @throws ValidationFailed when an entry could not have been booked
 */
export function readEntries({ entries, catalogue, site }: SentEntries): BasketEntry[] {
  const derived = deriveEntries({ entries, catalogue, rate: rateOf(site) })
  refuseFaults(derived.faults.map(toValidationFault))
  return derived.entries
}

/** Returns the faults for which readEntries would refuse the entries. */
export function entryFaults({ entries, catalogue, site }: SentEntries): ValidationFault[] {
  return deriveEntries({ entries, catalogue, rate: rateOf(site) }).faults.map(toValidationFault)
}

function toValidationFault({ path, message }: EntryFault): ValidationFault {
  return { loc: ['body', 'basket', ...path], msg: message, type: 'not_bookable' }
}

/** Empties the basket, whatever its version. Does nothing for a basket that was never stored. */
export async function emptyBasket(
  dependencies: Dependencies,
  address: BasketAddress,
): Promise<Basket> {
  const { db } = dependencies
  const repository = basketRepository(db)
  for (;;) {
    const stored = await findBasket(db, address)
    const isEmpty = stored?.entries.length === 0 && stored.discountCode === null
    if (!stored || isEmpty) return showBasket(dependencies, { stored, site: address.site })
    const { id, version, storefrontDomain } = stored
    // The discount code is removed with the entries.
    const nothing = { entries: [], discountCode: null }
    const emptied = await repository.replace({ id, version, storefrontDomain, ...nothing })
    if (emptied) return showBasket(dependencies, { stored: emptied, site: address.site })
  }
}

function stale(current: Basket): HttpError {
  const detail = 'The basket was changed in the meantime'
  return new HttpError({ status: 409, detail, body: { detail, current } })
}

/** Cookies are host-only, so only a forged request reaches this. */
function foreignBasket(): HttpError {
  return new HttpError({ status: 403, detail: 'This basket belongs to another site' })
}
