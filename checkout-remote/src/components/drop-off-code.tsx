import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { apiUrl } from '@darnley/web/client'
import styles from './drop-off-code.module.css'

interface DropOffCodeProps {
  order: OrderDetails
  token: string
}

/** The code that staff scan at the counter (section 2.8), and the number in case it cannot be scanned. */
export function DropOffCode({ order, token }: DropOffCodeProps): JSX.Element {
  const query = new URLSearchParams({ order_id_token: token })
  return (
    <div className={styles['code']}>
      <img
        src={apiUrl(`/public/order_qr_code?${query}`)}
        alt={`Drop-off code of order ${order.collection_ref}`}
        width={232}
        height={232}
      />
      <div className={styles['text']}>
        <h4>Your drop-off code</h4>
        <p>
          Show it at the counter of{' '}
          {order.store ? 'the shop' : order.inbound.delivery_provider.display_name}, on your phone
          or printed, or read out your order number <strong>{order.collection_ref}</strong>.
        </p>
      </div>
    </div>
  )
}
