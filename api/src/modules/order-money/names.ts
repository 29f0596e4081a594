import type { Executor } from '#src/db/database.ts'
import { type MoneyRows, orderMoneyRepository } from './repository.ts'

/** Returns the name for an actor: of a member of staff, otherwise `customer` or `system`. */
export type NameOf = (actor: string) => string

/** Returns the names of all actors in these rows, and of others named. */
export async function namesOf(
  db: Executor,
  { proposals, refunds }: MoneyRows,
  others: readonly string[] = [],
): Promise<NameOf> {
  const actors = [
    ...proposals.flatMap(({ actor, closedBy }) => [actor, closedBy ?? '']),
    ...refunds.map(({ actor }) => actor),
    ...others,
  ]
  const ids = new Set(actors.flatMap((actor) => staffId(actor) ?? []))
  const names = await orderMoneyRepository(db).staffNames([...ids])
  return (actor) => {
    const id = staffId(actor)
    if (id === null) return actor === 'customer' ? 'customer' : 'system'
    return names.get(id) ?? 'a former colleague'
  }
}

/** Returns the id in staff:<id>, or staff:<id>@<store>. */
function staffId(actor: string): string | null {
  return /^staff:([0-9a-f-]{36})/.exec(actor)?.[1] ?? null
}
