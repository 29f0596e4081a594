import { appendFileSync, readFileSync } from 'node:fs'

/** Something that a client was told is done: from then on it must be true (I6), or must never have been (I7). */
export type Note =
  | {
      readonly type: 'basket'
      /** As it is stored: the hash of the visitor's cookie. */
      readonly id: string
      readonly version: number
      readonly entries: readonly string[]
    }
  | { readonly type: 'order'; readonly token: string; readonly total: number | null }
  | { readonly type: 'captured'; readonly intent: string }
  | { readonly type: 'paid'; readonly token: string }
  | { readonly type: 'seen-by-staff'; readonly staff: string; readonly orders: readonly string[] }
  | {
      readonly type: 'moved-by-staff'
      readonly staff: string
      readonly order: string
      readonly to: string
    }

/** One line of JSON a note, in the order of the acknowledgements. */
export interface Notes {
  add(note: Note): void
}

export function notesIn(file: string): Notes {
  return { add: (note) => appendFileSync(file, `${JSON.stringify(note)}\n`) }
}

export function readNotes(file: string): Note[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Note)
}
