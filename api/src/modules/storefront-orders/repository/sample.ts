import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { literal, preparedForShapes } from '#src/db/prepared.ts'
import { orders } from '#src/db/schema/orders.ts'
import {
  comesToPoint,
  filtered,
  filterValues,
  hasWords,
  isOwn,
  newestFirst,
  type PageQuery,
  type Points,
  pointsOf,
} from './filters.ts'
import { searchWords } from '../rules.ts'
import type { Sample } from '../search-plan.ts'

/** Number of the newest orders that are sampled for word frequencies: a quarter of a millisecond. */
const SAMPLE = 1000

interface SampleShape {
  readonly points: Points
  /** Index of the route in `waysOf`. */
  readonly way: number
  readonly words: number
}

/**
 * Samples the storefront's own orders, and those of others when its own are few; those of all statuses, whose words are
 * in one index: a sample of one status would read the orders themselves.
 */
export async function takeSample(db: Executor, wanted: PageQuery): Promise<Sample> {
  const ways = waysOf(pointsOf(wanted.scope))
  let sample: Sample = { seen: 0, together: 0, each: [], isWhole: true }
  for (const way of ways.keys()) {
    const its = await sampleOf(db, { way, wanted })
    sample = together(sample, its)
    if (way === 0 && !its.isWhole) break
  }
  return sample
}

const waysOf = (points: Points): SQL[] => [isOwn(points), ...comesToPoint(points)]

const every = { isOfStatus: false, isAfter: false }

const sampling = preparedForShapes(
  'sample',
  (db, { shape, name }: { shape: SampleShape; name: string }) => {
    const way = waysOf(shape.points)[shape.way] ?? sql`true`
    const newest = sql`select ${orders.searchWords} from ${orders} where ${filtered(way, every)}
      order by ${newestFirst} limit ${literal(SAMPLE)}`
    const count = (word: string): SQL => sql`count(*) filter (where ${hasWords(word)})::int`
    const each = Array.from({ length: shape.words }, (_, index) => count(`word${index}`))
    return db
      .select({
        seen: sql<number>`count(*)::int`,
        together: sql<number>`${count('words')}`,
        each: sql<number[]>`array[${sql.join(each, sql`, `)}]`,
      })
      .from(sql`(${newest}) as ${orders}`)
      .prepare(name)
  },
)

async function sampleOf(
  db: Executor,
  { way, wanted }: { readonly way: number; readonly wanted: PageQuery },
): Promise<Sample> {
  const words = searchWords(wanted.search)
  const shape = { points: pointsOf(wanted.scope), way, words: words.length }
  const each = words.map((word, index) => [`word${index}`, word])
  const values = { ...filterValues(wanted), ...Object.fromEntries(each) }
  const [row] = await sampling(db, shape).execute(values)
  if (!row) throw new Error('The aggregate returned no row')
  return { ...row, isWhole: row.seen < SAMPLE }
}

function together(one: Sample, other: Sample): Sample {
  return {
    seen: one.seen + other.seen,
    together: one.together + other.together,
    each: other.each.map((count, word) => count + (one.each[word] ?? 0)),
    isWhole: one.isWhole && other.isWhole,
  }
}
