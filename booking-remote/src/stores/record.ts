import { initialState, isStep, type WizardState } from '@darnley/domain/flow'
import { parseStored, type SafeStorage } from '@darnley/web/storage'

/** Incremented when older records can no longer be read; these are dropped. */
const schemaVersion = 2
const storageKey = 'booking-wizard'

/** Ids of the lines to be added; reused on a retry, so that nothing is added twice. */
export interface LineIds {
  readonly entryId: string
  readonly serviceId: string
}

/** The stored state of the wizard. */
export interface WizardRecord {
  readonly schemaVersion: number
  /** Id of a pass through the wizard; identifies browser history entries of older ones. */
  readonly run: string
  /** Its key outside of the tab; two tabs that continued one record have one each. */
  readonly slot: string
  readonly state: WizardState
  readonly lineIds: LineIds
  /** The line that was just added; absent before, and for older records. */
  readonly added?: LineIds | undefined
}

export function newRecord(state: WizardState = initialState): WizardRecord {
  return { schemaVersion, state, run: crypto.randomUUID(), ...newIds() }
}

/** Returns a copy with new ids, so that two tabs that continued one record add two lines. */
export function forked(record: WizardRecord): WizardRecord {
  return { ...record, ...newIds() }
}

/** Returns this tab's stored record; null when there is none, it is outdated or storage is off. */
export function readRecord(storage: SafeStorage): WizardRecord | null {
  return parseStored(storage.read(storageKey), isRecord)
}

export function writeRecord(storage: SafeStorage, record: WizardRecord): void {
  storage.write(storageKey, textOf(record))
}

let last: { readonly record: WizardRecord; readonly text: string } | undefined

/** Returns a record's text, cached because it is written to two places. */
export function textOf(record: WizardRecord): string {
  if (last?.record !== record) last = { record, text: JSON.stringify(record) }
  return last.text
}

function newIds(): Pick<WizardRecord, 'slot' | 'lineIds'> {
  return {
    slot: crypto.randomUUID(),
    lineIds: { entryId: crypto.randomUUID(), serviceId: crypto.randomUUID() },
  }
}

/** Whether this release can read the record. */
export function isRecord(kept: unknown): kept is WizardRecord {
  if (typeof kept !== 'object' || kept === null) return false
  const { schemaVersion: version, state } = kept as Partial<WizardRecord>
  return version === schemaVersion && state !== undefined && isStep(state.place.step)
}
