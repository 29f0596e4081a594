import type { JSX } from 'react'
import type { DuePart } from '@darnley/contract/storefront-orders'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { dueQuery } from '#src/queries/orders.ts'
import { DueParts } from './due-parts.tsx'
import { NothingDue } from './empty-list.tsx'
import { Stale, Unknown, Waiting } from './list-state.tsx'
import { OrderTable } from './order-table.tsx'
import styles from './page.module.css'
import { Pager } from './pager.tsx'
import { useCursorStack } from './use-cursor-stack.ts'

/** The orders whose work is not done: late ones first, then by due day. */
export function DueList({ part }: { part: DuePart | null }): JSX.Element {
  const { cursorStack, setCursorStack } = useCursorStack(part)
  const cursor = cursorStack.at(-1) ?? null
  const client = useQueryClient()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...dueQuery({ part, cursor }),
    placeholderData: (before) => before,
  })
  const next = isPlaceholderData ? null : (data?.next_cursor ?? null)

  if (!data) return isError ? <Unknown onRetry={() => void refetch()} /> : <Waiting />
  return (
    <div className={styles['list']} aria-busy={isPlaceholderData}>
      <DueParts part={part} counts={data.counts} />
      {isError ? <Stale onRetry={() => void refetch()} /> : null}
      {data.orders.length > 0 ? <OrderTable orders={data.orders} /> : <NothingDue part={part} />}
      <Pager
        page={cursorStack.length}
        labels={{ back: 'Earlier', onwards: 'Later' }}
        onBack={cursorStack.length > 1 ? () => setCursorStack(cursorStack.slice(0, -1)) : null}
        onOnwards={next === null ? null : () => setCursorStack([...cursorStack, next])}
        onIntent={() => {
          if (next !== null) void client.prefetchQuery(dueQuery({ part, cursor: next }))
        }}
      />
    </div>
  )
}
