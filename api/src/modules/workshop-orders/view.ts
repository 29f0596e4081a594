import type { ServiceDetails } from '@darnley/contract/basket'
import type { DeskTailor } from '@darnley/contract/workshop-desk'
import type {
  GarmentWork,
  WorkshopGarmentSummary,
  WorkshopOrder,
} from '@darnley/contract/workshop-orders'
import { providerNames, TO_FITTING_STAFF_NAME } from '@darnley/domain/delivery'
import type { Executor } from '#src/db/database.ts'
import { courierRepository } from '#src/modules/couriers/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import { type GuaranteeReader, viewForStaff } from '#src/modules/guarantee/view.ts'
import { stageOf } from '#src/modules/orders/stages.ts'
import { allowedStatuses } from '#src/modules/orders/transitions.ts'
import { workOn } from '#src/modules/storefront-orders/view.ts'
import { readColleagues } from '#src/modules/workshop-desk/repository/colleagues.ts'
import { readShops } from '#src/modules/workshop-desk/repository/shops.ts'
import { shopOf, wayBackOf, wayOf } from '#src/modules/workshop-desk/rules.ts'
import {
  type GarmentRow,
  garmentsOf,
  type TaskRow,
  tasksOf,
} from '#src/modules/workshop-garments/repository.ts'
import { nameEvents } from './history.ts'
import { eventsOfOrder } from './history-repository.ts'
import { isPostedBack } from './rules.ts'

/** Returns an order as the workshop's staff see it. */
export async function viewOrderForWorkshop(
  reader: WithPlaces & Pick<GuaranteeReader, 'photos'>,
  { order, companySlug }: { readonly order: Order; readonly companySlug: string },
): Promise<WorkshopOrder> {
  const { db } = reader
  const couriers = courierRepository(db)
  const { collectionProvider, dropoffProvider } = order
  const [shops, rows, events, toUs, back] = await Promise.all([
    readShops(reader),
    garmentsOf(db, order.id),
    eventsOfOrder(db, { orderId: order.id }),
    couriers.bookingOf({ orderId: order.id, provider: collectionProvider, way: 'to-us' }),
    couriers.bookingOf({ orderId: order.id, provider: dropoffProvider, way: 'home' }),
  ])
  const shop = shopOf(order, shops)
  return {
    id: order.id,
    version: order.version,
    collection_ref: order.collectionRef,
    status: order.status,
    next_statuses: [...allowedStatuses(order, companySlug)],
    stage: stageOf(order),
    created_at: order.createdAt.toISOString(),
    origin_system: order.originSystem,
    due_day: order.dueOn,
    express: order.express,
    way: wayOf(order),
    way_back: wayBackOf(order),
    way_name: order.broughtToFitting ? TO_FITTING_STAFF_NAME : providerNames[collectionProvider],
    way_back_name: providerNames[dropoffProvider],
    shop: shop && { id: shop.id, name: shop.name },
    customer_name: order.customerName,
    customer_email: order.email,
    phone: order.phone,
    address: order.address,
    parcel: toUs?.trackingNumber ?? null,
    parcel_back: back?.trackingNumber ?? null,
    is_posted_back: isPostedBack(order),
    is_checked_in: rows.length > 0,
    garments: await summariesOf(db, { order, rows }),
    ...(await viewForStaff(reader, order)),
    history: await nameEvents(db, { events, order }),
  }
}

/** Returns the garments of an order: those that were checked in, or else those that are expected. */
async function summariesOf(
  db: Executor,
  { order, rows }: { readonly order: Order; readonly rows: readonly GarmentRow[] },
): Promise<WorkshopGarmentSummary[]> {
  if (rows.length === 0) return order.entries.map((_, index) => expected(order, index + 1))
  const [tasks, colleagues] = await Promise.all([
    tasksOf(
      db,
      rows.map(({ id }) => id),
    ),
    readColleagues(db),
  ])
  return rows.map((row) =>
    summaryOf(row, {
      order,
      colleagues,
      tasks: tasks.filter(({ garmentId }) => garmentId === row.id),
    }),
  )
}

function expected(order: Order, number: number): WorkshopGarmentSummary {
  return {
    ...describe(order, { number, foundWords: null }),
    id: null,
    is_extra: false,
    state: 'expected',
    found: null,
    found_words: null,
    tailor: null,
    tasks_done: 0,
    task_count: 0,
  }
}

interface Known {
  readonly order: Order
  readonly colleagues: readonly DeskTailor[]
  readonly tasks: readonly TaskRow[]
}

function summaryOf(row: GarmentRow, { order, colleagues, tasks }: Known): WorkshopGarmentSummary {
  return {
    ...describe(order, row),
    id: row.id,
    is_extra: row.entryId === null,
    state: row.state,
    found: row.found,
    found_words: row.foundWords,
    tailor: colleagues.find(({ id }) => id === row.tailorId) ?? null,
    tasks_done: tasks.filter(({ state }) => state === 'done').length,
    task_count: tasks.length,
  }
}

type Described = Pick<
  WorkshopGarmentSummary,
  'number' | 'item_name' | 'item_description' | 'picture' | 'work'
>

/** Returns what the customer said about a garment; of one that was not booked, what was found. */
export function describe(
  { entries }: Pick<Order, 'entries'>,
  { number, foundWords }: Pick<GarmentRow, 'number' | 'foundWords'>,
): Described {
  const entry = entries[number - 1]
  if (!entry)
    return {
      number,
      item_name: 'Not booked',
      item_description: foundWords ?? '',
      picture: null,
      work: [],
    }
  return {
    number,
    item_name: entry.item.name,
    item_description: entry.itemDescription,
    picture: entry.item.coverImage,
    work: entry.serviceDetails.map(workWithoutPrice),
  }
}

function workWithoutPrice(line: ServiceDetails): GarmentWork {
  const { price: _price, ...work } = workOn(line)
  return work
}
