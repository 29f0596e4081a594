import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { useQuery } from '@darnley/web/query'
import { Panel } from '@darnley/web/ui/page'
import { OrderFacts } from '#src/components/order-facts.tsx'
import { ToDoList } from '#src/components/to-do/to-do-list.tsx'
import { YourDays } from '#src/components/your-days/your-days.tsx'
import { planOf } from '#src/lib/plan.ts'
import { orderProgressQuery } from '#src/queries/order-progress.ts'
import styles from './what-happens-next.module.css'

interface WhatHappensNextProps {
  order: OrderDetails
  token: string
}

/**
 * What to do today and each later day, for web orders only (section 2.6, U13, U23), beside its days in a calendar and
 * what was ordered.
 */
export function WhatHappensNext({ order, token }: WhatHappensNextProps): JSX.Element {
  // A receipt that is opened again later shows what has happened since.
  const { data: progress } = useQuery(orderProgressQuery(token))
  const { plan, today } = planOf(order, progress)
  return (
    <div className={styles['columns']}>
      <Panel>
        <div className={styles['next']}>
          <h2>What happens next?</h2>
          <ToDoList order={order} token={token} plan={plan} today={today} />
        </div>
      </Panel>
      <div className={styles['beside']}>
        <YourDays plan={plan} today={today} />
        <OrderFacts order={order} />
      </div>
    </div>
  )
}
