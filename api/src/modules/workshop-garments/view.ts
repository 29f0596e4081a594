import type { GarmentTag, GarmentTask, WorkshopGarment } from '@darnley/contract/workshop-garments'
import type { DeskTailor } from '@darnley/contract/workshop-desk'
import type { Config } from '#src/config.ts'
import { tagCode } from '#src/modules/orders/order-number.ts'
import { guidePath, type Guides, guidesNow } from '#src/modules/catalogue/guides.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import { stageOf } from '#src/modules/orders/stages.ts'
import { readColleagues } from '#src/modules/workshop-desk/repository/colleagues.ts'
import { readShops } from '#src/modules/workshop-desk/repository/shops.ts'
import { type Shop, shopOf, wayBackOf } from '#src/modules/workshop-desk/rules.ts'
import { describe } from '#src/modules/workshop-orders/view.ts'
import {
  type GarmentRow,
  garmentsOf,
  notesOf,
  type NoteRow,
  readNow,
  type TaskRow,
  tasksOf,
} from './repository.ts'
import { readNews } from './read-news.ts'
import { secondsAt } from './rules.ts'

interface Shown {
  readonly order: Order
  readonly garment: GarmentRow
}

interface GarmentReader extends WithPlaces {
  readonly guides: Guides
  readonly config: Pick<Config, 'siteUrl'>
}

/** Returns a garment with all that the customer said and the guides that were followed, its tasks, notes and news. */
export async function viewGarment(
  reader: GarmentReader,
  { order, garment }: Shown,
): Promise<WorkshopGarment> {
  const { db } = reader
  const [rows, tasks, notes, news, colleagues, shops, guides, now] = await Promise.all([
    garmentsOf(db, order.id),
    tasksOf(db, [garment.id]),
    notesOf(db, garment.id),
    readNews(db, { order, garment }),
    readColleagues(db),
    readShops(reader),
    guidesNow(reader.guides),
    readNow(db),
  ])
  const tag = tagOf(garment, { order, shops, of: rows.length })
  const said = order.entries[garment.number - 1]?.serviceDetails ?? []
  return {
    tag: {
      ...tag,
      work: tag.work.map((work, index) => {
        const path = guidePath(said[index], guides)
        return { ...work, guide_url: path && reader.config.siteUrl + path }
      }),
    },
    version: garment.version,
    order_id: order.id,
    order_status: order.status,
    stage: stageOf(order),
    picture: describe(order, garment).picture,
    state: garment.state,
    found: garment.found,
    tailor: colleagues.find(({ id }) => id === garment.tailorId) ?? null,
    tasks: tasks.map((task) => viewTask(task, { colleagues, now })),
    notes: notes.map((note) => viewNote(note, colleagues)),
    news,
  }
}

interface TaskContext {
  readonly colleagues: readonly DeskTailor[]
  /** By the database, whose clock the starts are written by. */
  readonly now: Date
}

export function viewTask(task: TaskRow, { colleagues, now }: TaskContext): GarmentTask {
  return {
    id: task.id,
    name: task.name,
    is_check: task.isCheck,
    state: task.state,
    tailor: colleagues.find(({ id }) => id === task.tailorId) ?? null,
    started_at: task.startedAt?.toISOString() ?? null,
    seconds: task.seconds,
    seconds_now: secondsAt(task, now),
  }
}

function viewNote(
  note: NoteRow,
  colleagues: readonly DeskTailor[],
): WorkshopGarment['notes'][number] {
  return {
    id: note.id,
    colleague: colleagues.find(({ id }) => id === note.staffId)?.name ?? 'A former colleague',
    at: note.at.toISOString(),
    text: note.text,
  }
}

/** Returns the tags of the garments of an order that are here. */
export async function tagsOf(reader: WithPlaces, order: Order): Promise<GarmentTag[]> {
  const [rows, shops] = await Promise.all([garmentsOf(reader.db, order.id), readShops(reader)])
  return rows
    .filter(({ found }) => found !== 'missing')
    .map((garment) => tagOf(garment, { order, shops, of: rows.length }))
}

interface TagContext {
  readonly order: Order
  readonly shops: readonly Shop[]
  readonly of: number
}

function tagOf(garment: GarmentRow, { order, shops, of }: TagContext): GarmentTag {
  const shop = shopOf(order, shops)
  const { item_name, item_description, work } = describe(order, garment)
  return {
    code: tagCode({ collectionRef: order.collectionRef, number: garment.number }),
    garment_id: garment.id,
    number: garment.number,
    of,
    customer_name: order.customerName,
    due_day: order.dueOn,
    express: order.express,
    item_name,
    item_description,
    is_extra: garment.entryId === null,
    found_words: garment.foundWords,
    work,
    shop: shop && { id: shop.id, name: shop.name },
    way_back: wayBackOf(order),
  }
}
