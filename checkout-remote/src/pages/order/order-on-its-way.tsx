import type { JSX } from 'react'
import type { OrderProgress } from '@darnley/contract/order-progress'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Minor } from '@darnley/domain/money'
import { pageConfig } from '@darnley/web/page-config'
import { formatDay } from '@darnley/domain/turnaround'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { DropOffCode } from '#src/components/drop-off-code.tsx'
import { OrderFacts } from '#src/components/order-facts.tsx'
import { promisedDay, stagesOf } from '#src/lib/order-progress.ts'
import { statusWords } from '#src/lib/status-words.ts'
import { OrderHelp } from './order-help.tsx'
import styles from './order-on-its-way.module.css'
import { OrderStages } from './order-stages.tsx'
import { WhatHappened } from './what-happened.tsx'

interface OrderOnItsWayProps {
  order: OrderDetails
  progress: OrderProgress
  token: string
  /** Agreed now. */
  total: Minor
}

export function OrderOnItsWay({ order, progress, token, total }: OrderOnItsWayProps): JSX.Element {
  const { company } = pageConfig()
  const words = statusWords(progress.status, company)
  const stages = stagesOf(progress, { at: order.created_at, companySlug: company.slug })
  const promised = promisedDay(progress, { express: order.express, companySlug: company.slug })
  const isWithUs = stages.some(({ name, state }) => name === 'with-us' && state === 'now')
  return (
    <>
      <section className={styles['now']} aria-live="polite">
        <p className={styles['reference']}>Order {order.collection_ref}</p>
        <h2>{words.heading}</h2>
        {words.isTrouble ? <Notice tone="error">{words.text}</Notice> : <p>{words.text}</p>}
        {promised && isWithUs ? (
          <p className={styles['promise']}>Completed and dispatched by {formatDay(promised)}.</p>
        ) : null}
      </section>
      <OrderStages stages={stages} inStoreType={order.store?.in_store_type ?? null} />
      {progress.status === 'awaiting_store_dropoff' ? (
        <DropOffCode order={order} token={token} />
      ) : null}
      <div className={styles['columns']}>
        <Panel>
          <WhatHappened changes={progress.changes} />
        </Panel>
        <Panel tone="blush">
          <OrderHelp collectionRef={order.collection_ref} />
        </Panel>
      </div>
      <OrderFacts order={order} total={total} />
    </>
  )
}
