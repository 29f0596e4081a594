import { parseStored, type SafeStorage } from '@darnley/web/storage'
import { isRecord, textOf, type WizardRecord } from './record.ts'

const prefix = 'booking-wizard:'
/** Milliseconds until an unfinished booking expires, because prices and garments change. */
const keptFor = 14 * 24 * 60 * 60 * 1000

/** Stores a run beyond its tab, while it is unfinished and not empty. */
export function keepUnfinished(storage: SafeStorage, record: WizardRecord): void {
  const { history, place } = record.state
  if (history.length === 0 || place.step === 'add-more')
    return forgetUnfinished(storage, record.slot)
  storage.write(prefix + record.slot, `${Date.now()} ${textOf(record)}`)
}

export function forgetUnfinished(storage: SafeStorage, slot: string): void {
  storage.remove(prefix + slot)
}

/** Returns the unfinished bookings of closed tabs, the latest first; removes expired ones. */
export function readUnfinished(storage: SafeStorage): WizardRecord[] {
  const found: { at: number; record: WizardRecord }[] = []
  for (const key of storage.keys(prefix)) {
    const text = storage.read(key) ?? ''
    const at = Number.parseInt(text, 10)
    const isCurrent = at > Date.now() - keptFor
    const record = isCurrent ? parseStored(text.slice(text.indexOf(' ')), isRecord) : null
    if (record) found.push({ at, record })
    else storage.remove(key)
  }
  return found.sort((one, other) => other.at - one.at).map(({ record }) => record)
}
