import type { OrderDetails } from '@darnley/contract/orders'
import { type Minor, minor } from '#src/money/money.ts'

export interface AmountRow {
  readonly label: string
  readonly amount: Minor
  readonly kind: 'part' | 'delivery' | 'total'
}

/** Returns what an order costs, row by row: the rows before the total add up to it. */
export function amountRows(order: OrderDetails, total: Minor = order.total_price): AmountRow[] {
  const { services, discount, express } = order.amounts
  const change = minor(total - order.total_price)
  return [
    { label: 'Subtotal', amount: services, kind: 'part' },
    ...(discount
      ? [part(`Discount${discount.code ? ` ${discount.code}` : ''}`, minor(-discount.amount))]
      : []),
    ...deliveryRows(order),
    ...(express === null ? [] : [part('Express turnaround', express)]),
    ...(change === 0 ? [] : [part('Changed since', change)]),
    { label: 'Total', amount: total, kind: 'total' },
  ]
}

function part(label: string, amount: Minor): AmountRow {
  return { label, amount, kind: 'part' }
}

function deliveryRows({ store, amounts, inbound, outbound }: OrderDetails): AmountRow[] {
  const { delivery, inbound: there, outbound: home } = amounts
  const kind = 'delivery'
  if (store || there === undefined || home === undefined)
    return [{ label: 'Shipping', amount: delivery, kind }]
  return [
    { label: `To us, ${inbound.delivery_provider.display_name}`, amount: there, kind },
    { label: `Back to you, ${outbound.delivery_provider.display_name}`, amount: home, kind },
  ]
}
