import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BasketEntry } from '@darnley/contract/basket'
import type { Address, IfUnanswered, InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import {
  deskChannel,
  deskDay,
  deskStage,
  hasNoTailor,
  hasTailor,
  isOnDesk,
  isWaitedFor,
} from '../order-conditions.ts'
import { storefronts } from './storefronts.ts'

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Staff do not handle unpaid orders. */
const isPlaced = sql`status <> 'awaiting_payment'`
const isOfStorefront = sql`storefront_id is not null`
const isCollectedAtPoint = sql`collection_provider in ('WFLondon', 'WFStratford')`
const isReturnedToPoint = sql`dropoff_provider in ('WFLondon', 'WFStratford')`

export const orderNumbers = pgSequence('order_numbers', { startWith: 48213 })

/** Orders at their agreed prices, independent of later changes to the catalogue. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    token: text().notNull().unique(),
    collectionRef: text('collection_ref').notNull().unique(),
    status: text().notNull(),
    /** The status in which it was found to need attention; null in every other status, and for older orders. */
    heldFrom: text('held_from'),
    /** Raised by each change that the workshop's staff see, of the order or its garments. */
    version: integer().notNull().default(0),
    /** A price was proposed and is not answered. */
    waitsForCustomer: boolean('waits_for_customer').notNull().default(false),
    /** Colleagues who have a garment of it on the table. */
    tailorIds: uuid('tailor_ids').array().notNull().default([]),
    basketId: text('basket_id').notNull(),
    basketVersion: integer('basket_version').notNull(),
    /** Version of the basket after the ordered lines left it; null until the order is settled. */
    settledBasketVersion: integer('settled_basket_version'),
    storefrontId: text('storefront_id').references(() => storefronts.id),
    customerName: text('customer_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: jsonb().$type<Address>(),
    collectionProvider: text('collection_provider').$type<DeliveryProviderCode>().notNull(),
    dropoffProvider: text('dropoff_provider').$type<DeliveryProviderCode>().notNull(),
    /** When the postie collects; null where the customer chose no day. */
    pickupDay: date('pickup_day').$type<Day>(),
    /** Everything comes with its customer to the fitting (docs/decisions/102): whatever the collection provider says. */
    broughtToFitting: boolean('brought_to_fitting').notNull().default(false),
    inStoreType: text('in_store_type').$type<InStoreType>(),
    express: boolean().notNull(),
    /** By when the work is to be done and dispatched: expected until the clothes arrive (modules/orders/due-day.ts). */
    dueOn: date('due_on').$type<Day>(),
    originSystem: text('origin_system').notNull(),
    couponCode: text('coupon_code'),
    entries: jsonb().$type<BasketEntry[]>().notNull(),
    rate: text().notNull(),
    subtotal: integer().$type<Minor>().notNull(),
    shipping: integer().$type<Minor>().notNull(),
    discount: integer().$type<Minor>(),
    expressPrice: integer('express_price').$type<Minor>(),
    total: integer().$type<Minor>().notNull(),
    /** Read only by releases whose intent key does not contain the amount. Drop the column once none of them runs. */
    intentAmount: integer('intent_amount').$type<Minor>().notNull(),
    /** Incremented when an intent was cancelled and another one is needed. */
    intentAttempt: integer('intent_attempt').notNull().default(1),
    paymentIntentId: text('payment_intent_id').unique(),
    /** The provider failed while creating an intent, so one may exist. */
    isIntentInDoubt: boolean('is_intent_in_doubt').notNull().default(false),
    /** Time of the reconciler's next query to the payment provider. */
    reconcileAt: timestamp('reconcile_at', { withTimezone: true }),
    /** Trace of the checkout that priced it last. The payment event, which arrives separately, continues that trace. */
    traceparent: text(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** What was captured or charged; null for orders paid before this column, whose total it was. */
    paidAmount: integer('paid_amount').$type<Minor>(),
    /** What is kept of a cancelled order that was paid. */
    keptAmount: integer('kept_amount').$type<Minor>(),
    /** What to do with a garment when the customer does not answer a proposed price. */
    ifUnanswered: text('if_unanswered').$type<IfUnanswered>().notNull().default('go_on'),
    /** When it was paid, charged by its shop or confirmed for nothing; null for orders settled before this column. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** The customer's data is to be erased once the order is closed: modules/orders, changeStatus. */
    eraseOnceClosed: boolean('erase_once_closed').notNull().default(false),
    /** Its customer wants no reminders (modules/reminders). */
    remindersStopped: boolean('reminders_stopped').notNull().default(false),
    /** The finished order whose garment this one does again under the guarantee: nothing is paid for it. */
    redoOf: uuid('redo_of').references((): AnyPgColumn => orders.id),
    isPast: boolean('is_past').generatedAlwaysAs(sql`status in ('finished', 'cancelled')`),
    /**
     * Words that staff search by prefix: number with and without its prefix, name and e-mail. The collation
     * lower-cases every script, whatever the locale of the database.
     */
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(string_to_array(lower((collection_ref || ' ' || split_part(collection_ref, '-', 2) || ' ' || customer_name || ' ' || email) collate pg_c_utf8), ' '), ''))`,
    ),
  },
  (table) => [
    // Pages of staff lists (modules/storefront-orders): one index for each route by which an order reaches a
    // storefront, newest first, with its search words, so that a scan for a name reads no rows. Web orders by
    // courier have no entry.
    index('orders_of_storefront_with_words')
      .on(table.storefrontId, table.isPast, table.createdAt, table.id, table.searchWords)
      .where(sql`${isOfStorefront} and ${isPlaced}`),
    index('orders_of_storefront_by_status')
      .on(table.storefrontId, table.status, table.createdAt, table.id)
      .where(sql`${isOfStorefront} and ${isPlaced}`),
    index('orders_brought_to_point_with_words')
      .on(table.collectionProvider, table.isPast, table.createdAt, table.id, table.searchWords)
      .where(sql`${isCollectedAtPoint} and ${isPlaced}`),
    index('orders_brought_to_point_by_status')
      .on(table.collectionProvider, table.status, table.createdAt, table.id)
      .where(sql`${isCollectedAtPoint} and ${isPlaced}`),
    index('orders_returned_to_point_with_words')
      .on(table.dropoffProvider, table.isPast, table.createdAt, table.id, table.searchWords)
      .where(sql`${isReturnedToPoint} and ${isPlaced}`),
    index('orders_returned_to_point_by_status')
      .on(table.dropoffProvider, table.status, table.createdAt, table.id)
      .where(sql`${isReturnedToPoint} and ${isPlaced}`),
    // By due day (modules/storefront-orders/repository/due.ts), express and standard apart.
    index('orders_due_of_storefront')
      .on(table.storefrontId, table.express, table.dueOn, table.id)
      .where(sql`${isOfStorefront} and ${isWaitedFor}`),
    // The last column is one of the condition, so that a count reads no rows.
    index('orders_due_brought_to_point')
      .on(table.collectionProvider, table.express, table.dueOn, table.id, table.broughtToFitting)
      .where(sql`${isCollectedAtPoint} and ${isWaitedFor}`),
    index('orders_due_returned_to_point')
      .on(table.dropoffProvider, table.express, table.dueOn, table.id)
      .where(sql`${isReturnedToPoint} and ${isWaitedFor}`),
    // The workshop's desk (modules/workshop-desk/repository): by stage and due day, express and standard apart. The
    // last columns are those of the expressions, so that a count reads no rows.
    index('orders_on_desk')
      .on(deskStage, table.express, deskDay, table.id, ...stageColumns(table))
      .where(isOnDesk),
    index('orders_on_desk_by_channel')
      .on(
        deskStage,
        deskChannel,
        table.express,
        deskDay,
        table.id,
        ...stageColumns(table),
        table.storefrontId,
        table.collectionProvider,
        table.broughtToFitting,
      )
      .where(isOnDesk),
    index('orders_on_desk_without_tailor')
      .on(deskStage, table.express, deskDay, table.id, deskChannel, ...stageColumns(table))
      .where(hasNoTailor),
    index('orders_on_desk_without_tailor_by_channel')
      .on(
        deskStage,
        deskChannel,
        table.express,
        deskDay,
        table.id,
        ...stageColumns(table),
        table.storefrontId,
        table.collectionProvider,
        table.broughtToFitting,
      )
      .where(hasNoTailor),
    index('orders_on_desk_of_tailors').using('gin', table.tailorIds).where(hasTailor),
    index('orders_placed_with_words')
      .on(table.isPast, table.createdAt, table.id, table.searchWords)
      .where(isPlaced),
    // The orders of a customer (modules/my-repairs), newest first.
    index('orders_of_email')
      .on(sql`lower(${table.email})`, table.createdAt, table.id)
      .where(sql`${table.settledBasketVersion} is not null`),
    // Whose text message it is.
    index('orders_of_phone').on(table.phone, table.createdAt).where(isPlaced),
    index('orders_changed').on(table.updatedAt, table.id, table.version).where(isPlaced),
    index('orders_search_words').using('gin', table.searchWords).where(isPlaced),
    uniqueIndex('orders_one_unpaid_a_basket')
      .on(table.basketId)
      .where(sql`${table.status} = 'awaiting_payment'`),
    uniqueIndex('orders_one_a_basket_version')
      .on(table.basketId, table.basketVersion)
      .where(sql`${table.status} <> 'cancelled'`),
    // In the order in which they are entered in the ledger (modules/ledger).
    index('orders_settled')
      .on(sql`coalesce(settled_at, paid_at, created_at)`)
      .where(sql`${table.settledBasketVersion} is not null`),
    // Not usable for the unpaid order of one basket, for which PostgreSQL took it while it had no statistics.
    index('orders_to_reconcile')
      .on(table.reconcileAt)
      .where(sql`${table.status} = 'awaiting_payment' and ${table.reconcileAt} is not null`),
  ],
)

function stageColumns<Column>(
  table: Record<'status' | 'heldFrom' | 'waitsForCustomer' | 'dueOn', Column>,
): Column[] {
  return [table.status, table.heldFrom, table.waitsForCustomer, table.dueOn]
}

export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for the first status. */
    from: text(),
    to: text().notNull(),
    /** Actor of the change: customer, payment-provider, staff:<id>, courier:<name>. */
    actor: text().notNull(),
    /** Why, in the words of the staff. */
    reason: text(),
    /** Idempotency key of the request, when it had one. */
    requestKey: uuid('request_key'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Version of the order after it; null for the first status and for older changes. */
    version: integer(),
  },
  (table) => [
    index('order_status_changes_of_order').on(table.orderId),
    // When work was done (modules/figures).
    index('order_status_changes_done')
      .on(table.at)
      .where(sql`"to" in ('awaiting_delivery', 'awaiting_store_collection', 'finished')`),
  ],
)
