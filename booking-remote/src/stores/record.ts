import { initialState, isStep, type WizardState } from 'shared/flow'
import type { LineIds } from '#src/lib/basket-change.ts'

/** Grows when an older record can no longer be read; such a record is dropped. */
const schemaVersion = 1
const storageKey = 'booking-wizard'

/** The wizard as it is kept over a reload. */
export interface WizardRecord {
  readonly schemaVersion: number
  /** One way through the wizard; entries of the browser's history that belong to an older one are told by it. */
  readonly run: string
  readonly state: WizardState
  readonly lineIds: LineIds
}

export function newRecord(state: WizardState = initialState): WizardRecord {
  return {
    schemaVersion,
    run: crypto.randomUUID(),
    state,
    lineIds: { entryId: crypto.randomUUID(), serviceId: crypto.randomUUID() },
  }
}

/** What was kept, or a new record when there is nothing, something old or no storage at all. */
export function readRecord(storage: () => Storage): WizardRecord {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null')
    return isRecord(kept) ? kept : newRecord()
  } catch {
    return newRecord()
  }
}

/** Storage may be switched off or full: the wizard then works on without it. */
export function writeRecord(storage: () => Storage, record: WizardRecord): void {
  try {
    storage().setItem(storageKey, JSON.stringify(record))
  } catch {
    // Only a reload would have needed it.
  }
}

function isRecord(kept: unknown): kept is WizardRecord {
  if (typeof kept !== 'object' || kept === null) return false
  const { schemaVersion: version, state } = kept as Partial<WizardRecord>
  return version === schemaVersion && state !== undefined && isStep(state.place.step)
}
