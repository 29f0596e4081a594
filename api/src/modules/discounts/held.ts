import type { Minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { basketRepository, type StoredBasket } from '#src/modules/basket/repository.ts'
import { judgeCode } from './judge.ts'
import { discountOn } from './rules.ts'

export interface HeldDiscount {
  readonly code: string
  readonly amount: Minor
}

/** Applies the basket's code on each read. A code that became invalid is removed (section 4.2). */
export async function applyHeld(
  db: Executor,
  basket: Pick<StoredBasket, 'id' | 'entries' | 'discountCode'> | null,
): Promise<HeldDiscount | null> {
  if (!basket?.discountCode) return null
  const { id, discountCode: code, entries } = basket
  const usable = await judgeCode(db, { code, basketId: id })
  if (usable) return { code, amount: discountOn(entries, usable.percentage) }
  await basketRepository(db).dropCode({ id, code })
  return null
}
