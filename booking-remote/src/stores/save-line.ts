import { toBasketEntry, type WizardState } from '@darnley/domain/flow'
import { $basket, type BasketChange, changeBasket } from '@darnley/web/session'
import { $wizard } from './wizard.ts'

/** 'gone': the line left the basket before, because it was paid or removed. Nothing was changed then. */
export type SavedLine = 'saved' | 'gone'

/**
 * Replaces the basket line that is being changed; without a connection the basket keeps the change until there is one.
 * Rejects with an ApiError when it was refused.
 */
export async function saveLine(): Promise<SavedLine> {
  const change = toReplacement($wizard.get().state)
  if (!change || !isInBasket(change)) return 'gone'
  await changeBasket(change)
  return isInBasket(change) ? 'saved' : 'gone'
}

type Replacement = Extract<BasketChange, { type: 'replace-service' }>

/** Returns the change that replaces the edited line under its id; null when none is edited or the choice is not complete. */
export function toReplacement(state: WizardState): Replacement | null {
  const { edited, editingEntryId: entryId } = state
  if (!edited || entryId === null) return null
  const entry = toBasketEntry(state, { entryId, serviceId: edited.id })
  const service = entry?.serviceDetails[0]
  if (!entry || !service) return null
  return { type: 'replace-service', entryId, itemDescription: entry.itemDescription, service }
}

function isInBasket({ entryId, service }: Replacement): boolean {
  return $basket
    .get()
    .entries.some(
      ({ id, serviceDetails }) =>
        id === entryId && serviceDetails.some((line) => line.id === service.id),
    )
}
