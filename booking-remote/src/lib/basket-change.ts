import type { BasketEntry } from '@darnley/contract/basket'
import { toBasketEntry, type WizardState } from '@darnley/domain/flow'
import type { BasketChange } from '@darnley/web/session'

/** Ids of the lines to be added; reused on a retry, so that nothing is added twice. */
export interface LineIds {
  readonly entryId: string
  readonly serviceId: string
}

/**
 * Returns the change that adds the chosen service to the basket: to the edited entry if it still exists, else as a new
 * entry. Null while the choice is incomplete.
 */
export function toBasketChange(
  state: WizardState,
  { lineIds, entries }: { lineIds: LineIds; entries: readonly BasketEntry[] },
): BasketChange | null {
  const edited = entries.find(({ id }) => id === state.editingEntryId)
  const entry = toBasketEntry(state, edited ? { ...lineIds, entryId: edited.id } : lineIds)
  return entry && { type: 'add-entry', entry }
}
