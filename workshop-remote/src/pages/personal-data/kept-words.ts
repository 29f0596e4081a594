import type { Erasure } from '@darnley/contract/personal-data'
import type { KeptRecords } from '@darnley/contract/workshop-personal-data'

/** Returns each kind of record with how many are kept. */
export function keptRows(records: KeptRecords): (readonly [label: string, count: number])[] {
  return [
    ['Orders', records.orders],
    ['Of these in progress', records.open_orders],
    ['Baskets that were not ordered', records.abandoned_baskets],
    ['Messages to us', records.enquiries],
    ['Accounts', records.accounts],
    ['Orders at partner shops', records.shop_orders],
    ['Conversations', records.conversations],
    ['E-mails and texts from us', records.messages],
  ]
}

export function isNothing(records: KeptRecords): boolean {
  return keptRows(records).every(([, count]) => count === 0)
}

/** Returns what was erased, and what stays for now. */
export function erasureWords(email: string, erasure: Erasure): string {
  const { orders, kept_until_finished: kept, enquiries, accounts } = erasure
  const erased = [
    counted(orders, 'order', 'orders'),
    counted(erasure.shop_orders, 'order at a partner shop', 'orders at partner shops'),
    counted(erasure.conversations, 'conversation', 'conversations'),
    counted(erasure.baskets + erasure.abandoned_baskets, 'basket', 'baskets'),
    counted(enquiries, 'message', 'messages'),
    counted(accounts, 'account', 'accounts'),
  ].filter((words) => words !== null)
  const first = `Erased of ${email}: ${erased.length > 0 ? erased.join(', ') : 'nothing'}.`
  return kept > 0
    ? `${first} ${counted(kept, 'order is', 'orders are')} in progress and erased once closed.`
    : first
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`
}
