import { useStore } from '@darnley/web/stores'
import type { WizardRecord } from './record.ts'
import { $wizard } from './wizard.ts'

/** Returns the id that the garment has in the basket, or will have once it is added. */
export function garmentIdOf({ state, lineIds }: WizardRecord): string {
  return state.editingEntryId ?? lineIds.entryId
}

export function useGarmentId(): string {
  return garmentIdOf(useStore($wizard))
}
