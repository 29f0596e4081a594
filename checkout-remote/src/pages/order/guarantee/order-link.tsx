import type { JSX, ReactNode } from 'react'
import type { LinkedOrder } from '@darnley/contract/guarantee'
import { Link } from '@darnley/web/router'
import { pageHeadingId } from '@darnley/web/ui/page'
import styles from './guarantee.module.css'

interface OrderLinkProps {
  order: LinkedOrder
  children: ReactNode
}

/** A link to another order of the same customer. */
export function OrderLink({ order, children }: OrderLinkProps): JSX.Element {
  return (
    <Link
      className={styles['link']}
      to={`/order?${new URLSearchParams({ orderIdToken: order.order_id_token }).toString()}`}
      // The page stays the same, so that the host does not move the focus to its beginning.
      onClick={() => document.getElementById(pageHeadingId)?.focus()}
    >
      {children}
    </Link>
  )
}
