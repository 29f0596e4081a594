import type { Basket, BasketUpdate } from 'shared/contract/basket'
import type { ValidationFault } from 'shared/contract/errors'
import type { Storefront } from 'shared/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { HttpError, ValidationFailed } from '#src/lib/http-error.ts'
import type { CatalogueClient } from '#src/modules/catalogue/catalogue.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { basketRepository, type StoredBasket } from './repository.ts'
import { deriveEntries, deriveUpdate, type EntryFault } from './rules.ts'
import { viewBasket } from './view.ts'

/** A visitor's basket on one site; a basket never moves to a site with other prices. */
export interface BasketAddress {
  readonly id: string
  readonly site: Storefront | null
}

interface Dependencies {
  readonly db: Executor
  readonly catalogue: CatalogueClient
}

export async function readBasket(db: Executor, address: BasketAddress): Promise<Basket> {
  return viewBasket(await findBasket(db, address), rateOf(address.site))
}

/** The stored basket, or null when there is none on this site. */
async function findBasket(db: Executor, { id, site }: BasketAddress): Promise<StoredBasket | null> {
  const stored = await basketRepository(db).find(id)
  if (stored && stored.storefrontDomain !== (site?.domain ?? null)) throw foreignBasket()
  return stored
}

/**
 * Replaces the entries if nobody changed the basket since the given version.
 * @throws HttpError 409 with the current basket, ValidationFailed when an entry could not have been booked
 */
export async function updateBasket(
  { db, catalogue }: Dependencies,
  { id, site, update }: BasketAddress & { readonly update: BasketUpdate },
): Promise<Basket> {
  const derivation = {
    entries: update.basket,
    catalogue: await catalogue.current(),
    rate: rateOf(site),
  }
  let { entries, faults } = deriveEntries(derivation)
  if (faults.length > 0) {
    const stored = (await findBasket(db, { id, site }))?.entries ?? []
    ;({ entries, faults } = deriveUpdate({ ...derivation, stored }))
  }
  if (faults.length > 0) throw new ValidationFailed(faults.map(toValidationFault))
  const storefrontDomain = site?.domain ?? null
  const saved = await basketRepository(db).replace({
    id,
    version: update.version,
    entries,
    storefrontDomain,
  })
  if (!saved) throw stale(await readBasket(db, { id, site }))
  return viewBasket(saved, rateOf(site))
}

function toValidationFault({ path, message }: EntryFault): ValidationFault {
  return { loc: ['body', 'basket', ...path], msg: message, type: 'not_bookable' }
}

/** Empties the basket, whatever its version; a basket that was never stored stays so. */
export async function emptyBasket(db: Executor, address: BasketAddress): Promise<Basket> {
  const repository = basketRepository(db)
  for (;;) {
    const stored = await findBasket(db, address)
    if (!stored || stored.entries.length === 0) return viewBasket(stored, rateOf(address.site))
    const { id, version, storefrontDomain } = stored
    const emptied = await repository.replace({ id, version, entries: [], storefrontDomain })
    if (emptied) return viewBasket(emptied, rateOf(address.site))
  }
}

/** Empties it only if it is still as it was ordered. */
export async function emptyOrderedBasket(
  db: Executor,
  { version, ...address }: BasketAddress & { readonly version: number },
): Promise<Basket> {
  const storefrontDomain = address.site?.domain ?? null
  const change = { id: address.id, version, entries: [], storefrontDomain }
  const emptied = await basketRepository(db).replace(change)
  return emptied ? viewBasket(emptied, rateOf(address.site)) : readBasket(db, address)
}

function stale(current: Basket): HttpError {
  const detail = 'The basket was changed in the meantime'
  return new HttpError({ status: 409, detail, body: { detail, current } })
}

/** Cookies belong to one host, so only a forged request comes here. */
function foreignBasket(): HttpError {
  return new HttpError({ status: 403, detail: 'This basket belongs to another site' })
}
