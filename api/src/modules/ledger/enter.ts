import type { Config } from '#src/config.ts'
import type { Database, Executor } from '#src/db/database.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import {
  type Due,
  type EnteredTerms,
  type LedgerRepository,
  ledgerRepository,
  type NewEntry,
} from './repository.ts'
import { type Entry, entryOfChange, entryOfOrder, entryOfRefund } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly books: Config['books']
  readonly everyMs: number
  readonly log: { error(details: object, message: string): void }
}

/** Entries for each transaction. */
const BATCH = 100

/**
 * Enters what was settled in the books and numbers its receipts, one process at a time and apart from the payment: a
 * number is given out by the transaction that writes its entry, so that none is left out.
 */
export function startLedger({ db, books, everyMs, log }: Dependencies): Loop {
  const onError = (error: unknown): void =>
    log.error({ reason: String(error) }, 'the ledger could not be written')
  const work = (): Promise<boolean> =>
    db.transaction((transaction) => enterBatch(transaction, books))
  return startLoop({ everyMs, work, onError })
}

/** Returns whether more is to be entered. */
async function enterBatch(db: Executor, books: Config['books']): Promise<boolean> {
  const repository = ledgerRepository(db)
  const begun = await repository.begin()
  if (!begun) return false
  const now = new Date()
  const due = await repository.due({ since: begun.until, limit: BATCH })
  await repository.add(await entriesOf(repository, { due, books }))
  const isFull = due.length === BATCH
  // What is settled while this runs is later than `now`.
  await repository.finish((isFull ? due.at(-1)?.at : null) ?? now)
  return isFull
}

interface ToEnter {
  readonly due: readonly Due[]
  readonly books: Config['books']
}

async function entriesOf(
  repository: LedgerRepository,
  { due, books }: ToEnter,
): Promise<NewEntry[]> {
  if (due.length === 0) return []
  const rows = await repository.rowsOf(due)
  const orderIds = [...rows.orders.keys()]
  const terms = new Map(await repository.termsOf(orderIds))
  const partners = await repository.partnersOf(orderIds)
  const numbers = new Map(await repository.lastReceipts())
  return due.map((source) => {
    const { id, order_id: orderId, day } = source
    const order = required(rows.orders, orderId)
    // What is given back was sold by the same seller and with the same VAT, whatever the settings are by now.
    const { sellerId, vatRate } = terms.get(orderId) ?? termsNow(order, books)
    terms.set(orderId, { sellerId, vatRate })
    const receiptNumber = (numbers.get(sellerId) ?? 0) + 1
    numbers.set(sellerId, receiptNumber)
    const { entry, isByCard } = entryOf(source, { rows, order, vatRate })
    const through = entry.total === 0 ? 'none' : isByCard ? 'card' : 'till'
    return {
      ...{ id, source: source.source, orderId, day, vatRate, through },
      ...entry,
      lines: [...entry.lines],
      storefrontId: order.storefrontId,
      ...{ sellerId, receiptNumber },
      seller: sellerId === null ? books.company : required(partners, sellerId),
    }
  })
}

function termsNow(
  { storefrontId }: Pick<Context['order'], 'storefrontId'>,
  { storeSeller, vatRate }: Config['books'],
): EnteredTerms {
  if (storefrontId === null || storeSeller === 'company') return { sellerId: null, vatRate }
  return { sellerId: storefrontId, vatRate: 0 }
}

type Rows = Awaited<ReturnType<LedgerRepository['rowsOf']>>

interface Context {
  readonly rows: Rows
  readonly order: NonNullable<ReturnType<Rows['orders']['get']>>
  readonly vatRate: number
}

function entryOf(
  { id, source }: Due,
  { rows, order, vatRate }: Context,
): { entry: Entry; isByCard: boolean } {
  if (source === 'order')
    return { entry: entryOfOrder(order, vatRate), isByCard: order.paymentIntentId !== null }
  if (source === 'price_change')
    return { entry: entryOfChange(order, required(rows.proposals, id), vatRate), isByCard: true }
  const refund = required(rows.refunds, id)
  return { entry: entryOfRefund(order, refund, vatRate), isByCard: refund.paymentIntentId !== null }
}

function required<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id)
  if (!row) throw new Error(`${id} was due and is gone`)
  return row
}
