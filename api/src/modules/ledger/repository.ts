import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { ledgerEntries, ledgerLines, type Seller } from '#src/db/schema/ledger.ts'
import { orders } from '#src/db/schema/orders.ts'
import { priceProposals } from '#src/db/schema/price-proposals.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import { settings } from '#src/db/schema/settings.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'

export type NewEntry = typeof ledgerEntries.$inferInsert & {
  readonly lines: readonly Pick<
    typeof ledgerLines.$inferInsert,
    'part' | 'serviceId' | 'service' | 'garment' | 'garmentId' | 'amount' | 'discount' | 'vat'
  >[]
}

/** Something settled that is not in the books. */
export interface Due {
  readonly id: string
  readonly source: 'order' | 'price_change' | 'refund'
  readonly order_id: string
  readonly at: Date
  /** Day in London. */
  readonly day: NewEntry['day']
}

export interface LedgerRepository {
  /** Returns up to when everything is entered, and keeps other processes out until the transaction ends; null when one is at it. */
  begin(): Promise<{ readonly until: string } | null>
  /** Returns what is to be entered, the oldest first. */
  due(options: { readonly since: string; readonly limit: number }): Promise<Due[]>
  rowsOf(due: readonly Due[]): Promise<SourceRows>
  /** Returns the terms on which each of these orders was entered. */
  termsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, EnteredTerms>>
  /** Returns each partner with an order in them, as a seller. */
  partnersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Seller>>
  /** Returns the last number of each seller by its id; of the company under null. */
  lastReceipts(): Promise<ReadonlyMap<string | null, number>>
  add(entries: readonly NewEntry[]): Promise<void>
  /** Everything before this moment is entered. */
  finish(until: Date): Promise<void>
}

/** On which an order is sold, and everything after it given back. */
export interface EnteredTerms {
  /** Hundredths of a percent. */
  readonly vatRate: number
  /** Id of the partner that is the seller; null for the company. */
  readonly sellerId: string | null
}

export interface SourceRows {
  readonly orders: ReadonlyMap<string, typeof orders.$inferSelect>
  readonly proposals: ReadonlyMap<string, typeof priceProposals.$inferSelect>
  readonly refunds: ReadonlyMap<string, typeof refunds.$inferSelect>
}

/** Id of the partner that sold, null for the company. A former release gave what a shop sold no number, and no seller. */
export const soldBy = sql<string | null>`coalesce(${ledgerEntries.sellerId},
  case when ${ledgerEntries.receiptNumber} is null then ${ledgerEntries.storefrontId} end)`

const UNTIL = 'ledger-entered-until'
const BEGINNING = '2000-01-01T00:00:00.000Z'

/**
 * What was settled is visible only after its transaction, and a process of the former release dates free orders by their
 * making, so each run looks back this far.
 */
const OVERLAP = sql`interval '3 days'`

const settledAt = sql`coalesce(${orders.settledAt}, ${orders.paidAt}, ${orders.createdAt})`

export function ledgerRepository(db: Executor): LedgerRepository {
  return {
    begin: async () => {
      await db.insert(settings).values({ key: UNTIL, value: BEGINNING }).onConflictDoNothing()
      const [row] = await db
        .select({ until: settings.value })
        .from(settings)
        .where(eq(settings.key, UNTIL))
        .for('update', { skipLocked: true })
      return row ?? null
    },
    finish: async (until) => {
      await db.update(settings).set({ value: until.toISOString() }).where(eq(settings.key, UNTIL))
    },
    due: async ({ since, limit }) => {
      const from = sql`${since}::timestamptz - ${OVERLAP}`
      const isNew = (id: SQL): SQL =>
        sql`not exists (select from ${ledgerEntries} where ${ledgerEntries.id} = ${id})`
      const { rows } = await db.execute<Omit<Due, 'at'> & { at: string | Date }>(sql`
        select *, to_char(at at time zone 'Europe/London', 'YYYY-MM-DD') as day from (
          (select ${orders.id} as id, 'order' as source, ${orders.id} as order_id, ${settledAt} as at
            from ${orders} where ${orders.settledBasketVersion} is not null and ${orders.redoOf} is null
              and ${settledAt} >= ${from}
              and ${isNew(sql`${orders.id}`)} order by ${settledAt} limit ${limit})
          union all
          (select ${priceProposals.id}, 'price_change', ${priceProposals.orderId}, ${priceProposals.paidAt}
            from ${priceProposals} where ${priceProposals.paidAt} >= ${from}
              and ${isNew(sql`${priceProposals.id}`)} order by ${priceProposals.paidAt} limit ${limit})
          union all
          (select ${refunds.id}, 'refund', ${refunds.orderId}, ${refunds.refundedAt}
            from ${refunds} where ${refunds.refundedAt} >= ${from} and ${refunds.cause} <> 'paid_twice'
              and ${isNew(sql`${refunds.id}`)} order by ${refunds.refundedAt} limit ${limit})
        ) as sources order by at, source limit ${limit}`)
      return rows.map((row) => ({ ...row, at: new Date(row.at) }))
    },
    ...readings(db),
    add: async (entries) => {
      if (entries.length === 0) return
      await db.insert(ledgerEntries).values(entries.map(({ lines: _lines, ...entry }) => entry))
      const lines = entries.flatMap(({ lines: parts, id: entryId, ...entry }) => {
        const { source, orderId, storefrontId, day } = entry
        return parts.map((part) => ({ ...part, entryId, source, orderId, storefrontId, day }))
      })
      if (lines.length > 0) await db.insert(ledgerLines).values(lines)
    },
  }
}

function readings(db: Executor): Omit<LedgerRepository, 'begin' | 'due' | 'add' | 'finish'> {
  return {
    rowsOf: async (due) => {
      const idsOf = (source: Due['source']): string[] =>
        due.filter((each) => each.source === source).map(({ id }) => id)
      const orderIds = [...new Set(due.map((each) => each.order_id))]
      return {
        orders: byId(await db.select().from(orders).where(inArray(orders.id, orderIds))),
        proposals: byId(
          await db
            .select()
            .from(priceProposals)
            .where(inArray(priceProposals.id, idsOf('price_change'))),
        ),
        refunds: byId(
          await db
            .select()
            .from(refunds)
            .where(inArray(refunds.id, idsOf('refund'))),
        ),
      }
    },
    termsOf: async (orderIds) => {
      const { orderId, vatRate } = ledgerEntries
      const rows = await db
        .select({ orderId, vatRate, sellerId: soldBy })
        .from(ledgerEntries)
        .where(inArray(orderId, [...orderIds]))
      return new Map(rows.map(({ orderId: id, ...terms }) => [id, terms]))
    },
    partnersOf: async (orderIds) => {
      const { id, name, address } = storefronts
      const rows = await db
        .selectDistinct({ id, name, address })
        .from(storefronts)
        .innerJoin(orders, eq(orders.storefrontId, id))
        .where(inArray(orders.id, [...orderIds]))
      return new Map(rows.map((row) => [row.id, partnerSeller(row)]))
    },
    lastReceipts: async () => {
      const { sellerId } = ledgerEntries
      const rows = await db
        .select({
          sellerId,
          last: sql<number>`coalesce(max(${ledgerEntries.receiptNumber}), 0)::int`,
        })
        .from(ledgerEntries)
        .groupBy(sellerId)
      return new Map(rows.map(({ sellerId: id, last }) => [id, last]))
    },
  }
}

/** Returns a partner as receipts name it: its VAT is its own affair. */
function partnerSeller({
  name,
  address,
}: Pick<typeof storefronts.$inferSelect, 'name' | 'address'>): Seller {
  const { line1, line2, city, postcode } = address
  const lines = [line1, line2, city, postcode].filter(Boolean)
  return { name, address: lines, vatNumber: null }
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
