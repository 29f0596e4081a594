import { setTimeout as sleep } from 'node:timers/promises'
import type { Executor } from '#src/db/database.ts'
import type { Seller } from '#src/db/schema/ledger.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { type EntryToPrint, receiptRepository } from './repository.ts'
import { receiptText } from './rules.ts'

export interface ReceiptFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface Books {
  readonly db: Executor
  /** Seller of what has no other. */
  readonly company: Seller
  readonly enterInBooks: () => void
}

/**
 * How long a mail waits for the books, which are written apart from the payment: on a busy machine for seconds. With the
 * time limits of the mailer it is shorter than a mail's lease.
 */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 50

/** Returns the receipt of an order that was just settled; null when the books do not have it in time. */
export async function receiptFile(
  books: Books,
  { id }: Pick<Order, 'id'>,
): Promise<ReceiptFile | null> {
  const repository = receiptRepository(books.db)
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    // An order's entry has the order's id.
    const entry = await repository.toPrint({ orderId: id, id })
    if (entry) return printReceipt(entry, books.company)
    if (Date.now() > deadline) return null
    books.enterInBooks()
    await sleep(LOOK_EVERY_MS)
  }
}

export async function printReceipt(entry: EntryToPrint, company: Seller): Promise<ReceiptFile> {
  const text = receiptText(entry, entry.seller ?? company)
  // Imported on demand, like labels.
  const { receiptPdf } = await import('./pdf.ts')
  const name = `${text.title.toLowerCase().replaceAll(' ', '-')}.pdf`
  return { name, bytes: await receiptPdf(text, entry.enteredAt) }
}
