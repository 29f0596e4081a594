import type { JSX } from 'react'
import { isApiError } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { $live } from '#src/live/live.ts'
import { orderQuery } from '#src/queries/order.ts'
import { OrderView } from './order-view.tsx'
import styles from './page.module.css'

/** One order: its customer, garments, money, way back and history. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  const id = params.id ?? ''
  const { status } = useStore($live)
  const { data: order, error, refetch } = useQuery(orderQuery(id, status === 'live'))
  return (
    <Frame section="desk">
      <Link className={styles['back']} to="/">
        <Icon name="arrow-left" size={18} />
        Desk
      </Link>
      {order ? (
        <OrderView
          key={order.id}
          order={order}
          isStale={error !== null}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <PageHeading>Order</PageHeading>
          <Pending error={error} onRetry={() => void refetch()} />
        </>
      )}
    </Frame>
  )
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element {
  if (!error) return <Spinner label="Loading the order" />
  if (isApiError(error) && error.code === 'Not Found')
    return <Notice tone="error">There is no order with this address.</Notice>
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The order could not be loaded.
    </Notice>
  )
}
