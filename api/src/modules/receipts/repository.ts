import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
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

export function receiptRepository(db: Executor): ReceiptRepository {
  return {
    ofOrder: async (orderId) => {
      const entries = await db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.orderId, orderId))
        .orderBy(asc(ledgerEntries.day), asc(ledgerEntries.receiptNumber))
      return entries.filter(isNumbered)
    },
    toPrint: async ({ orderId, id }) => {
      const [found] = await db
        .select({ entry: ledgerEntries, orderNumber: orders.collectionRef })
        .from(ledgerEntries)
        .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
        .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.orderId, orderId)))
      if (!found || !isNumbered(found.entry)) return null
      const { part, service, garment, amount, discount, vat } = ledgerLines
      const lines = await db
        .select({ part, service, garment, amount, discount, vat })
        .from(ledgerLines)
        .where(eq(ledgerLines.entryId, id))
        .orderBy(asc(ledgerLines.id))
      // An order's entry has the order's id.
      const [first] = await db
        .select({ number: ledgerEntries.receiptNumber })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.id, orderId))
      const firstReceipt = id === orderId ? null : (first?.number ?? null)
      return { ...found.entry, orderNumber: found.orderNumber, firstReceipt, lines }
    },
  }
}

function isNumbered(entry: typeof ledgerEntries.$inferSelect): entry is LedgerEntry {
  return entry.receiptNumber !== null
}
