import { sql } from 'drizzle-orm'
import type { DeskTailor } from '@darnley/contract/workshop-desk'
import type { Executor } from '#src/db/database.ts'
import { staff } from '#src/db/schema/staff.ts'

/** Returns the workshop's colleagues by name. */
export async function readColleagues(
  db: Executor,
  { isHere = false }: { readonly isHere?: boolean } = {},
): Promise<DeskTailor[]> {
  const rows = await db
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .where(sql`${staff.role} <> 'shop' and (${staff.removedAt} is null or not ${isHere}::boolean)`)
  return byName(rows)
}

export interface ColleagueRow {
  readonly id: string
  readonly name: string | null
  readonly email: string
}

export function byName(rows: readonly ColleagueRow[]): DeskTailor[] {
  return rows
    .map(({ id, name, email }) => ({ id, name: name ?? email.replace(/@.*/, '') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
