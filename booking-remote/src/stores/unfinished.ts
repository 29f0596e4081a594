import { parseRecord, textOf, type WizardRecord } from './record.ts'

const prefix = 'booking-wizard:'
/** Milliseconds until an unfinished booking expires, because prices and garments change. */
const keptFor = 14 * 24 * 60 * 60 * 1000

/** Stores a run beyond its tab, while it is unfinished and not empty. */
export function keepUnfinished(storage: () => Storage, record: WizardRecord): void {
  const { history, place } = record.state
  if (history.length === 0 || place.step === 'add-more')
    return forgetUnfinished(storage, record.slot)
  attempt(() => storage().setItem(prefix + record.slot, `${Date.now()} ${textOf(record)}`))
}

export function forgetUnfinished(storage: () => Storage, slot: string): void {
  attempt(() => storage().removeItem(prefix + slot))
}

/** Returns the unfinished bookings of closed tabs, the latest first; removes expired ones. */
export function readUnfinished(storage: () => Storage): WizardRecord[] {
  const found: { at: number; record: WizardRecord }[] = []
  attempt(() => {
    for (const key of Object.keys(storage()).filter((each) => each.startsWith(prefix))) {
      const text = storage().getItem(key) ?? ''
      const at = Number.parseInt(text, 10)
      const record = at > Date.now() - keptFor ? parseRecord(text.slice(text.indexOf(' '))) : null
      if (record) found.push({ at, record })
      else storage().removeItem(key)
    }
  })
  return found.sort((one, other) => other.at - one.at).map(({ record }) => record)
}

/** Ignores errors of storage that is off, full or contains invalid records (F54). */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The tab works without it.
  }
}
