import type { JSX } from 'react'
import type { StorefrontOrder } from 'shared/contract/storefront-orders'
import styles from './order-slip.module.css'

/** What a printer prints of this page, and nothing else: the slip that goes with the bag. */
export function OrderSlip({ order, code }: { order: StorefrontOrder; code: string }): JSX.Element {
  return (
    <section className={styles['slip']} aria-label="Slip for the bag">
      <img src={code} width={240} height={240} alt="" />
      <p className={styles['number']}>{order.collection_ref}</p>
      <p className={styles['customer']}>{order.customer_name}</p>
      <ul>
        {order.items.map(({ item_name, item_description, services }, index) => (
          // An order never changes, so a line's place names it.
          <li key={index}>
            {item_name}, {item_description}: {services.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
