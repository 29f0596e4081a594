import type { JSX } from 'react'
import type { OrderProgress } from '@darnley/contract/order-progress'
import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoment } from '@darnley/domain/moment'
import { pageConfig } from '@darnley/web/page-config'
import { statusWords } from '#src/lib/status-words.ts'
import styles from './what-happened.module.css'

interface WhatHappenedProps extends Pick<OrderProgress, 'changes'> {
  order: OrderDetails
}

/** The order's history, the latest first. */
export function WhatHappened({ changes, order }: WhatHappenedProps): JSX.Element {
  const { company } = pageConfig()
  const isBrought = order.inbound.brought_to_fitting === true
  return (
    <>
      <h2>What happened so far</h2>
      <ol className={styles['changes']}>
        {changes.toReversed().map(({ status, at }, index) => (
          // The history is append-only, so the index from its start is a stable key.
          <li key={changes.length - index}>
            <span>{statusWords(status, { ...company, isBrought }).heading}</span>
            <time className={styles['at']} dateTime={at}>
              {formatMoment(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}
