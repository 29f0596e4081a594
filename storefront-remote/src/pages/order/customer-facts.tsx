import type { JSX, ReactNode } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { useStore } from '@darnley/web/stores'
import { momentText } from '#src/lib/moment.ts'
import { routeOf } from '#src/lib/order-words.ts'
import { $locale } from '#src/stores/shop.ts'
import styles from './page.module.css'

export function CustomerFacts({ order }: { order: StorefrontOrder }): JSX.Element {
  const locale = useStore($locale)
  return (
    <div className={styles['section']}>
      <h2>Customer</h2>
      <dl className={styles['facts']}>
        <Fact label="Name" value={order.customer_name} />
        <Fact
          label="Email"
          value={<a href={`mailto:${order.customer_email}`}>{order.customer_email}</a>}
        />
        <Fact label="Phone" value={<a href={`tel:${dialled(order.phone)}`}>{order.phone}</a>} />
        <Fact label="Delivery" value={routeOf(order)} />
        <Fact label="Comes back by" value={order.outbound.delivery_provider.display_name} />
        <Fact label="Placed" value={momentText(order.created_at, locale)} />
      </dl>
    </div>
  )
}

/** Returns a phone number as a tel: address has it, without spaces. */
function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}

function Fact({ label, value }: { label: string; value: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
