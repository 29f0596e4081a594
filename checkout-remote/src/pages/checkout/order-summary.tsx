import { useId, useState, type JSX } from 'react'
import { formatMoney } from '@darnley/domain/money'
import { Icon } from '@darnley/web/ui/icon'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { BasketLines } from '#src/components/basket-lines.tsx'
import { summaryRows } from '#src/lib/summary-rows.ts'
import { stillToChoose } from '#src/lib/progress.ts'
import styles from './order-summary.module.css'
import type { Checkout } from './use-checkout.ts'

/**
 * The order summary: initially open beside the steps, and closed above them (on a phone) with the total in its header.
 */
export function OrderSummary({ checkout }: { checkout: Checkout }): JSX.Element {
  const [isOpen, setIsOpen] = useState(() => matchMedia('(min-width: 961px)').matches)
  const bodyId = useId()
  const { locale } = checkout.shop
  const total = formatMoney(checkout.price.total, locale)
  const missing = stillToChoose(checkout.progress)
  return (
    <aside className={styles['summary']} aria-label="Order summary">
      <h2>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>Order summary</span>
          <Icon name="chevron-down" size={20} />
          {isOpen ? null : (
            <span className={styles['closedTotal']}>
              {total}
              {missing ? <span className={styles['soFar']}> so far</span> : null}
            </span>
          )}
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen}>
        <BasketLines entries={checkout.basket.entries} locale={locale} />
        <dl className={styles['rows']}>
          {summaryRows(checkout.price, locale).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles['total']}>
            <dt>Total</dt>
            <dd>{total}</dd>
          </div>
        </dl>
        {missing ? <p className={styles['missing']}>{missing}</p> : null}
      </div>
    </aside>
  )
}

/** Placeholder while the basket loads. */
export function SummaryLoading(): JSX.Element {
  return (
    <aside className={styles['summary']} aria-label="Order summary">
      <h2 className={styles['toggle']}>
        <span>Order summary</span>
        <span className={styles['closedTotal']} role="status" aria-label="Loading your basket">
          <Skeleton width={72} />
        </span>
      </h2>
    </aside>
  )
}
