import type { BasketEntry } from '@darnley/contract/basket'
import { next, toBasketEntry, type WizardState } from '@darnley/domain/flow'
import { $basket, type BasketChange, changeBasket } from '@darnley/web/session'
import { type LineIds, newRecord } from './record.ts'
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
  if (current.lineIds !== lineIds) return
  const added = { entryId: basketChange.entry.id, serviceId: lineIds.serviceId }
  begin({ ...newRecord(next(current.state, { type: 'added' })), added })
}

/**
 * Returns the change that adds the chosen service to the basket: to the edited entry if it still exists, else as a new
 * entry. Null while the choice is incomplete.
 */
export function toBasketChange(
  state: WizardState,
  { lineIds, entries }: { lineIds: LineIds; entries: readonly BasketEntry[] },
): Extract<BasketChange, { type: 'add-entry' }> | null {
  const edited = entries.find(({ id }) => id === state.editingEntryId)
  const entry = toBasketEntry(state, edited ? { ...lineIds, entryId: edited.id } : lineIds)
  return entry && { type: 'add-entry', entry }
}
