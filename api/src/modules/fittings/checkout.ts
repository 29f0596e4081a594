import type { GuestCheckout } from '@darnley/contract/checkout'
import { isFittedInPerson } from '@darnley/domain/fitted-in-person'
import type { Executor } from '#src/db/database.ts'
import { conflict } from '#src/lib/http-error.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { fittingRepository } from './repository.ts'
import { PAYING_MINUTES } from './rules.ts'

interface Paying {
  readonly basketId: string
  readonly inStoreType: GuestCheckout['in_store_type']
}

/**
 * Keeps the fitting time of a basket while its customer pays.
 * @throws HttpError 409 when it has been taken, before anything is charged
 */
export async function keepFitting(db: Executor, { basketId, inStoreType }: Paying): Promise<void> {
  if (inStoreType !== null) return
  const held = await fittingRepository(db).extend(basketId, PAYING_MINUTES)
  if (!held || held.seat !== null) return
  const basket = await basketRepository(db).find(basketId)
  if (basket && isFittedInPerson(basket.entries))
    throw conflict('Your fitting time has been taken. Please choose another one.')
}
