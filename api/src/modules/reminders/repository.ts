import { and, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { deskStage, isOnDesk } from '#src/db/order-conditions.ts'
import { fittings } from '#src/db/schema/fittings.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { FETCH_STATUSES, REMIND_AFTER_DAYS, REMIND_WITHIN_DAYS, SEND_STATUSES } from './due.ts'
import { ORDER_REMINDER } from './order-reminder.ts'
import type { ReminderKind } from './words.ts'

export interface DueReminder {
  readonly orderId: string
  readonly kind: ReminderKind
  /** Of the outbox, which sends it once. */
  readonly key: string
}

/** Reminders that one statement reads at most. */
export const BATCH = 200

export interface ReminderRepository {
  /** Returns orders for which nothing has happened, and whose customers were not reminded yet, at most a batch. */
  waiting(): Promise<DueReminder[]>
  /** The same for orders with a fitting on a day. */
  fittedOn(day: Day): Promise<DueReminder[]>
  setStopped(order: Pick<Order, 'id'>, stopped: boolean): Promise<void>
}

export function reminderRepository(db: Executor): ReminderRepository {
  const isNew = (key: SQL): SQL =>
    notExists(db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)))
  return {
    waiting: () =>
      db
        .select({ orderId: orders.id, kind: kindOfStatus, key: keyOfWaiting })
        .from(orders)
        .where(
          and(
            // As in the index of the desk, so that closed orders are not read.
            ...[isOnDesk, sql`${deskStage} in ('coming', 'on_its_way')`],
            ...[isNull(orders.heldFrom), eq(orders.remindersStopped, false)],
            or(isToSend, inArray(orders.status, [...FETCH_STATUSES])),
            sql`${waitingSince} between now() - ${daysLong(REMIND_WITHIN_DAYS)} and now() - ${daysLong(REMIND_AFTER_DAYS)}`,
            isNew(keyOfWaiting),
          ),
        )
        .limit(BATCH),
    fittedOn: (day) =>
      db
        .select({ orderId: orders.id, kind: kindOfFitting, key: keyOfFitting })
        .from(fittings)
        .innerJoin(orders, eq(orders.id, fittings.orderId))
        .where(
          and(
            ...[eq(fittings.date, day), isNotNull(fittings.seat)],
            ...[sql`not ${orders.isPast}`, eq(orders.remindersStopped, false)],
            isNew(keyOfFitting),
          ),
        )
        .limit(BATCH),
    setStopped: async ({ id }, stopped) => {
      await db.update(orders).set({ remindersStopped: stopped }).where(eq(orders.id, id))
    },
  }
}

const kind = (name: ReminderKind): SQL<ReminderKind> => sql`${name}::text`

const kindOfStatus = sql<ReminderKind>`case when ${inArray(orders.status, [...FETCH_STATUSES])}
  then ${kind('ready-to-fetch')} else ${kind('not-sent')} end`
const kindOfFitting = kind('fitting-tomorrow')

/** One mail of each kind for an order, and one for each day to which a fitting was moved. */
const keyOfWaiting = sql<string>`concat_ws(':', ${ORDER_REMINDER}::text, ${kindOfStatus}, ${orders.id})`
const keyOfFitting = sql<string>`concat_ws(':', ${ORDER_REMINDER}::text, ${kindOfFitting}, ${orders.id}, ${fittings.date})`

/**
 * Clothes taken in a shop are there, and those that are fitted in person may come with their customer. What was brought
 * to a fitting is with us once its customer was seen there.
 */
const isToSend = and(
  inArray(orders.status, [...SEND_STATUSES]),
  isNull(orders.inStoreType),
  sql`not exists (select from ${fittings} where ${fittings.orderId} = ${orders.id}
    and ${fittings.seat} is not null and (${fittings.date} > current_date - ${REMIND_AFTER_DAYS}::integer
      or ${orders.broughtToFitting} and ${fittings.mark} in ('here', 'done')))`,
  sql`not (${orders.broughtToFitting} and ${orders.status} = 'awaiting_pickup')`,
)

/** The last change of its status, or the day on which a courier was to come, or its customer to a fitting. */
const waitingSince = sql`greatest((select max(${orderStatusChanges.at}) from ${orderStatusChanges}
  where ${orderStatusChanges.orderId} = ${orders.id}), ${orders.pickupDay}::timestamptz,
  (select ${fittings.date}::timestamptz from ${fittings} where ${fittings.orderId} = ${orders.id}))`

function daysLong(count: number): SQL {
  return sql`make_interval(days => ${count}::integer)`
}
