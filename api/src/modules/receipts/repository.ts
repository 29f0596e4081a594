import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { ledgerEntries, ledgerLines } from '#src/db/schema/ledger.ts'
import { orders } from '#src/db/schema/orders.ts'

/** An entry that has a number. */
export interface LedgerEntry extends Readonly<typeof ledgerEntries.$inferSelect> {
  readonly receiptNumber: number
}

export type LedgerLine = Pick<
  typeof ledgerLines.$inferSelect,
  'part' | 'service' | 'garment' | 'amount' | 'discount' | 'vat'
>

/** An entry with all that its receipt says. */
export interface EntryToPrint extends LedgerEntry {
  readonly orderNumber: string
  /** Of the order itself: what a credit note refers to. Null for the order's own. */
  readonly firstReceipt: number | null
  readonly lines: readonly LedgerLine[]
}

export interface ReceiptRepository {
  /** Returns the entries of an order in the order in which they were made. */
  ofOrder(orderId: string): Promise<LedgerEntry[]>
  toPrint(wanted: { readonly orderId: string; readonly id: string }): Promise<EntryToPrint | null>
}

const { placeholder } = sql

const findOfOrder = prepared((db) =>
  db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, placeholder('orderId')))
    .orderBy(asc(ledgerEntries.day), asc(ledgerEntries.receiptNumber))
    .prepare('ledger_entries_of_order'),
)

const { part, service, garment, amount, discount, vat } = ledgerLines
const lines = { part, service, garment, amount, discount, vat }

const findLines = prepared((db) =>
  db
    .select(lines)
    .from(ledgerLines)
    .where(eq(ledgerLines.entryId, placeholder('id')))
    .orderBy(asc(ledgerLines.id))
    .prepare('ledger_lines_of_entry'),
)

/** An order's entry has the order's id. */
const firstReceipt = sql<number | null>`(select own.receipt_number from ${ledgerEntries} own
  where own.id = ${ledgerEntries.orderId} and own.id <> ${ledgerEntries.id})`

const findToPrint = prepared((db) =>
  db
    .select({ entry: ledgerEntries, orderNumber: orders.collectionRef, firstReceipt })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      and(
        eq(ledgerEntries.id, placeholder('id')),
        eq(ledgerEntries.orderId, placeholder('orderId')),
      ),
    )
    .prepare('ledger_entry_to_print'),
)

export function receiptRepository(db: Executor): ReceiptRepository {
  return {
    ofOrder: async (orderId) => (await findOfOrder(db).execute({ orderId })).filter(isNumbered),
    toPrint: async (wanted) => {
      const [found] = await findToPrint(db).execute(wanted)
      if (!found || !isNumbered(found.entry)) return null
      const { entry, ...refers } = found
      return { ...entry, ...refers, lines: await findLines(db).execute({ id: wanted.id }) }
    },
  }
}

function isNumbered(entry: typeof ledgerEntries.$inferSelect): entry is LedgerEntry {
  return entry.receiptNumber !== null
}
