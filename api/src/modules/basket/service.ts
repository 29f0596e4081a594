import type { Basket, BasketEntry, BasketUpdate } from '@darnley/contract/basket'
import type { ValidationFault } from '@darnley/contract/errors'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { HttpError, refuseFaults } from '#src/lib/http-error.ts'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { basketRepository, type NewEntries, type StoredBasket } from './repository.ts'
import { deriveUpdate } from './kept-lines.ts'
import { findPaidLines } from './paid-lines-repository.ts'
import { withoutLines } from './without-lines.ts'
import { type Derived, deriveEntries, type EntryFault } from './rules.ts'
import { type BasketDependencies, showBasket } from './view.ts'

/** A visitor's basket on one site. A basket never moves to a site with other prices. */
export interface BasketAddress {
  readonly id: string
  readonly site: Storefront | null
}

export async function readBasket(
  dependencies: BasketDependencies,
  address: BasketAddress,
): Promise<Basket> {
  const stored = await findBasket(dependencies.db, address)
  return showBasket(dependencies, { stored, site: address.site })
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
  dependencies: BasketDependencies,
  { id, site, update }: BasketAddress & { readonly update: BasketUpdate },
): Promise<Basket> {
  const { db } = dependencies
  const { entries, faults, isJustDerived } = await deriveSent(dependencies, {
    ...{ id, site },
    sent: update.basket,
  })
  refuseFaults(faults.map(toValidationFault))
  const storefrontDomain = site?.domain ?? null
  const saved = await storeEntries(db, { id, version: update.version, entries, storefrontDomain })
  if (!saved) throw stale(await readBasket(dependencies, { id, site }))
  return showBasket(dependencies, { stored: saved, site, isJustDerived })
}

/**
 * Stores the entries in the basket; returns null when its version has changed. Drops lines that were paid, which a
 * tab with an old state still sends.
 */
async function storeEntries(db: Executor, change: NewEntries): Promise<StoredBasket | null> {
  const repository = basketRepository(db)
  const saved = await repository.replace(change)
  if (saved) return saved
  const paid = await findPaidLines(db, change.entries)
  if (paid.length === 0) return null
  return repository.replace({ ...change, entries: withoutLines(change.entries, paid) })
}

interface SentToBasket extends BasketAddress {
  readonly sent: readonly BasketEntry[]
}

/** Returns the faults for which updateBasket would refuse the entries. */
export async function updateFaults(
  dependencies: BasketDependencies,
  wanted: SentToBasket,
): Promise<ValidationFault[]> {
  return (await deriveSent(dependencies, wanted)).faults.map(toValidationFault)
}

async function deriveSent(
  { db, catalogue }: BasketDependencies,
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
  dependencies: BasketDependencies,
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
