import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { ButtonLink } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { lookUpProblem } from '#src/lib/order-problem.ts'
import { orderQuery } from '#src/queries/order.ts'
import { OrderView } from './order-view.tsx'
import styles from './page.module.css'

/** An order with its history, and the shop's actions (section 6). */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const number = query.get('number') ?? ''
  const { data: order, error, refetch } = useQuery(orderQuery(number))
  return (
    <Wrap>
      <div className={styles['page']}>
        <div>
          <ButtonLink to="/storefront/orders" variant="link">
            <Icon name="arrow-left" size={20} />
            All orders
          </ButtonLink>
          <PageHeading>Order {number}</PageHeading>
        </div>
        {order ? (
          <OrderView order={order} isStale={error !== null} onRetry={() => void refetch()} />
        ) : (
          <Pending error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </Wrap>
  )
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element {
  if (!error) return <Spinner label="Loading the order" />
  if (lookUpProblem(error) === 'unknown')
    return <Notice tone="error">There is no order with this number in this shop.</Notice>
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The order could not be loaded.
    </Notice>
  )
}
