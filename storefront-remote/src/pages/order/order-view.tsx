import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { dayText } from '#src/lib/moment.ts'
import { $locale } from '#src/stores/shop.ts'
import { StatusBadge } from '#src/components/status-badge.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { OrderHistory } from './order-history.tsx'
import styles from './page.module.css'
import { Printing } from './printing.tsx'
import { Receipts } from './receipts.tsx'
import { StatusForm } from './status-form.tsx'

interface OrderViewProps {
  order: StorefrontOrder
  /** The order could not be refreshed. */
  isStale: boolean
  onRetry: () => void
}

export function OrderView({ order, isStale, onRetry }: OrderViewProps): JSX.Element {
  const locale = useStore($locale)
  return (
    <>
      {isStale ? (
        <Notice tone="info" action={{ label: 'Try again', onSelect: onRetry }}>
          This order may have changed: it could not be brought up to date.
        </Notice>
      ) : null}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Panel>
            <div className={styles['section']}>
              <div className={styles['status']} role="status" aria-label="Status">
                <StatusBadge status={order.status} />
                {order.express ? <span className={styles['express']}>Express</span> : null}
              </div>
              {order.due_day ? <p>Due {dayText(order.due_day, locale)}</p> : null}
              <OrderedItems order={order} />
            </div>
          </Panel>
          <Panel tone="chalk">
            <CustomerFacts order={order} />
          </Panel>
          <Panel>
            <OrderHistory changes={order.status_changes} />
          </Panel>
        </div>
        <div className={styles['column']}>
          <Panel tone="tape">
            <StatusForm order={order} />
          </Panel>
          <Panel>
            <Printing order={order} />
          </Panel>
          <Receipts order={order} />
        </div>
      </div>
    </>
  )
}
