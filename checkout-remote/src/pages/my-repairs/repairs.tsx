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
import styles from './page.module.css'
import { RepairCard } from './repair-card.tsx'

interface RepairsProps {
  token: string
  onSignedOut: () => void
  onTooOld: () => void
}

/** What a session opens, until it ends or its holder signs out. */
export function Repairs({ token, onSignedOut, onTooOld }: RepairsProps): JSX.Element {
  const { data, error, refetch } = useQuery(myRepairsQuery({ token, after: null }))
  const isTooOld = error !== null && isUnknownOrder(error)
  useEffect(() => {
    if (isTooOld) onTooOld()
  }, [isTooOld, onTooOld])
  useSessionEnd(isTooOld ? undefined : data?.ends_at, { token, onTooOld })
  if (isTooOld) return <Spinner label="Loading your repairs" />
  if (data)
    return (
      <>
        <SignedInBar
          title="Your repairs"
          isTitleShown={false}
          email={data.email}
          token={token}
          other={{ label: 'Your account', path: '/account' }}
          onSignedOut={onSignedOut}
        />
        {data.orders.length === 0 ? <NoOrders /> : <Orders page={data} token={token} />}
      </>
    )
  return <Loading error={error} onRetry={() => void refetch()} />
}

function NoOrders(): JSX.Element {
  return (
    <div className={styles['none']}>
      <p>There is no order with this e-mail address yet.</p>
      <ButtonLink to="/">Book a repair</ButtonLink>
    </div>
  )
}

function Orders({ page, token }: { page: MyRepairs; token: string }): JSX.Element {
  return (
    <>
      <div className={styles['orders']}>
        {page.orders.map((repair) => (
          <RepairCard key={repair.order_id_token} repair={repair} />
        ))}
      </div>
      {page.next === null ? null : <Older key={page.next} token={token} after={page.next} />}
    </>
  )
}

/** The orders of the next page, once they are asked for. */
function Older(wanted: RepairsPage): JSX.Element {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...myRepairsQuery(wanted), enabled: isOpen })
  if (data) return <Orders page={data} token={wanted.token} />
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
