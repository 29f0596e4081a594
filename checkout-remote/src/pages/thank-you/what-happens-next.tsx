import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { useQuery } from '@darnley/web/query'
import { ToDoList } from '#src/components/to-do/to-do-list.tsx'
import { planOf } from '#src/lib/plan.ts'
import { orderProgressQuery } from '#src/queries/order-progress.ts'
import styles from './what-happens-next.module.css'

interface WhatHappensNextProps {
  order: OrderDetails
  token: string
}

/** What to do today and each later day, for web orders only (section 2.6, U13, U23). */
export function WhatHappensNext({ order, token }: WhatHappensNextProps): JSX.Element {
  // A receipt that is opened again later shows what has happened since.
  const { data: progress } = useQuery(orderProgressQuery(token))
  return (
    <section className={styles['next']}>
      <h2>What happens next?</h2>
      <ToDoList order={order} token={token} {...planOf(order, progress)} />
    </section>
  )
}
