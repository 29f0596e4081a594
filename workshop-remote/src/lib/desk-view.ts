import type { DeskPart, DeskStage, DeskWayIn } from '@darnley/contract/workshop-desk'
import { TO_FITTING_STAFF_NAME } from '@darnley/domain/delivery'

/** What the address of the desk says: how it is shown, and what is left out. */
export interface DeskView {
  readonly view: 'board' | 'list'
  readonly part: DeskPart | null
  readonly stage: DeskStage | null
  readonly way: DeskWayIn | null
  /** Id of a shop. */
  readonly shop: string | null
  /** Id of a colleague. */
  readonly tailor: string | null
}

export const stages = [
  { stage: 'coming', label: 'Coming in', sign: 'tray-down' },
  { stage: 'arrived', label: 'Arrived', sign: 'box' },
  { stage: 'in_work', label: 'In work', sign: 'half' },
  { stage: 'with_customer', label: 'With customer', sign: 'speech' },
  { stage: 'to_send_back', label: 'To send back', sign: 'ticked-ring' },
  { stage: 'on_its_way', label: 'On its way back', sign: 'tray-up' },
] as const satisfies readonly { stage: DeskStage; label: string; sign: string }[]

export const parts = [
  { part: null, label: 'All', sign: null },
  { part: 'late', label: 'Late', sign: 'late' },
  { part: 'today', label: 'Due today', sign: 'today' },
  { part: 'express', label: 'Express', sign: 'express' },
  { part: 'no_tailor', label: 'No tailor', sign: 'person' },
] as const satisfies readonly { part: DeskPart | null; label: string; sign: string | null }[]

export const ways = [
  { way: 'royal_mail', label: 'Royal Mail' },
  { way: 'dpd', label: 'DPD' },
  { way: 'evermile', label: 'Evermile' },
  { way: 'drop_off', label: 'Drop-off' },
  { way: 'fitting', label: TO_FITTING_STAFF_NAME },
  { way: 'shop', label: 'A shop' },
] as const satisfies readonly { way: DeskWayIn; label: string }[]

/** Reads the address; what it does not know is left out. */
export function deskViewOf(query: URLSearchParams): DeskView {
  const oneOf = <Value extends string>(name: string, known: readonly Value[]): Value | null =>
    known.find((each) => each === query.get(name)) ?? null
  return {
    view: oneOf('view', ['list']) ?? 'board',
    part: parts.find(({ part }) => part !== null && part === query.get('part'))?.part ?? null,
    stage: oneOf(
      'stage',
      stages.map(({ stage }) => stage),
    ),
    way: oneOf(
      'way',
      ways.map(({ way }) => way),
    ),
    shop: textOf(query.get('shop'), /^[\w-]{1,100}$/),
    tailor: textOf(query.get('tailor'), /^[0-9a-f-]{36}$/),
  }
}

function textOf(text: string | null, pattern: RegExp): string | null {
  return text !== null && pattern.test(text) ? text : null
}

/** Returns the address of a view; what is usual is left out. */
export function deskAddress({ view, ...filters }: DeskView): string {
  const query = new URLSearchParams()
  if (view === 'list') query.set('view', view)
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, value)
  const text = query.toString()
  return text ? `/?${text}` : '/'
}
