import type { StudioDocument } from '@darnley/contract/content-decisions'
import type { FittingTime } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import { isFittedInPerson } from '@darnley/domain/fitted-in-person'
import { toDay, type Day } from '@darnley/domain/turnaround'
import type { Database, Executor } from '#src/db/database.ts'
import { HttpError, notFound } from '#src/lib/http-error.ts'
import type { Decisions } from '#src/modules/content/decisions.ts'
import { inLondon } from '#src/modules/locations/rules.ts'
import { type FittingRow, fittingRepository, type Holder } from './repository.ts'
import {
  daysAfter,
  fittingPlacesOf,
  HOLD_MINUTES,
  offeredTime,
  seatsOf,
  timesFrom,
} from './rules.ts'

export interface WithFittings {
  readonly db: Database
  readonly decisions: Pick<Decisions, 'studios'>
}

/** Four answers of seven days are looked through for the next free time. */
const WEEKS = 4

/** @throws HttpError 404 when the place offers no fittings */
export async function findFittingPlace(
  { decisions }: Pick<WithFittings, 'decisions'>,
  placeId: string,
): Promise<StudioDocument> {
  const places = fittingPlacesOf(await decisions.studios.current())
  const place = places.find(({ id }) => id === placeId)
  if (!place) throw notFound('Place')
  return place
}

/** Returns the times of seven days with how many are free of each; full ones are left out. */
export async function freeTimes(
  db: Executor,
  studio: StudioDocument,
  from: { readonly date: string; readonly time: string },
): Promise<Shift[]> {
  return (await countFree(db, { studio, times: timesFrom(studio, from) })).filter(
    ({ free = 0 }) => free > 0,
  )
}

/** Returns times with how many are free of each. */
export async function countFree(
  db: Executor,
  { studio, times }: { readonly studio: StudioDocument; readonly times: readonly Shift[] },
): Promise<Shift[]> {
  const [first, last] = [toDay(times[0]?.date), toDay(times.at(-1)?.date)]
  if (first === null || last === null) return []
  const taken = await fittingRepository(db).taken({ placeId: studio.id, from: first, to: last })
  return times.map((time) => {
    const overlapping = taken.filter(
      ({ date, startsAt, endsAt }) =>
        date === time.date && startsAt < time.ends_at && endsAt > time.starts_at,
    )
    return { ...time, free: Math.max(0, seatsOf(studio) - overlapping.length) }
  })
}

/**
 * Keeps a time for a basket.
 * @throws HttpError 404 for an unknown place, 409 with the next free time when it is taken or not offered
 */
export function holdForBasket(
  services: WithFittings,
  { basketId, wanted }: { readonly basketId: string; readonly wanted: FittingTime },
): Promise<FittingRow> {
  return takeTime(services, {
    wanted,
    holder: { basketId, minutes: HOLD_MINUTES },
    isAllowed: () => Promise.resolve(),
    onTaken: () => Promise.resolve(),
  })
}

interface FittedOrder {
  readonly status: string
  readonly inStoreType: string | null
  readonly isPast: boolean | null
  readonly entries: Parameters<typeof isFittedInPerson>[0]
}

/** Whether a fitting at one of our places belongs to an order. What a shop takes in it fits itself. */
export function isToBeFitted({ status, inStoreType, isPast, entries }: FittedOrder): boolean {
  const isPlaced = status !== 'awaiting_payment' && isPast !== true
  return isPlaced && inStoreType === null && isFittedInPerson(entries)
}

interface Taking {
  readonly wanted: FittingTime
  readonly holder: Holder
  /** Throws when the holder may not take a time. */
  readonly isAllowed: (transaction: Executor) => Promise<void>
  /** Called in the same transaction when the holder has another time now. */
  readonly onTaken: (transaction: Executor, row: FittingRow) => Promise<void>
}

/**
 * Takes a time for a basket or an order, in place of the one that it had.
 * @throws HttpError 404 for an unknown place, 409 with the next free time
 */
export async function takeTime(
  services: WithFittings,
  { wanted, holder, isAllowed, onTaken }: Taking,
): Promise<FittingRow> {
  const studio = await findFittingPlace(services, wanted.place_id)
  const time = offeredTime(studio, wanted, new Date())
  const taken = await services.db.transaction(async (transaction) => {
    await isAllowed(transaction)
    const repository = fittingRepository(transaction)
    const mine = 'orderId' in holder ? await repository.ofOrder(holder.orderId) : null
    if (mine && isSame(mine, wanted)) return mine
    if (!time) return null
    const row = await repository.take({
      holder,
      time: {
        ...{ placeId: studio.id, date: time.date as Day, seats: seatsOf(studio) },
        ...{ startsAt: time.starts_at, endsAt: time.ends_at },
      },
    })
    if (row) await onTaken(transaction, row)
    return row
  })
  if (taken) return taken
  throw gone(await nextFree(services.db, { studio, wanted }))
}

/** A repeated move changes nothing. */
function isSame(row: FittingRow, wanted: FittingTime): boolean {
  return (
    row.seat !== null &&
    row.placeId === wanted.place_id &&
    row.date === wanted.date &&
    row.startsAt === wanted.starts_at
  )
}

function gone(next: Shift | null): HttpError {
  const detail = 'This time has just been taken'
  return new HttpError({ status: 409, detail, body: { detail, next } })
}

/** Returns the next free time of the place, from the wanted one on or from now. */
export async function nextFree(
  db: Executor,
  {
    studio,
    wanted,
  }: {
    readonly studio: StudioDocument
    readonly wanted: Pick<FittingTime, 'date' | 'starts_at'>
  },
): Promise<Shift | null> {
  const now = inLondon(new Date())
  const isAhead =
    wanted.date > now.date || (wanted.date === now.date && wanted.starts_at > now.time)
  const from = isAhead ? { date: wanted.date, time: wanted.starts_at } : now
  for (let week = 0; week < WEEKS; week += 1) {
    const start = week === 0 ? from : { date: daysAfter(from.date, 7 * week), time: '00:00' }
    const [first] = await freeTimes(db, studio, start)
    if (first) return first
  }
  return null
}
