import { eq, inArray, sql } from 'drizzle-orm'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { discountUses } from '#src/db/schema/discounts.ts'
import { fittings } from '#src/db/schema/fittings.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { recordEvent } from '#src/metrics/business-events.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { conversationRepository } from '#src/modules/conversations/repository.ts'
import { guaranteeRepository } from '#src/modules/guarantee/repository.ts'
import { photoRepository } from '#src/modules/photos/repository.ts'
import { eraseGarmentWords } from '#src/modules/workshop-garments/repository.ts'
import { eraseHistoryWords } from '#src/modules/workshop-orders/history-repository.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import { withoutCustomer } from './erased.ts'
import { statusesOfDoneWork } from './stages.ts'
import { stopWork } from './stop-work-repository.ts'
import { HELD } from './transitions.ts'

export type Order = typeof orders.$inferSelect

export interface StatusChange {
  readonly order: Pick<Order, 'id' | 'status' | 'version'>
  readonly to: string
  /** Actor of the change, for instance payment-provider or staff:<id>. */
  readonly actor: string
  /** The day by which the work is due, when the change moves it. */
  readonly dueOn?: Day | undefined
  /** Why, in the words of the staff. */
  readonly reason?: string | undefined
  /** Of the request, when it had one. */
  readonly requestKey?: string | undefined
}

export interface OrderRepository {
  byId(id: string): Promise<Order | null>
  byToken(token: string): Promise<Order | null>
  byNumber(collectionRef: string): Promise<Order | null>
  /** Locks the order until the transaction ends. */
  lock(id: string): Promise<Order | null>
  /**
   * Records the change together with the new status, in the caller's transaction. Erases the customer's data of an
   * order that it closes, if that was requested before.
   */
  changeStatus(change: StatusChange): Promise<Order>
  /** Erases the customer's data for good, including what is left in the basket of the order. */
  erase(order: Pick<Order, 'id' | 'basketId' | 'entries'>): Promise<Order>
  /** Marks orders in progress whose customer's data is erased once they are closed. */
  eraseOnceClosed(ids: string[]): Promise<void>
}

const { placeholder } = sql

const findById = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, placeholder('id')))
    .prepare('order_by_id'),
)

const findByToken = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.token, placeholder('token')))
    .prepare('order_by_token'),
)

const findByNumber = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.collectionRef, placeholder('number')))
    .prepare('order_by_number'),
)

export function orderRepository(db: Executor): OrderRepository {
  const { erase, eraseOnceClosed } = erasures(db)
  return {
    erase,
    eraseOnceClosed,
    byId: (id) => one(findById(db).execute({ id })),
    byToken: (token) => one(findByToken(db).execute({ token })),
    byNumber: (number) => one(findByNumber(db).execute({ number })),
    lock: (id) => one(db.select().from(orders).where(eq(orders.id, id)).for('update')),
    changeStatus: async ({ order, to, actor, dueOn, ...request }) => {
      recordEvent('order', { status: to })
      // One statement keeps history and status consistent and saves a round trip.
      const version = sql<number>`(select ${orders.version} + 1 from ${orders} where ${orders.id} = ${order.id})`
      const history = db.$with('history').as(
        db
          .insert(orderStatusChanges)
          .values({ orderId: order.id, from: order.status, to, actor, version, ...request })
          .returning({ id: orderStatusChanges.id }),
      )
      // A cancelled order gives its use of the discount back.
      const released = db
        .$with('released')
        .as(
          db
            .delete(discountUses)
            .where(eq(discountUses.orderId, order.id))
            .returning({ orderId: discountUses.orderId }),
        )
      // So does its fitting's time.
      const freed = db
        .$with('freed')
        .as(
          db
            .delete(fittings)
            .where(eq(fittings.orderId, order.id))
            .returning({ orderId: fittings.orderId }),
        )
      const recorded = db.with(
        history,
        ...(to === 'cancelled' ? [released, freed] : []),
        ...(statusesOfDoneWork.includes(to) ? stopWork(db, order.id) : []),
      )
      const change = {
        status: to,
        heldFrom: to === HELD ? order.status : null,
        version: sql`${orders.version} + 1`,
        updatedAt: sql`now()`,
        ...(dueOn && { dueOn }),
      }
      const changed = await required(
        recorded.update(orders).set(change).where(eq(orders.id, order.id)).returning(),
      )
      return changed.isPast && changed.eraseOnceClosed ? erase(changed) : changed
    },
  }
}

function erasures(db: Executor): Pick<OrderRepository, 'erase' | 'eraseOnceClosed'> {
  return {
    erase: async (order) => {
      const { basketId, entries } = order
      await basketRepository(db).eraseEntries({ basketId, ids: entries.map(({ id }) => id) })
      await db
        .update(discountUses)
        .set({ customer: null })
        .where(eq(discountUses.orderId, order.id))
      await conversationRepository(db).eraseOfOrder(order.id)
      await photoRepository(db).releaseAll(order.id)
      await eraseGarmentWords(db, order.id)
      await eraseHistoryWords(db, order.id)
      await orderMoneyRepository(db).eraseWords(order.id)
      await guaranteeRepository(db).eraseWords(order.id)
      return required(
        db.update(orders).set(withoutCustomer(order)).where(eq(orders.id, order.id)).returning(),
      )
    },
    eraseOnceClosed: async (ids) => {
      await db.update(orders).set({ eraseOnceClosed: true }).where(inArray(orders.id, ids))
    },
  }
}

async function one(rows: PromiseLike<Order[]>): Promise<Order | null> {
  return (await rows)[0] ?? null
}

async function required(rows: PromiseLike<Order[]>): Promise<Order> {
  const order = await one(rows)
  if (!order) throw new Error('The order just written was not found')
  return order
}
