import type { GarmentFound, WorkshopEvent } from '@darnley/contract/workshop-orders'
import { statusName } from '@darnley/domain/order-words'
import { pageConfig } from '@darnley/web/page-config'

const titles: Readonly<Record<Exclude<WorkshopEvent['kind'], 'status'>, string>> = {
  checked_in: 'Checked in',
  garment_found: 'Found otherwise',
  task_started: 'Task started',
  task_paused: 'Task paused',
  task_done: 'Task done',
  task_reopened: 'Task reopened',
  handed_over: 'Handed over',
  noted: 'Note',
  label_booked: 'Label booked',
  moved: 'Moved',
  fault_reported: 'Something is not right',
  redo_agreed: 'Done again, free',
  report_declined: 'Report declined',
  fitting_moved: 'Fitting moved',
  fitting_marked: 'Fitting',
}

/** Returns what happened, in short. */
export function eventTitle({ kind, words, garment }: WorkshopEvent): string {
  if (kind === 'status') return statusName(words ?? '', pageConfig().company)
  return garment === null ? titles[kind] : `Garment ${garment}: ${titles[kind].toLowerCase()}`
}

/** Returns who did it, and what was written. */
export function eventDetail(event: WorkshopEvent): string {
  const words = saidOf(event)
  return words ? `${event.actor}: ${words}` : event.actor
}

/** Returns all of an event in one line: "Joan Bell: garment 1: task paused, Shorten hem". */
export function eventLine(event: WorkshopEvent): string {
  const title = eventTitle(event)
  const said = saidOf(event)
  const what = title.charAt(0).toLowerCase() + title.slice(1)
  return `${event.actor}: ${what}${said ? `, ${said}` : ''}`
}

const found: Readonly<Record<GarmentFound | 'ended', string>> = {
  here: 'here',
  missing: 'missing',
  stained: 'stained',
  different: 'other than described',
  ended: 'goes back as it is',
}

function saidOf({ kind, words }: WorkshopEvent): string | null {
  if (kind === 'status' || !words) return null
  if (kind !== 'garment_found') return words
  const [state = '', ...said] = words.split(': ')
  const name = new Map(Object.entries(found)).get(state) ?? state
  return [name, ...said].join(': ')
}
