import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { literal, runNamed } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import { comesToPoint, filtered, has, isOwn, newestFirst, type PageQuery } from './filters.ts'
import { searchWords } from '../rules.ts'
import type { Sample } from '../search-plan.ts'

/** Number of the newest orders that are sampled for word frequencies. */
const SAMPLE = 3000

/** Samples the storefront's own orders, and those of others when its own are few. */
export async function takeSample(db: Executor, wanted: PageQuery): Promise<Sample> {
  let sample = await sampleOf(db, { way: isOwn(wanted.scope), wanted })
  if (!sample.isWhole) return sample
  for (const way of comesToPoint(wanted.scope))
    sample = together(sample, await sampleOf(db, { way, wanted }))
  return sample
}

async function sampleOf(
  db: Executor,
  { way, wanted }: { readonly way: SQL; readonly wanted: PageQuery },
): Promise<Sample> {
  const words = searchWords(wanted.search)
  const count = (asked: readonly string[]): SQL => sql`count(*) filter (where ${has(asked)})::int`
  const newest = sql`select ${orders.searchWords} from ${orders} where ${filtered(way, wanted)}
    order by ${newestFirst} limit ${literal(SAMPLE)}`
  const each = sql.join(
    words.map((word) => count([word])),
    sql`, `,
  )
  const [row] = await runNamed(
    db
      .select({
        seen: sql<number>`count(*)::int`,
        together: sql<number>`${count(words)}`,
        each: sql<number[]>`array[${each}]`,
      })
      .from(sql`(${newest}) as ${orders}`),
  )
  if (!row) throw new Error('The aggregate returned no row')
  return { ...row, isWhole: row.seen < SAMPLE }
}

function together(one: Sample, other: Sample): Sample {
  return {
    seen: one.seen + other.seen,
    together: one.together + other.together,
    each: one.each.map((count, word) => count + (other.each[word] ?? 0)),
    isWhole: one.isWhole && other.isWhole,
  }
}
