import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { formatMoney, minor, type Minor } from '@darnley/domain/money'
import { useStore } from '@darnley/web/stores'
import { $locale } from '#src/stores/shop.ts'
import styles from './page.module.css'

type Row = readonly [label: string, amount: Minor]

/** The rows that lead from the services to the total: they add up. */
export function OrderTotal({ order }: { order: StorefrontOrder }): JSX.Element {
  const locale = useStore($locale)
  return (
    <dl className={styles['amounts']} aria-label="Amounts">
      {rowsOf(order).map(([label, amount]) => (
        <div key={label} className={styles['line']}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount, locale)}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>Order total</dt>
        <dd>{formatMoney(order.total_price, locale)}</dd>
      </div>
      {order.refund ? (
        <div className={styles['line']}>
          <dt>{order.refund.is_done ? 'Refunded' : 'Being refunded'}</dt>
          <dd>{formatMoney(order.refund.amount, locale)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

function rowsOf({ amounts }: StorefrontOrder): Row[] {
  const { services, discount, express, delivery } = amounts
  return [
    ['Services', services],
    ...(discount ? [[discountLabel(discount.code), minor(-discount.amount)] satisfies Row] : []),
    ...(express === null ? [] : [['Express turnaround', express] satisfies Row]),
    ['Delivery', delivery],
  ]
}

function discountLabel(code: string): string {
  return code === '' ? 'Discount' : `Discount ${code}`
}
