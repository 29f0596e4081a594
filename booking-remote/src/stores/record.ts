import { initialState, isStep, type WizardState } from 'shared/flow'
import type { LineIds } from '#src/lib/basket-change.ts'

/** Grows when an older record can no longer be read; such a record is dropped. */
const schemaVersion = 2
const storageKey = 'booking-wizard'

/** The wizard as it is kept over a reload. */
export interface WizardRecord {
  readonly schemaVersion: number
  /** One way through the wizard; entries of the browser's history that belong to an older one are told by it. */
  readonly run: string
  /** Where it is kept beyond its tab; two tabs that went on from one record have one each. */
  readonly slot: string
  readonly state: WizardState
  readonly lineIds: LineIds
}

export function newRecord(state: WizardState = initialState): WizardRecord {
  return { schemaVersion, state, run: crypto.randomUUID(), ...newIds() }
}

/** The same answers under ids of their own: two tabs that went on from one record add two lines. */
export function forked(record: WizardRecord): WizardRecord {
  return { ...record, ...newIds() }
}

/** What this tab kept; null when there is nothing, something old or no storage at all. */
export function readRecord(storage: () => Storage): WizardRecord | null {
  try {
    return parseRecord(storage().getItem(storageKey))
  } catch {
    return null
  }
}

export function parseRecord(text: string | null): WizardRecord | null {
  const kept: unknown = JSON.parse(text ?? 'null')
  return isRecord(kept) ? kept : null
}

/** Storage may be switched off or full: the wizard then works on without it. */
export function writeRecord(storage: () => Storage, record: WizardRecord): void {
  try {
    storage().setItem(storageKey, textOf(record))
  } catch {
    // Only a reload would have needed it.
  }
}

let last: { readonly record: WizardRecord; readonly text: string } | undefined

/** A record is written to two places, one after the other; its text is made once. */
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

/** Whether it is a record that this release can read. */
export function isRecord(kept: unknown): kept is WizardRecord {
  if (typeof kept !== 'object' || kept === null) return false
  const { schemaVersion: version, state } = kept as Partial<WizardRecord>
  return version === schemaVersion && state !== undefined && isStep(state.place.step)
}
