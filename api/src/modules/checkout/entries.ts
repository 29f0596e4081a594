import { isDeepStrictEqual } from 'node:util'
import type { BasketEntry } from '@darnley/contract/basket'
import type { Storefront } from '@darnley/contract/storefront-session'
import { hasSamePrices } from '@darnley/domain/pricing'
import type { Database } from '#src/db/database.ts'
import { conflict } from '#src/lib/http-error.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { findPaidLines, lineIds } from '#src/modules/basket/paid-lines-repository.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { readEntries } from '#src/modules/basket/service.ts'
import type { Catalogue } from '#src/modules/catalogue/catalogue.ts'

/**
 * Returns the basket id for a checkout without a basket session: derived from the caller's key, so that a repeated
 * checkout is one order, otherwise a new id. No cookie matches it: the hash of a cookie contains no colon.
 */
export function basketIdOfKey(idempotencyKey: string | undefined): string {
  return `entries:${hashToken(idempotencyKey ?? makeToken())}`
}

interface KeepEntriesOptions {
  readonly basketId: string
  readonly entries: readonly BasketEntry[]
  readonly catalogue: Catalogue
  readonly site: Storefront | null
}

/**
 * Stores the entries as a basket, at the catalogue's prices.
 * @throws HttpError 409 when the customer saw other prices, ValidationFailed when an entry could not have been booked
 */
export async function keepEntries(db: Database, kept: KeepEntriesOptions): Promise<void> {
  const { basketId: id, site } = kept
  const entries = readEntries(kept)
  if (!hasSamePrices(kept.entries, entries))
    throw conflict('Prices have changed. Please look at your basket and try again.')
  const repository = basketRepository(db)
  const stored = await repository.find(id)
  const paid = await findPaidLines(db, entries)
  // A repeat of the same checkout: its order is settled and took its lines.
  if (stored && paid.length > 0 && paid.length === lineIds(entries).length) return
  if (paid.length > 0) throw conflict('Something in this order has been paid for already.')
  if (stored && isDeepStrictEqual(stored.entries, entries)) return
  const storefrontDomain = site?.domain ?? null
  const version = stored?.version ?? 0
  const saved = await repository.replace({ id, version, entries, storefrontDomain })
  // A concurrent repeat of the same checkout stored them first.
  const now = saved ?? (await repository.find(id))
  if (!isDeepStrictEqual(now?.entries, entries))
    throw conflict('This order is being made at the moment. Please try again.')
}
