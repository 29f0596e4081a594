import type { OrderPage } from '@darnley/contract/storefront-orders'
import type { Executor } from '#src/db/database.ts'
import { writeCursor } from '#src/lib/cursor.ts'
import type { PageQuery } from './repository/filters.ts'
import { lookUp } from './repository/look-up.ts'
import { searchWords } from './rules.ts'
import { takeSample } from './repository/sample.ts'
import { planSearch } from './search-plan.ts'
import type { Row } from './repository/summaries.ts'
import { walk } from './repository/walk.ts'

/** Returns a page of a list, newest first. */
export async function readPage(db: Executor, wanted: PageQuery): Promise<OrderPage> {
  const words = searchWords(wanted.search)
  const rows = await (words.length > 0 ? search(db, { ...wanted, words }) : walk(db, wanted))
  const page = rows.slice(0, wanted.limit)
  const last = page.at(-1)
  const hasMore = rows.length > wanted.limit
  return {
    orders: page.map(({ position: _position, ...order }) => ({
      ...order,
      created_at: order.created_at.toISOString(),
    })),
    next_cursor: hasMore && last ? writeCursor([last.position, last._id]) : null,
  }
}

async function search(
  db: Executor,
  wanted: PageQuery & { readonly words: readonly string[] },
): Promise<Row[]> {
  const plan = planSearch(await takeSample(db, wanted), wanted.limit)
  if (plan.type === 'walk') return walk(db, wanted)
  const words = wanted.words.filter((_, index) => plan.words.includes(index))
  return lookUp(db, { ...wanted, words })
}
