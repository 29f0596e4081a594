import { next } from '@darnley/domain/flow'
import { $basket, changeBasket } from '@darnley/web/session'
import { toBasketChange } from '#src/lib/basket-change.ts'
import { newRecord } from './record.ts'
import { $wizard, begin } from './wizard.ts'

/**
 * Adds the chosen service to the basket and goes to the next step; without a connection the basket keeps the change
 * until there is one. Rejects with an ApiError when it was refused.
 */
export async function addToBasket(): Promise<void> {
  const { state, lineIds } = $wizard.get()
  const basketChange = toBasketChange(state, { lineIds, entries: $basket.get().entries })
  if (!basketChange) return
  await changeBasket(basketChange)
  const current = $wizard.get()
  // A user who navigated elsewhere meanwhile stays there.
  if (current.lineIds === lineIds) begin(newRecord(next(current.state, { type: 'added' })))
}
