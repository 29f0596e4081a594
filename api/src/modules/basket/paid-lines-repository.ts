import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BasketEntry } from '@darnley/contract/basket'
import type { Executor } from '#src/db/database.ts'
import { baskets } from '#src/db/schema/baskets.ts'
import { paidBasketLines } from '#src/db/schema/paid-basket-lines.ts'

/** Returns the ids of all lines. Settling an order makes them unusable for any other order. */
export function lineIds(entries: readonly BasketEntry[]): string[] {
  return entries.flatMap(({ serviceDetails }) => serviceDetails.map(({ id }) => id))
}

/** SQL: the lines of a basket's row that are paid, by an order of this basket or of a copy of it. */
export const paidLinesOfBasket: SQL<string[]> = sql<string[]>`array(
  select (line #>> '{}')::uuid from jsonb_path_query(${baskets.entries}, '$[*].serviceDetails[*].id') line
  where (select true from ${paidBasketLines} where ${paidBasketLines.lineId} = (line #>> '{}')::uuid))`

/** SQL: whether none of these lines is paid. */
export function noneIsPaid(lines: SQLWrapper): SQL {
  return sql`not exists (select from ${paidBasketLines} where ${paidBasketLines.lineId} = any(${lines}::uuid[]))`
}

/**
 * SQL: the entries of a basket's row without these lines, as by withoutLines. Not by "<> all", whose estimated cost grows
 * with the number of lines: PostgreSQL would then plan a prepared statement anew for each call.
 */
export function entriesWithout(lines: SQLWrapper): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_set(entry, '{serviceDetails}', kept.lines) order by place), '[]')
    from jsonb_array_elements(${baskets.entries}) with ordinality held (entry, place)
    cross join lateral (select jsonb_agg(line order by place) as lines
      from jsonb_array_elements(entry -> 'serviceDetails') with ordinality held (line, place)
      where array_position(${lines}::uuid[], (line ->> 'id')::uuid) is null) kept
    where kept.lines is not null)`
}

/** Returns those of the lines that an order has settled. */
export async function findPaidLines(
  db: Executor,
  entries: readonly BasketEntry[],
): Promise<string[]> {
  const rows = await db
    .select({ id: paidBasketLines.lineId })
    .from(paidBasketLines)
    .where(inArray(paidBasketLines.lineId, lineIds(entries)))
  return rows.map(({ id }) => id)
}
