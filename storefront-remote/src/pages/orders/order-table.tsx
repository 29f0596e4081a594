import type { JSX } from 'react'
import type { DueOrder, OrderSummary } from '@darnley/contract/storefront-orders'
import { formatMoney } from '@darnley/domain/money'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { StatusBadge } from '#src/components/status-badge.tsx'
import { dueWords } from '#src/lib/due-list.ts'
import { momentText } from '#src/lib/moment.ts'
import { orderAddress } from '#src/lib/order-address.ts'
import { routeWords, servicesWords } from '#src/lib/order-words.ts'
import { $locale } from '#src/stores/shop.ts'
import styles from './order-table.module.css'

/** What a row shows: with a due day in a list that is sorted by it. */
type Listed = OrderSummary & Partial<Pick<DueOrder, 'due_day'>>

/** A table on tablets, cards on phones: the same cells in another layout. */
export function OrderTable({ orders }: { orders: readonly Listed[] }): JSX.Element {
  const isByDueDay = orders.some(({ due_day }) => due_day !== undefined)
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">Status</th>
          <th scope="col">{isByDueDay ? 'Due' : 'Placed'}</th>
          <th scope="col" className={styles['amount']}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { order: Listed }): JSX.Element {
  const locale = useStore($locale)
  return (
    <tr>
      <th scope="row">
        <Link className={styles['number']} to={orderAddress(order.collection_ref)}>
          {order.collection_ref}
        </Link>
        <small>
          {servicesWords(order.service_count)}
          {order.express ? ' · Express' : ''}
        </small>
      </th>
      <td>
        {order.customer_name}
        <small>{order.customer_email}</small>
      </td>
      <td>
        <StatusBadge status={order.status} />
        <small>{routeWords(order)}</small>
      </td>
      <td>
        {order.due_day ? dueWords(order.due_day, { locale }) : momentText(order.created_at, locale)}
      </td>
      <td className={styles['amount']}>{formatMoney(order.total_price, locale)}</td>
    </tr>
  )
}
