import { parseRecord, textOf, type WizardRecord } from './record.ts'

const prefix = 'booking-wizard:'
/** Whoever comes back later than this starts anew: prices and garments have changed. */
const keptFor = 14 * 24 * 60 * 60 * 1000

/** Keeps a run beyond its tab, as long as there is something to lose. */
export function keepUnfinished(storage: () => Storage, record: WizardRecord): void {
  const { history, place } = record.state
  if (history.length === 0 || place.step === 'add-more')
    return forgetUnfinished(storage, record.slot)
  attempt(() => storage().setItem(prefix + record.slot, `${Date.now()} ${textOf(record)}`))
}

export function forgetUnfinished(storage: () => Storage, slot: string): void {
  attempt(() => storage().removeItem(prefix + slot))
}

/** What tabs left unfinished, the latest first; too old ones are removed. */
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

/** Storage may be off, full or hold what is no record (F54): then there is nothing to come back to. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The tab works on without it.
  }
}
