import { useRef, type JSX } from 'react'
import type { OrderGuarantee } from '@darnley/contract/guarantee'
import type { OrderDetails } from '@darnley/contract/orders'
import { collectionDays } from '@darnley/domain/collection-days'
import { formatDay, toDay } from '@darnley/domain/turnaround'
import { useToday } from '@darnley/web/use-today'
import styles from './guarantee.module.css'
import { ReportForm } from './report-form.tsx'
import { Reports } from './reports.tsx'

interface GuaranteeProps {
  order: OrderDetails
  token: string
}

/** What the customer of a finished order can do when something is not right, and what was answered. */
export function Guarantee({ order, token }: GuaranteeProps): JSX.Element | null {
  const heading = useRef<HTMLHeadingElement>(null)
  const today = useToday()
  const { guarantee } = order
  if (!guarantee) return null
  const { is_over: isOver, reports, reportable } = guarantee
  return (
    <section className={styles[isOver ? 'over' : 'guarantee']}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {isOver && reports.length === 0 ? 'Guarantee' : 'Something is not right'}
        </h2>
        <p>{untilWords(guarantee)}</p>
      </div>
      <Reports reports={reports} items={order.items} />
      {reportable.length > 0 ? (
        <ReportForm
          // The fields of a report that was sent are not those of the next one.
          key={reports.length}
          token={token}
          days={collectionDays(today, { code: order.inbound.delivery_provider.name })}
          garments={reportable.map((number) => ({ number, name: nameOf(order, number) }))}
          isNamed={order.items.length > 1}
          onSent={() => heading.current?.focus()}
        />
      ) : null}
    </section>
  )
}

function untilWords({ until, is_over: isOver }: OrderGuarantee): string {
  const day = toDay(until)
  const words = day ? formatDay(day) : until
  return isOver
    ? `Your order was guaranteed until ${words}. If something is not right now, write to us: how is below.`
    : `Guaranteed until ${words}. We do it again free of charge, delivery included.`
}

function nameOf({ items }: OrderDetails, number: number): string {
  const item = items[number - 1]
  return item ? [item.item_name, item.item_description].filter(Boolean).join(', ') : ''
}
