import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { $live } from '#src/live/live.ts'
import { orderQuery } from '#src/queries/order.ts'
import { CheckIn } from './check-in.tsx'
import styles from './page.module.css'

/** What came in a parcel: each expected garment is here, or not, and the customer is told. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  return (
    <Frame section="arrivals">
      <PageHeading>Check in a parcel</PageHeading>
      {params.id === undefined ? (
        <p className={styles['lead']}>
          Scan the code on the parcel or of the order, or type the order’s number into the field
          above.
        </p>
      ) : (
        <Expected id={params.id} />
      )}
    </Frame>
  )
}

function Expected({ id }: { id: string }): JSX.Element {
  const { status } = useStore($live)
  const { data: order, isError, refetch } = useQuery(orderQuery(id, status === 'live'))
  if (!order && !isError) return <Spinner label="Loading the order" />
  if (!order)
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The order could not be loaded.
      </Notice>
    )
  if (order.is_checked_in)
    return (
      <Notice tone="info">
        {order.collection_ref} is checked in. <Link to={`/order/${id}`}>Open the order</Link>
      </Notice>
    )
  return <CheckIn key={order.id} order={order} />
}
