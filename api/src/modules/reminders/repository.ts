import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { deskStage, isOnDesk } from '#src/db/order-conditions.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { FETCH_STATUSES, REMIND_AFTER_DAYS, REMIND_WITHIN_DAYS, SEND_STATUSES } from './due.ts'
import { ORDER_REMINDER } from './reminder-key.ts'
import type { ReminderKind } from './words.ts'

export interface DueReminder {
  readonly orderId: string
  readonly kind: ReminderKind
}

/** Orders that one statement reads at most. */
export const BATCH = 200

export interface ReminderRepository {
  /** Returns orders whose customers are to be reminded now and were not yet, at most a batch. */
  due(): Promise<DueReminder[]>
  setStopped(order: Pick<Order, 'id'>, stopped: boolean): Promise<void>
}

export function reminderRepository(db: Executor): ReminderRepository {
  return {
    due: () =>
      db
        .select({ orderId: orders.id, kind: kindOfStatus })
        .from(orders)
        .where(
          and(
            // As in the index of the desk, so that closed orders are not read.
            ...[isOnDesk, sql`${deskStage} in ('coming', 'on_its_way')`],
            ...[isNull(orders.heldFrom), eq(orders.remindersStopped, false)],
            or(isToSend, inArray(orders.status, [...FETCH_STATUSES])),
            sql`${waitingSince} between now() - ${daysLong(REMIND_WITHIN_DAYS)} and now() - ${daysLong(REMIND_AFTER_DAYS)}`,
            notExists(db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, keyOfOrder))),
          ),
        )
        .limit(BATCH),
    setStopped: async ({ id }, stopped) => {
      await db.update(orders).set({ remindersStopped: stopped }).where(eq(orders.id, id))
    },
  }
}

/** Clothes taken in a shop are there. */
const isToSend = and(inArray(orders.status, [...SEND_STATUSES]), isNull(orders.inStoreType))

const kindOfStatus = sql<ReminderKind>`case when ${inArray(orders.status, [...FETCH_STATUSES])}
  then ${'ready-to-fetch' satisfies ReminderKind} else ${'not-sent' satisfies ReminderKind} end`

/** As reminderKey says it. */
const keyOfOrder = sql`concat_ws(':', ${ORDER_REMINDER}::text, ${kindOfStatus}, ${orders.id})`

/** The last change of its status, or the day on which a courier was to come. */
const waitingSince = sql`greatest((select max(${orderStatusChanges.at}) from ${orderStatusChanges}
  where ${orderStatusChanges.orderId} = ${orders.id}), ${orders.pickupDay}::timestamptz)`

function daysLong(count: number): SQL {
  return sql`make_interval(days => ${count}::integer)`
}
