import type {
  DeskCard,
  DeskPage,
  DeskPart,
  DeskStage,
  DeskTailor,
  DeskWayIn,
} from '@darnley/contract/workshop-desk'
import { dayAt } from '@darnley/domain/turnaround'
import type { Database } from '#src/db/database.ts'
import type { Places } from '#src/modules/places/places.ts'
import { stageOf } from '#src/modules/orders/stages.ts'
import { writeCursor } from '#src/lib/cursor.ts'
import type { DeskPosition } from './cursor.ts'
import { addCounts } from './counts.ts'
import type { KeptCounts } from './kept-counts.ts'
import { type CardRow, cardRows } from './repository/cards.ts'
import { countRanges } from './repository/counts.ts'
import type { DeskFilter } from './repository/ranges.ts'
import type { DeskScan } from './repository/scans.ts'
import { readSurroundings } from './repository/surroundings.ts'
import { channelsOf, noteOf, type Shop, shopOf, stagesOf, wayBackOf, wayOf } from './rules.ts'

export interface DeskQuery {
  readonly view: 'board' | 'list'
  readonly stage?: DeskStage | undefined
  readonly part?: DeskPart | undefined
  readonly way?: DeskWayIn | undefined
  readonly shop?: string | undefined
  readonly tailor?: string | undefined
  readonly after?: DeskPosition | undefined
  readonly limit: number
}

interface Reading {
  readonly db: Database
  readonly places: Places
  readonly counts: KeptCounts
}

/** Returns a page of the desk, and how many orders there are. */
export async function readDesk(
  { db, places, counts }: Reading,
  wanted: DeskQuery,
): Promise<DeskPage> {
  // Before all else, so that a change in the meantime is news to who listens from here.
  const { now, shops, colleagues, changes } = await readSurroundings({ db, places }, counts.since())
  const filter = {
    channels: channelsOf({ way: wanted.way, shop: wanted.shop }, shops),
    tailorId: wanted.tailor,
    today: dayAt(new Date()),
  }
  const counted = counts.after({ now, changes })
  const [rows, { columns, counts: all }] = await Promise.all([
    cardRows(db, scanOf(wanted, filter)),
    counted(JSON.stringify(filter), async () => addCounts(await countRanges(db, filter))),
  ])
  const page = wanted.view === 'list' ? rows.slice(0, wanted.limit) : rows
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    cards: page.map((row) => cardOf(row, { shops, colleagues })),
    ...{ columns, counts: all },
    next_cursor: last ? writeCursor([last.day, last.express, last.id]) : null,
    as_of: now,
  }
}

/** One order more of a list shows that there is another page. */
function scanOf(wanted: DeskQuery, filter: DeskFilter): DeskScan {
  const { view, stage, part, after, limit } = wanted
  const stages = stagesOf({ view, stage, part })
  if (view === 'board') return { ...filter, stages, part, limit, isOfEachStage: true }
  return { ...filter, stages, part, after, limit: limit + 1, isOfEachStage: false }
}

interface Known {
  readonly shops: readonly Shop[]
  readonly colleagues: readonly DeskTailor[]
}

function cardOf(row: CardRow, { shops, colleagues }: Known): DeskCard {
  const shop = shopOf(row, shops)
  const stage = stageOf(row)
  if (!stage) throw new Error('An order that is not on the desk was read from its index')
  return {
    id: row.id,
    collection_ref: row.collectionRef,
    customer_name: row.customerName,
    stage,
    status: row.status,
    since: row.updatedAt.toISOString(),
    due_day: row.dueOn,
    express: row.express,
    way: wayOf(row),
    way_back: wayBackOf(row),
    brought_to_fitting: row.broughtToFitting,
    fitting: row.fitting,
    shop: shop && { id: shop.id, name: shop.name },
    garments: row.entries.map(({ item, itemDescription, serviceDetails }, index) => ({
      number: index + 1,
      name: item.name,
      description: itemDescription,
      picture: item.coverImage,
      services: serviceDetails.map(({ service }) => service.name),
    })),
    garment_count: row.garmentCount,
    garments_done: row.done,
    tailors: colleagues.filter(({ id }) => row.tailorIds.includes(id)),
    note: noteOf(row, row),
    version: row.version,
  }
}
