import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { pageConfig } from '@darnley/web/page-config'
import { buttonClass } from '@darnley/web/ui/button'
import styles from './order-facts.module.css'

/** How the clothes are delivered: a shop's choice, or the web order's two providers (section 2.6). */
export function ShippingFacts({ order }: { order: OrderDetails }): JSX.Element {
  if (order.store) {
    const option = order.store.in_store_type.toLowerCase().replaceAll('_', ' ')
    return (
      <dl className={styles['facts']}>
        <div>
          <dt>Delivery option</dt>
          <dd>{option}</dd>
        </div>
      </dl>
    )
  }
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>Sending to {pageConfig().company.name}</dt>
          <dd>{order.inbound.delivery_provider.display_name}</dd>
        </div>
        <div>
          <dt>Delivery back to you</dt>
          <dd>{order.outbound.delivery_provider.display_name}</dd>
        </div>
      </dl>
      {order.royal_mail_label_url ? (
        <p className={styles['label']}>
          <a className={buttonClass('secondary')} href={order.royal_mail_label_url} download>
            Download postal label
          </a>
        </p>
      ) : null}
    </>
  )
}
