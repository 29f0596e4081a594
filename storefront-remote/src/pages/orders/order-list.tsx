import type { JSX } from 'react'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import type { OrderFilter } from '#src/lib/order-list.ts'
import { ordersQuery } from '#src/queries/orders.ts'
import { EmptyList } from './empty-list.tsx'
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
        onNewer={cursorStack.length > 1 ? () => setCursorStack(cursorStack.slice(0, -1)) : null}
        onOlder={next === null ? null : () => setCursorStack([...cursorStack, next])}
        onIntent={() => {
          if (next !== null) void client.prefetchQuery(ordersQuery({ ...filter, cursor: next }))
        }}
      />
    </div>
  )
}

function Waiting(): JSX.Element {
  return (
    <div className={styles['waiting']}>
      <Spinner label="Loading orders" />
    </div>
  )
}

function Unknown({ onRetry }: { onRetry: () => void }): JSX.Element {
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The orders could not be loaded.
    </Notice>
  )
}

function Stale({ onRetry }: { onRetry: () => void }): JSX.Element {
  return (
    <Notice tone="info" action={{ label: 'Try again', onSelect: onRetry }}>
      These orders may have changed: the list could not be brought up to date.
    </Notice>
  )
}
