import type { DayFitting, FittingDay } from '@darnley/contract/workshop-fittings'
import { isLineFittedInPerson } from '@darnley/domain/fitted-in-person'
import { toDay, type Day } from '@darnley/domain/turnaround'
import { inLondon } from '#src/modules/locations/rules.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { countFree, findFittingPlace, type WithFittings } from './hold.ts'
import { type FittingRow, fittingRepository } from './repository.ts'
import { fittingPlacesOf, seatsOf, timesFrom, viewPlace } from './rules.ts'

interface Asked {
  readonly date: string | undefined
  readonly placeId: string | undefined
}

/** Returns the fittings of a day at a place, the first by default. @throws HttpError 404 for an unknown place */
export async function fittingDay(
  services: WithFittings,
  { date = inLondon(new Date()).date, placeId }: Asked,
): Promise<FittingDay> {
  const { db, decisions } = services
  const known = fittingPlacesOf(await decisions.studios.current())
  const places = known.map(viewPlace)
  const studio = placeId === undefined ? known[0] : await findFittingPlace(services, placeId)
  if (!studio) return { places, place_id: null, date, seats: 0, fittings: [], times: [] }
  const day = toDay(date) as Day
  const span = { placeId: studio.id, from: day, to: day }
  const rows = await fittingRepository(db).taken(span)
  const ids = rows.flatMap(({ orderId }) => orderId ?? [])
  const found = await fittingRepository(db).orders(ids)
  const byId = new Map(found.map((order) => [order.id, order]))
  const times = timesFrom(studio, { date, time: '00:00' }).filter((each) => each.date === date)
  return {
    ...{ places, place_id: studio.id, date, seats: seatsOf(studio) },
    fittings: rows.map((row) => viewOne(row, byId.get(row.orderId ?? ''))),
    times: await countFree(db, { studio, times }),
  }
}

function viewOne(row: FittingRow, order: Order | undefined): DayFitting {
  return {
    ...{ id: row.id, seat: row.seat ?? 1, starts_at: row.startsAt, ends_at: row.endsAt },
    held_until: row.heldUntil?.toISOString() ?? null,
    ...{ moves: row.moves, mark: row.mark, marked_at: row.markedAt?.toISOString() ?? null },
    order: order ? viewOrder(order) : null,
  }
}

function viewOrder(order: Order): DayFitting['order'] {
  const garments = order.entries.map(({ item, itemDescription, serviceDetails }, index) => ({
    ...{ number: index + 1, name: item.name, description: itemDescription },
    ...fittedServices(serviceDetails.filter(isLineFittedInPerson)),
  }))
  return {
    ...{ id: order.id, version: order.version, collection_ref: order.collectionRef },
    ...{ customer_name: order.customerName, phone: order.phone, due_on: order.dueOn },
    garments: garments.filter(({ services }) => services.length > 0),
    is_handed_over: isHandedOver(order),
  }
}

/** Whether the clothes of an order were left at its fitting: a mark moves it on, and none moves it back. */
function isHandedOver({ broughtToFitting, heldFrom, status }: Order): boolean {
  return broughtToFitting && (heldFrom ?? status) !== 'awaiting_store_dropoff'
}

type Lines = Order['entries'][number]['serviceDetails']

function fittedServices(
  lines: Lines,
): Pick<NonNullable<DayFitting['order']>['garments'][number], 'services' | 'notes'> {
  return {
    services: lines.map(({ service }) => service.name),
    notes: lines.flatMap(({ tailorNotes }) => tailorNotes || []),
  }
}
