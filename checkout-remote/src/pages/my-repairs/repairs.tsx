import { useEffect, useState, type JSX } from 'react'
import type { MyRepairs } from '@darnley/contract/my-repairs'
import { useQuery } from '@darnley/web/query'
import { Button, ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { SignedInBar } from '#src/components/account/signed-in-bar.tsx'
import { useSessionEnd } from '#src/components/account/use-session.ts'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import { myRepairsQuery, type RepairsPage } from '#src/queries/my-repairs.ts'
import type { OpenSession } from '#src/stores/customer-session.ts'
import styles from './page.module.css'
import { RepairCard } from './repair-card.tsx'

interface RepairsProps {
  session: OpenSession
  onSignedOut: () => void
  onTooOld: () => void
}

/** What a session opens, until it ends or its holder signs out. */
export function Repairs({ session, onSignedOut, onTooOld }: RepairsProps): JSX.Element {
  const { data, error, refetch } = useQuery(myRepairsQuery({ session, after: null }))
  const isTooOld = error !== null && isUnknownOrder(error)
  useEffect(() => {
    if (isTooOld) onTooOld()
  }, [isTooOld, onTooOld])
  useSessionEnd(isTooOld ? undefined : data?.ends_at, { session, onTooOld })
  if (isTooOld) return <Spinner label="Loading your repairs" />
  if (data)
    return (
      <>
        <SignedInBar
          title="Your repairs"
          isTitleShown={false}
          email={data.email}
          session={session}
          other={{ label: 'Your account', path: '/account' }}
          onSignedOut={onSignedOut}
        />
        {data.orders.length === 0 ? <NoOrders /> : <Orders page={data} session={session} />}
      </>
    )
  return <Loading error={error} onRetry={() => void refetch()} />
}

interface OrdersProps {
  page: MyRepairs
  session: OpenSession
}

function NoOrders(): JSX.Element {
  return (
    <div className={styles['none']}>
      <p>There is no order with this e-mail address yet.</p>
      <ButtonLink to="/">Book a repair</ButtonLink>
    </div>
  )
}

function Orders({ page, session }: OrdersProps): JSX.Element {
  return (
    <>
      <div className={styles['orders']}>
        {page.orders.map((repair) => (
          <RepairCard key={repair.order_id_token} repair={repair} />
        ))}
      </div>
      {page.next === null ? null : <Older key={page.next} session={session} after={page.next} />}
    </>
  )
}

/** The orders of the next page, once they are asked for. */
function Older(wanted: RepairsPage): JSX.Element {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...myRepairsQuery(wanted), enabled: isOpen })
  if (data) return <Orders page={data} session={wanted.session} />
  if (isOpen) return <Loading error={error} onRetry={() => void refetch()} />
  return (
    <Button variant="secondary" onClick={() => setIsOpen(true)}>
      Show older orders
    </Button>
  )
}

interface LoadingProps {
  error: Error | null
  onRetry: () => void
}

function Loading({ error, onRetry }: LoadingProps): JSX.Element {
  if (!error) return <Spinner label="Loading your repairs" />
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      We could not load your repairs just now.
    </Notice>
  )
}
