import type { DuePage, DuePart } from '@darnley/contract/storefront-orders'
import { dayAt } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { writeCursor } from '#src/lib/cursor.ts'
import type { DuePosition } from './cursor.ts'
import { countDue, dueOrdersOf } from './repository/due.ts'
import type { Scope } from './rules.ts'

interface WantedPage {
  readonly scope: Scope
  readonly part: DuePart | undefined
  readonly after: DuePosition | undefined
  readonly limit: number
}

/** Returns a page of the orders whose work is not done, by due day, and how many there are. */
export async function readDuePage(db: Executor, wanted: WantedPage): Promise<DuePage> {
  const today = dayAt(new Date())
  const [rows, counts] = await Promise.all([
    dueOrdersOf(db, { ...wanted, today }),
    countDue(db, { scope: wanted.scope, today }),
  ])
  const page = rows.slice(0, wanted.limit)
  const last = rows.length > wanted.limit ? page.at(-1) : undefined
  return {
    orders: page.map(({ position: _position, ...order }) => ({
      ...order,
      created_at: order.created_at.toISOString(),
    })),
    next_cursor: last ? writeCursor([last.due_day, last.express, last._id]) : null,
    counts,
  }
}
