import { formatMoney } from '@darnley/domain/money'
import type { OrderPrice } from '@darnley/domain/pricing'

export interface SummaryRow {
  readonly label: string
  readonly value: string
}

/** Returns the rows of the order summary above its total (section 2.4). */
export function summaryRows(price: OrderPrice, locale: string): SummaryRow[] {
  const money = (amount: OrderPrice['total']): string => formatMoney(amount, locale)
  return [
    { label: 'Subtotal', value: money(price.subtotal) },
    { label: 'Shipping', value: price.shipping === null ? '-' : money(price.shipping) },
    ...(price.discount ? [{ label: 'Discount', value: `-${money(price.discount)}` }] : []),
    ...(price.express === null
      ? []
      : [{ label: 'Express turnaround', value: money(price.express) }]),
  ]
}
