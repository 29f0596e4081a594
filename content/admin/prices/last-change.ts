import type { Change } from '../../src/prices/lines.ts'
import type { PriceOverview } from '../../src/prices/overview.ts'

/** What an editor published last on this page. */
export interface LastChange {
  readonly changes: readonly Change[]
  readonly services: number
}

/** Returns where a browser keeps it; throws where the browser stores nothing. */
type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'all-prices:last-change'

/** Keeps the last change over a reload. A browser that stores nothing offers no undo then. */
export function keepLastChange(place: Place, last: LastChange): void {
  try {
    place().setItem(KEY, JSON.stringify(last))
  } catch {
    forgetLastChange(place)
  }
}

export function forgetLastChange(place: Place): void {
  try {
    place().removeItem(KEY)
  } catch {
    // It was never kept.
  }
}

/** Returns the last change while it can be taken back whole; null after that. */
export function lastChange(place: Place, overview: PriceOverview): LastChange | null {
  const kept = read(place)
  return kept && stands(kept, overview) ? kept : null
}

function read(place: Place): LastChange | null {
  try {
    const kept: unknown = JSON.parse(place().getItem(KEY) ?? 'null')
    return isLastChange(kept) ? kept : null
  } catch {
    return null
  }
}

/** Whether all that was published is still there, in services without a draft: what the call asks for, too. */
function stands({ changes }: LastChange, { services }: PriceOverview): boolean {
  const open = services.filter(({ waits }) => !waits)
  const lines = new Map(open.flatMap((each) => each.lines.map((line) => [line.id, line])))
  return changes.every(({ id, field, to }) => lines.get(id)?.[field] === to)
}

function isLastChange(kept: unknown): kept is LastChange {
  if (!isObject(kept) || !Array.isArray(kept['changes']) || kept['changes'].length === 0)
    return false
  return typeof kept['services'] === 'number' && kept['changes'].every(isChange)
}

function isChange(kept: unknown): kept is Change {
  if (!isObject(kept) || typeof kept['id'] !== 'string') return false
  const { field, from, to } = kept
  const type = field === 'price' ? 'number' : 'string'
  return (field === 'price' || field === 'name') && typeof from === type && typeof to === type
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
