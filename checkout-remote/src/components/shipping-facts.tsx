import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { dayAt, formatDay, toDay } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { pageConfig } from '@darnley/web/page-config'
import { buttonClass } from '@darnley/web/ui/button'
import { PointFacts } from './point-facts.tsx'
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
  const pickupDay = toDay(order.inbound.pickup_day)
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>Sending to {pageConfig().company.name}</dt>
          <dd>{order.inbound.delivery_provider.display_name}</dd>
          <Point of={order.inbound.delivery_provider} />
        </div>
        {pickupDay ? (
          <div>
            <dt>Collected on</dt>
            <dd>{formatDay(pickupDay)}</dd>
          </div>
        ) : null}
        <div>
          <dt>Delivery back to you</dt>
          <dd>{order.outbound.delivery_provider.display_name}</dd>
          <Point of={order.outbound.delivery_provider} />
        </div>
        {order.address ? <Address of={order.address} /> : null}
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

function Address({ of }: { of: NonNullable<OrderDetails['address']> }): JSX.Element {
  const { full_name: name, line1, line2, city, postcode } = of
  return (
    <div>
      <dt>Your address</dt>
      <dd>
        {[name, line1, line2, city].filter((line) => line !== '').join(', ')},{' '}
        <span className={styles['postcode']}>{postcode}</span>
      </dd>
    </div>
  )
}

/** Where the drop-off point of a provider is; nothing for the others. */
function Point({ of: { point } }: { of: Provider }): JSX.Element | null {
  return point ? (
    <dd>
      <PointFacts point={point} today={dayAt(shopNow())} />
    </dd>
  ) : null
}

type Provider = OrderDetails['inbound']['delivery_provider']
