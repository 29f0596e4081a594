import type { JSX } from 'react'
import type { OrderProgress } from '@darnley/contract/order-progress'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Minor } from '@darnley/domain/money'
import { pageConfig } from '@darnley/web/page-config'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { OrderFacts } from '#src/components/order-facts.tsx'
import { ToDoList } from '#src/components/to-do/to-do-list.tsx'
import { planOf } from '#src/lib/plan.ts'
import { statusWords } from '#src/lib/status-words.ts'
import { fittingPart } from '#src/queries/fitting-part.ts'
import { CancelOrder } from './cancel-order.tsx'
import { Guarantee } from './guarantee/guarantee.tsx'
import { RedoNote } from './guarantee/redo-note.tsx'
import { OrderHelp } from './order-help.tsx'
import styles from './order-on-its-way.module.css'
import { Reminders } from './reminders.tsx'
import { WhatHappened } from './what-happened.tsx'

interface OrderOnItsWayProps {
  order: OrderDetails
  progress: OrderProgress
  token: string
  /** Agreed now. */
  total: Minor
  /** Paid and not given back. */
  paid: Minor
}

function Fitting(props: Pick<OrderOnItsWayProps, 'order' | 'token'>): JSX.Element | null {
  const { data } = useQuery(fittingPart)
  return data ? <data.OrderFitting {...props} /> : null
}

export function OrderOnItsWay(props: OrderOnItsWayProps): JSX.Element {
  const { order, progress, token, total, paid } = props
  const { company } = pageConfig()
  const isBrought = order.inbound.brought_to_fitting === true
  const words = statusWords(progress.status, { ...company, isBrought })
  const { plan, today } = planOf(order, progress)
  return (
    <>
      <section className={styles['now']} aria-live="polite">
        <p className={styles['reference']}>Order {order.collection_ref}</p>
        <h2>{words.heading}</h2>
        {words.isTrouble ? <Notice tone="error">{words.text}</Notice> : <p>{words.text}</p>}
        <RedoNote order={order} />
      </section>
      {plan.length > 0 ? <ToDoList order={order} token={token} plan={plan} today={today} /> : null}
      {order.fitting || order.can_fit ? <Fitting order={order} token={token} /> : null}
      <Guarantee order={order} token={token} />
      <div className={styles['columns']}>
        <Panel>
          <WhatHappened changes={progress.changes} order={order} />
        </Panel>
        <Panel tone="blush">
          <OrderHelp collectionRef={order.collection_ref} />
        </Panel>
      </div>
      <OrderFacts order={order} total={total} />
      {typeof order.reminders === 'boolean' ? (
        <Reminders token={token} wanted={order.reminders} />
      ) : null}
      {order.can_cancel ? <CancelOrder order={order} token={token} paid={paid} /> : null}
    </>
  )
}
