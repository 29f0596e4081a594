import type { JSX } from 'react'
import type { OrderSummary } from '@darnley/contract/storefront-orders'
import { formatMoney } from '@darnley/domain/money'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { StatusBadge } from '#src/components/status-badge.tsx'
import { momentText } from '#src/lib/moment.ts'
import { orderAddress } from '#src/lib/order-address.ts'
import { routeWords, servicesWords } from '#src/lib/order-words.ts'
import { $locale } from '#src/stores/shop.ts'
import styles from './order-table.module.css'

/** A table on tablets, cards on phones: the same cells in another layout. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }): JSX.Element {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">Status</th>
          <th scope="col">Placed</th>
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

function OrderRow({ order }: { order: OrderSummary }): JSX.Element {
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
      <td>{momentText(order.created_at, locale)}</td>
      <td className={styles['amount']}>{formatMoney(order.total_price, locale)}</td>
    </tr>
  )
}
