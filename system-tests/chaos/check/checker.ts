import type { Note } from '#system-tests/chaos/notes.ts'

/** A database, a connection to it or a transaction on it. */
export interface Queryable {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

export interface Mail {
  readonly subject: string
  readonly text: string
}

/** All that a checker looks at. It shares no code with the api: plain SQL, and HTTP to the mailbox. */
export interface Evidence {
  readonly api: Queryable
  /** Of the sandbox, where the payment provider keeps its books. */
  readonly sandbox: Queryable
  readonly mailsTo: (address: string) => Promise<readonly Mail[]>
  readonly notes: readonly Note[]
}

/** Each violation in a sentence that names the order. */
export type Checker = (evidence: Evidence) => Promise<string[]>
