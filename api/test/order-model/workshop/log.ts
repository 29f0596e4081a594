/** What was said in a run, as the people who said it remember it. */
export interface WorkshopLog {
  /** Proposals to which a customer said yes, noted before it was sent. */
  readonly agreeing: Set<string>
  /** What managers gave back of each order although its prices stayed, by its id. Pence. */
  readonly given: Map<string, number>
}

export function emptyLog(): WorkshopLog {
  return { agreeing: new Set(), given: new Map() }
}

export function noteGiven(
  { given }: WorkshopLog,
  { id, amount }: { id: string; amount: number },
): void {
  given.set(id, (given.get(id) ?? 0) + amount)
}
