import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoney, type Minor, moneyOrFree } from '@darnley/domain/money'
import { amountRows } from '@darnley/domain/order-plan'
import { useStore } from '@darnley/web/stores'
import { Panel } from '@darnley/web/ui/page'
import { $shop } from '#src/stores/shop.ts'
import styles from './order-facts.module.css'
import { OrderedItems } from './ordered-items.tsx'
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
        </dl>
        <OrderedItems items={order.items} locale={locale} />
        <dl className={`${styles['facts']} ${styles['amounts']}`}>
          {amountRows(order, total).map(({ label, amount, kind }) => (
            <div key={label} className={kind === 'total' ? styles['total'] : undefined}>
              <dt>{kind === 'total' ? 'Order total' : label}</dt>
              <dd>
                {kind === 'delivery' ? moneyOrFree(amount, locale) : formatMoney(amount, locale)}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel tone="tape">
        <h2>Shipping details</h2>
        <ShippingFacts order={order} />
      </Panel>
    </div>
  )
}
