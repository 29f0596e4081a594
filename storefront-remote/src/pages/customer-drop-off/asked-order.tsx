import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { pageConfig } from '@darnley/web/page-config'
import { Notice } from '@darnley/web/ui/notice'
import { canBeDroppedOff, droppedOff } from '#src/lib/drop-off.ts'
import { statusName } from '@darnley/domain/order-words'
import styles from './page.module.css'

/** The order's details, for comparison with the customer and the bag. */
export function AskedOrder({ order }: { order: StorefrontOrder }): JSX.Element {
  return (
    <div className={styles['asked']}>
      <p className={styles['customer']}>{order.customer_name}</p>
      <ul className={styles['items']}>
        {order.items.map(({ item_name, item_description, services }, index) => (
          // An order never changes, so a line's index is a stable key.
          <li key={index}>
            <strong>
              {item_name}, {item_description}
            </strong>
            <span>{services.map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ul>
      {canBeDroppedOff(order) ? null : (
        <Notice tone="info">
          {order.status === droppedOff
            ? 'This order was dropped off before.'
            : `This order is: ${statusName(order.status, pageConfig().company)}.`}
        </Notice>
      )}
    </div>
  )
}
