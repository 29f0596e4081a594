import type { ClientEvent } from '#system-tests/chaos/client-log.ts'

/** A database, a connection to it or a transaction on it. */
export interface Queryable {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

export interface Mail {
  readonly subject: string
  readonly text: string
}

/** Everything that a checker reads. It shares no code with the api: plain SQL, and HTTP to the mailbox. */
export interface Evidence {
  readonly api: Queryable
  /** The sandbox's database, with the payment provider's records. */
  readonly sandbox: Queryable
  readonly mailsTo: (address: string) => Promise<readonly Mail[]>
  readonly events: readonly ClientEvent[]
}

/** Returns each violation as a sentence that names the order. */
export type Checker = (evidence: Evidence) => Promise<string[]>

type EventOf<Type extends ClientEvent['type']> = Extract<ClientEvent, { type: Type }>

export function eventsOf<Type extends ClientEvent['type']>(
  { events }: Pick<Evidence, 'events'>,
  type: Type,
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}
