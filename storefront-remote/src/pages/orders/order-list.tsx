import type { JSX } from 'react'
import { useQuery, useQueryClient } from '@darnley/web/query'
import type { OrderFilter } from '#src/lib/order-list.ts'
import { ordersQuery } from '#src/queries/orders.ts'
import { EmptyList } from './empty-list.tsx'
import { Stale, Unknown, Waiting } from './list-state.tsx'
import { OrderTable } from './order-table.tsx'
import { Pager } from './pager.tsx'
import styles from './page.module.css'
import { useCursorStack } from './use-cursor-stack.ts'

/** A list, one page at a time; the current page stays, dimmed, until the next has loaded. */
export function OrderList({ filter }: { filter: OrderFilter }): JSX.Element {
  const { cursorStack, setCursorStack } = useCursorStack(filter)
  const cursor = cursorStack.at(-1) ?? null
  const client = useQueryClient()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...ordersQuery({ ...filter, cursor }),
    placeholderData: (before) => before,
  })
  const next = isPlaceholderData ? null : (data?.next_cursor ?? null)

  if (!data) return isError ? <Unknown onRetry={() => void refetch()} /> : <Waiting />
  return (
    <div className={styles['list']} aria-busy={isPlaceholderData}>
      {isError ? <Stale onRetry={() => void refetch()} /> : null}
      {data.orders.length > 0 ? <OrderTable orders={data.orders} /> : <EmptyList filter={filter} />}
      <Pager
        page={cursorStack.length}
        labels={{ back: 'Newer', onwards: 'Older' }}
        onBack={cursorStack.length > 1 ? () => setCursorStack(cursorStack.slice(0, -1)) : null}
        onOnwards={next === null ? null : () => setCursorStack([...cursorStack, next])}
        onIntent={() => {
          if (next !== null) void client.prefetchQuery(ordersQuery({ ...filter, cursor: next }))
        }}
      />
    </div>
  )
}
