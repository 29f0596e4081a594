import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoney, type Minor } from '@darnley/domain/money'
import { useStore } from '@darnley/web/stores'
import { Panel } from '@darnley/web/ui/page'
import { fittingName } from '#src/lib/describe-service.ts'
import { $shop } from '#src/stores/shop.ts'
import styles from './order-facts.module.css'
import { ShippingFacts } from './shipping-facts.tsx'

interface OrderFactsProps {
  order: OrderDetails
  /** Agreed now; what was booked when absent. */
  total?: Minor
}

export function OrderFacts({ order, total = order.total_price }: OrderFactsProps): JSX.Element {
  const { locale } = useStore($shop)
  return (
    <div className={styles['columns']}>
      <Panel tone="chalk">
        <h2>Order details</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>Order number</dt>
            <dd>{order.collection_ref}</dd>
          </div>
          <div>
            <dt>Order total</dt>
            <dd>{formatMoney(total, locale)}</dd>
          </div>
        </dl>
        <OrderedItems items={order.items} />
      </Panel>
      <Panel tone="tape">
        <h2>Shipping details</h2>
        <ShippingFacts order={order} />
      </Panel>
    </div>
  )
}

function OrderedItems({ items }: Pick<OrderDetails, 'items'>): JSX.Element {
  return (
    <ul className={styles['items']}>
      {items.map((item, index) => (
        // An order never changes, so a line's index is a stable key.
        <li key={index}>
          <h3>
            {item.item_name}, {item.item_description}
          </h3>
          {item.services.map(({ name, details }, line) => (
            <p key={line} className={styles['service']}>
              {name}
              {details.fitting_choice ? ` · Fitting: ${fittingName(details.fitting_choice)}` : null}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
