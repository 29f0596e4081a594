import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import styles from './order-slip.module.css'

/** The printed slip for the bag; the only part of this page that is printed. */
export function OrderSlip({ order, code }: { order: StorefrontOrder; code: string }): JSX.Element {
  return (
    <section className={styles['slip']} aria-label="Slip for the bag">
      <img src={code} width={240} height={240} alt="" />
      <p className={styles['number']}>{order.collection_ref}</p>
      <p className={styles['customer']}>{order.customer_name}</p>
      <ul>
        {order.items.map(({ item_name, item_description, services }, index) => (
          // An order never changes, so a line's index is a stable key.
          <li key={index}>
            {item_name}, {item_description}: {services.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
