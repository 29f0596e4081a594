import type { MyRepair } from '@darnley/contract/my-repairs'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import type { CatalogueClient } from '#src/modules/catalogue/catalogue.ts'
import { canAddNote } from '#src/modules/conversations/customer-messages.ts'
import { messageRepository } from '#src/modules/conversations/message-repository.ts'
import { readMoney } from '#src/modules/order-money/give-back.ts'
import { type CustomerReader, viewForCustomer } from '#src/modules/orders/customer-view.ts'
import { progressOf } from '#src/modules/orders/progress.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { receiptRepository } from '#src/modules/receipts/repository.ts'
import { kindOf } from '#src/modules/receipts/rules.ts'
import { orderAgain } from './again.ts'

export interface RepairsReader extends CustomerReader {
  readonly catalogue: CatalogueClient
}

/** Returns an order as its page shows it, with what the list of its customer adds. */
export async function viewRepair(reader: RepairsReader, order: Order): Promise<MyRepair> {
  const { db } = reader
  const { ledger } = await readMoney(db, order)
  return {
    order_id_token: order.token,
    order: await viewForCustomer(reader, order),
    progress: await progressOf(db, order),
    pictures: order.entries.map(({ item }) => item.coverImage),
    total_price: ledger.total,
    messages: await messageRepository(db).countOfOrder(order.id),
    can_add_note: canAddNote(order),
    waits_for_customer: order.waitsForCustomer,
    receipt_url: await receiptUrl(reader, order),
    again: order.status === 'finished' ? await againOf(reader, order) : null,
  }
}

async function receiptUrl({ db }: RepairsReader, { id, token }: Order): Promise<string | null> {
  const entries = await receiptRepository(db).ofOrder(id)
  const receipt = entries.find((entry) => kindOf(entry) === 'receipt')
  if (!receipt) return null
  return `/api/public/receipt?${new URLSearchParams({ order_id_token: token, receipt: receipt.id }).toString()}`
}

/** Orders are shown without it while the content service has never answered. */
async function againOf(
  { catalogue }: RepairsReader,
  { entries }: Order,
): Promise<MyRepair['again']> {
  const known = await catalogue.current().catch(() => null)
  return known && orderAgain({ entries, catalogue: known, rate: rateOf(null) })
}
