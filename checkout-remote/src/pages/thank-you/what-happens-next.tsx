import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { pageConfig } from '@darnley/web/page-config'
import { dayAt, expectedDays, formatDay, toDay } from '@darnley/domain/turnaround'
import { wayOf } from '#src/queries/use-ways.ts'
import { SewnStages } from '#src/components/sewn-stages.tsx'
import { returningNote, sendingNote } from '#src/lib/travel-notes.ts'
import styles from './what-happens-next.module.css'

/** The next steps with the promised days, for web orders only (section 2.6, U13, U23). */
export function WhatHappensNext({ order }: { order: OrderDetails }): JSX.Element {
  const { name } = pageConfig().company
  const days = daysOf(order)
  return (
    <section className={styles['next']}>
      <h2>What happens next?</h2>
      <SewnStages
        stages={[
          {
            title: 'Wash your items',
            state: 'now',
            note: 'Wash and dry everything before you hand it over.',
          },
          {
            title: `Send them to ${name}`,
            state: 'todo',
            note: sendingNote(order, days),
          },
          {
            title: 'Our tailors get to work',
            state: 'todo',
            note: `You hear from us when your items have arrived. Completed and dispatched by ${days.dispatched}.`,
          },
          {
            title: 'Receive your items',
            state: 'todo',
            note: returningNote(order, days),
          },
        ]}
      />
    </section>
  )
}

/** Calculated from the day of the order, so that a reopened receipt shows the same days. */
function daysOf(
  order: OrderDetails,
): Readonly<Record<'handedOver' | 'arrives' | 'dispatched' | 'back', string>> {
  const { handedOver, arrives, dispatched, back } = expectedDays({
    ordered: dayAt(new Date(order.created_at)),
    inbound: wayOf(order.inbound.delivery_provider),
    outbound: wayOf(order.outbound.delivery_provider),
    express: order.express,
    pickupDay: toDay(order.inbound.pickup_day),
  })
  return {
    handedOver: formatDay(handedOver),
    arrives: formatDay(arrives),
    dispatched: formatDay(dispatched),
    back: formatDay(back),
  }
}
