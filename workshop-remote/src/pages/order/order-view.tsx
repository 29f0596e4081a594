import { useState, type JSX } from 'react'
import type { WorkshopOrder, WorkshopOrderLink } from '@darnley/contract/workshop-orders'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Link } from '@darnley/web/router'
import { ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { DueMark, ExpressMark } from '#src/components/due-mark.tsx'
import { PlainAddress, PlainLink } from '#src/components/form/plain-link.tsx'
import { Sign } from '#src/components/icon.tsx'
import { NoteMark } from '#src/components/note-mark.tsx'
import { StageMark } from '#src/components/stage-mark.tsx'
import { takenAt } from '#src/lib/card-words.ts'
import { dueOf } from '#src/lib/due.ts'
import { Garments } from './garments.tsx'
import { History } from './history.tsx'
import { AnotherPrice } from './money/another-price.tsx'
import { GiveBackButton } from './money/give-back-button.tsx'
import { MessagesPanel } from './messages/messages-panel.tsx'
import { WriteButton } from './messages/write-button.tsx'
import { MoveByHand } from './move-by-hand.tsx'
import { OrderMoneyPanel } from './money/order-money-panel.tsx'
import styles from './page.module.css'
import { ReportsPanel } from './reports/reports-panel.tsx'
import { WayBack } from './way-back.tsx'

interface OrderViewProps {
  order: WorkshopOrder
  /** Whether the last refresh failed. */
  isStale: boolean
  onRetry: () => void
}

export function OrderView({ order, isStale, onRetry }: OrderViewProps): JSX.Element {
  const due = dueOf(order, dayAt(shopNow()))
  const [told, tell] = useState<string | null>(null)
  const isHere = order.garments.some(({ id }) => id !== null)
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['who']}>
          <PageHeading>{order.customer_name}</PageHeading>
          {due ? <DueMark due={due} /> : null}
          {order.express ? <ExpressMark /> : null}
          {order.stage ? <StageMark stage={order.stage} /> : null}
          <Trouble status={order.status} />
          <p className={styles['facts']}>{factsOf(order).join(' · ')}</p>
          {order.redo_of ? <RedoOf {...order.redo_of} /> : null}
        </div>
        <span className={styles['actions']}>
          {order.phone ? (
            <PlainAddress href={`tel:${order.phone}`}>
              <Sign name="phone" size={18} />
              Ring
            </PlainAddress>
          ) : null}
          <WriteButton order={order} onTold={tell} />
          <GiveBackButton orderId={order.id} onTold={tell} />
          {isHere ? (
            <PlainLink to={`/tags/${order.id}`}>
              <Sign name="print" size={18} />
              Print tags
            </PlainLink>
          ) : null}
          {order.stage === 'coming' ? (
            <ButtonLink to={`/arrivals/${order.id}`}>Check in</ButtonLink>
          ) : null}
        </span>
      </div>
      <div className={styles['notices']}>
        {told ? <Notice tone="success">{told}</Notice> : null}
        {isStale ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
            The order could not be refreshed. What you see may be old.
          </Notice>
        ) : null}
      </div>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <ReportsPanel order={order} />
          <Garments order={order} />
          <WayBack order={order} />
          <MoveByHand order={order} />
          <OrderMoneyPanel orderId={order.id} />
        </div>
        <div className={styles['stack']}>
          <AnotherPrice orderId={order.id} />
          <MessagesPanel orderId={order.id} />
        </div>
      </div>
      <History orderId={order.id} events={order.history} />
    </>
  )
}

/** The order whose garment this one does again. */
function RedoOf({ id, collection_ref }: WorkshopOrderLink): JSX.Element {
  return (
    <p className={styles['redo']}>
      Done again, free: <Link to={`/order/${id}`}>{`order ${collection_ref}`}</Link>
    </p>
  )
}

/** What needs a colleague's decision before the order goes on. */
function Trouble({ status }: { status: string }): JSX.Element | null {
  if (status === 'attention_required') return <NoteMark note="attention" />
  return status.endsWith('_failed') ? <NoteMark note="courier_failed" /> : null
}

function factsOf(order: WorkshopOrder): string[] {
  const { way_name: there, way_back_name: back } = order
  return [
    order.collection_ref,
    takenAt(order),
    there === back ? `${there} both ways` : `${there}, back by ${back}`,
    order.phone,
    order.customer_email,
  ].filter(Boolean)
}
