import type { JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { StageMark } from '#src/components/stage-mark.tsx'
import { $live } from '#src/live/live.ts'
import { orderQuery } from '#src/queries/order.ts'
import { CheckIn } from './check-in.tsx'
import styles from './page.module.css'

/** What came in a parcel: each expected garment is here, or not, and the customer is told. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  return (
    <Frame section="arrivals">
      {params.id === undefined ? (
        <>
          <PageHeading>Check in a parcel</PageHeading>
          <p className={styles['muted']}>
            Scan the code on the parcel or of the order, or type the order’s number into the field
            above.
          </p>
        </>
      ) : (
        <Expected id={params.id} />
      )}
    </Frame>
  )
}

function Expected({ id }: { id: string }): JSX.Element {
  const { status } = useStore($live)
  const { data: order, isError, refetch } = useQuery(orderQuery(id, status === 'live'))
  return (
    <>
      <Head order={order} />
      {!order && !isError ? <Spinner label="Loading the order" /> : null}
      {!order && isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          The order could not be loaded.
        </Notice>
      ) : null}
      {order?.is_checked_in ? (
        <Notice tone="info">
          {order.collection_ref} is checked in. <Link to={`/order/${id}`}>Open the order</Link>
        </Notice>
      ) : null}
      {order && !order.is_checked_in ? <CheckIn key={order.id} order={order} /> : null}
    </>
  )
}

function Head({ order }: { order: WorkshopOrder | undefined }): JSX.Element {
  if (!order) return <PageHeading>Check in a parcel</PageHeading>
  return (
    <div className={styles['head']}>
      <PageHeading>Check in {order.collection_ref}</PageHeading>
      {order.stage ? <StageMark stage={order.stage} /> : null}
      <p className={styles['muted']}>
        {[order.way_name, order.parcel].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
