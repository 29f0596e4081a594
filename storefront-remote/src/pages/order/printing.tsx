import { useState, type JSX } from 'react'
import { createPortal } from 'react-dom'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { apiUrl } from '@darnley/web/client'
import { Button, buttonClass } from '@darnley/web/ui/button'
import styles from './page.module.css'
import { OrderSlip } from './order-slip.tsx'

/** Prints the order's QR code on a slip for the bag, and the postage label if there is one. */
export function Printing({ order }: { order: StorefrontOrder }): JSX.Element {
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  const code = apiUrl(`/storefront/order_qr_code?order_id=${order._id}`)
  return (
    <div className={styles['section']}>
      <h2>QR code and label</h2>
      {isMissing ? (
        <Button
          variant="link"
          onClick={() => {
            setIsMissing(false)
            setAttempt(attempt + 1)
          }}
        >
          The QR code could not be loaded. Try again
        </Button>
      ) : (
        <img
          key={attempt}
          className={styles['code']}
          src={code}
          width={180}
          height={180}
          alt={`QR code of order ${order.collection_ref}`}
          onError={() => setIsMissing(true)}
        />
      )}
      <Button variant="secondary" onClick={() => print()}>
        Print QR code
      </Button>
      {order.royal_mail_label_url ? (
        <a
          className={buttonClass('secondary')}
          href={order.royal_mail_label_url}
          target="_blank"
          rel="noreferrer"
        >
          Print postage label
        </a>
      ) : null}
      {createPortal(<OrderSlip order={order} code={code} />, document.body)}
    </div>
  )
}
