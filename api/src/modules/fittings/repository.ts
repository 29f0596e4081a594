import { and, eq, gt, gte, isNotNull, lte, or, isNull, sql } from 'drizzle-orm'
import type { FittingMark } from '@darnley/contract/workshop-fittings'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { fittings } from '#src/db/schema/fittings.ts'
import { orders } from '#src/db/schema/orders.ts'

type Order = typeof orders.$inferSelect

export type FittingRow = typeof fittings.$inferSelect

/** Who takes a time. */
export type Holder =
  | { readonly basketId: string; readonly minutes: number }
  | { readonly orderId: string }

export interface WantedTime {
  readonly placeId: string
  readonly date: Day
  readonly startsAt: string
  readonly endsAt: string
  /** How many are fitted at once. */
  readonly seats: number
}

interface Span {
  readonly placeId: string
  readonly from: Day
  readonly to: Day
}

export interface FittingRepository {
  byId(id: string): Promise<FittingRow | null>
  ofBasket(basketId: string): Promise<FittingRow | null>
  ofOrder(orderId: string): Promise<FittingRow | null>
  ofOrders(orderIds: readonly string[]): Promise<FittingRow[]>
  /** Returns the orders of booked fittings. */
  orders(orderIds: readonly string[]): Promise<Order[]>
  /** Returns what is taken at a place on these days: booked, or held and not ended. */
  taken(span: Span): Promise<FittingRow[]>
  /**
   * Gives a free seat of the time to the holder, in place of the one that it had. Returns null, and changes nothing,
   * when there is none. In a transaction.
   */
  take(wanted: { readonly time: WantedTime; readonly holder: Holder }): Promise<FittingRow | null>
  /**
   * Keeps a basket's time so many minutes longer, also one that has ended and is still free. Returns it; null when the
   * basket has none.
   */
  extend(basketId: string, minutes: number): Promise<Pick<FittingRow, 'seat'> | null>
  release(basketId: string): Promise<void>
  /** Sets the day by which the work on an order is due. */
  expectOn(orderId: string, dueOn: Day): Promise<void>
  /** Sets or takes back what staff saw. */
  mark(id: string, mark: FittingMark | null): Promise<FittingRow>
}

/** Of booked ones, and of holds that have not ended. */
const isTaken = and(
  isNotNull(fittings.seat),
  or(isNull(fittings.heldUntil), gt(fittings.heldUntil, sql`now()`)),
)

const { placeholder } = sql

const findByOrder = prepared((db) =>
  db
    .select()
    .from(fittings)
    .where(eq(fittings.orderId, placeholder('orderId')))
    .prepare('fitting_of_order'),
)

/** The seat is not what the statement changes, so that it is read beside the change. */
const extendHold = prepared((db) => {
  const minutes = sql`make_interval(mins => ${placeholder('minutes')})`
  const isOfBasket = eq(fittings.basketId, placeholder('basketId'))
  const extended = db.$with('extended').as(
    db
      .update(fittings)
      .set({ heldUntil: sql`greatest(${fittings.heldUntil}, now() + ${minutes})` })
      .where(and(isOfBasket, isNotNull(fittings.seat)))
      .returning({ id: fittings.id }),
  )
  return db
    .with(extended)
    .select({ seat: fittings.seat })
    .from(fittings)
    .where(isOfBasket)
    .prepare('extend_fitting_hold')
})

export function fittingRepository(db: Executor): FittingRepository {
  return {
    byId: async (id) => (await db.select().from(fittings).where(eq(fittings.id, id)))[0] ?? null,
    ofBasket: async (basketId) =>
      (await db.select().from(fittings).where(eq(fittings.basketId, basketId)))[0] ?? null,
    ofOrder: async (orderId) => (await findByOrder(db).execute({ orderId }))[0] ?? null,
    ofOrders: (orderIds) =>
      db
        .select()
        .from(fittings)
        .where(sql`${fittings.orderId} = any(${sql.param([...orderIds])}::uuid[])`),
    orders: (orderIds) =>
      db
        .select()
        .from(orders)
        .where(sql`${orders.id} = any(${sql.param([...orderIds])}::uuid[])`),
    taken: ({ placeId, from, to }) =>
      db
        .select()
        .from(fittings)
        .where(
          and(
            eq(fittings.placeId, placeId),
            gte(fittings.date, from),
            lte(fittings.date, to),
            isTaken,
          ),
        )
        .orderBy(fittings.date, fittings.startsAt, fittings.seat),
    take: (wanted) => take(db, wanted),
    extend: async (basketId, minutes) =>
      (await extendHold(db).execute({ basketId, minutes }))[0] ?? null,
    release: async (basketId) => {
      await db.delete(fittings).where(eq(fittings.basketId, basketId))
    },
    expectOn: async (orderId, dueOn) => {
      await db.update(orders).set({ dueOn }).where(eq(orders.id, orderId))
    },
    mark: async (id, mark) => {
      const markedAt = mark === null ? null : sql`now()`
      const [row] = await db
        .update(fittings)
        .set({ mark, markedAt })
        .where(eq(fittings.id, id))
        .returning()
      if (!row) throw new Error('The marked fitting was not found')
      return row
    },
  }
}

/**
 * One call at a time takes a seat anywhere: a call that moves from one time to another would otherwise wait for one
 * that moves the other way.
 */
async function take(
  db: Executor,
  { time, holder }: { readonly time: WantedTime; readonly holder: Holder },
): Promise<FittingRow | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('fittings', 0))`)
  const { seats, ...at } = time
  const isAt = and(
    eq(fittings.placeId, at.placeId),
    eq(fittings.date, at.date),
    eq(fittings.startsAt, at.startsAt),
  )
  const others = await db.select().from(fittings).where(and(isAt, isTaken))
  const mine = others.find((row) => isOf(row, holder))
  const used = new Set(others.map(({ seat }) => seat))
  const free = Array.from({ length: seats }, (_, index) => index + 1).find((n) => !used.has(n))
  const seat = mine?.seat ?? free
  if (seat === undefined) return null
  await db
    .update(fittings)
    .set({ seat: null })
    .where(and(isAt, eq(fittings.seat, seat), sql`${fittings.heldUntil} <= now()`))
  return write(db, { at, seat, holder })
}

function isOf({ basketId, orderId }: FittingRow, holder: Holder): boolean {
  return 'orderId' in holder ? orderId === holder.orderId : basketId === holder.basketId
}

interface Taking {
  readonly at: Omit<WantedTime, 'seats'>
  readonly seat: number
  readonly holder: Holder
}

async function write(db: Executor, { at, seat, holder }: Taking): Promise<FittingRow | null> {
  const changedAt = sql`now()`
  const taken =
    'orderId' in holder
      ? db
          .insert(fittings)
          .values({ ...at, seat, orderId: holder.orderId })
          .onConflictDoUpdate({
            target: fittings.orderId,
            set: {
              ...{ ...at, seat, changedAt, moves: sql`${fittings.moves} + 1` },
              ...{ mark: null, markedAt: null },
            },
          })
      : db
          .insert(fittings)
          .values({ ...at, seat, basketId: holder.basketId, heldUntil: until(holder.minutes) })
          .onConflictDoUpdate({
            target: fittings.basketId,
            set: { ...at, seat, changedAt, heldUntil: until(holder.minutes) },
          })
  return (await taken.returning())[0] ?? null
}

const until = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`
