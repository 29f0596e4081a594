import { useEffect, useState, type JSX } from 'react'
import type { MyRepairs } from '@darnley/contract/my-repairs'
import { shopNow } from '@darnley/web/client'
import { useChange, useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import { endRepairsLink, myRepairsQuery, type RepairsPage } from '#src/queries/my-repairs.ts'
import { keepRepairsLink } from '#src/stores/repairs-link.ts'
import styles from './page.module.css'
import { RepairCard } from './repair-card.tsx'

interface RepairsProps {
  token: string
  onSignedOut: () => void
  onTooOld: () => void
}

/** What the link opens, until its hour ends or its holder signs out. */
export function Repairs({ token, onSignedOut, onTooOld }: RepairsProps): JSX.Element {
  const { data, error, refetch } = useQuery(myRepairsQuery({ token, after: null }))
  // The link is forgotten here even when the api cannot be reached: it ends by itself.
  const leaving = useChange({ mutationFn: () => endRepairsLink(token), onSettled: onSignedOut })
  const isTooOld = error !== null && isUnknownOrder(error)
  useEffect(() => {
    if (isTooOld) onTooOld()
  }, [isTooOld, onTooOld])
  useEnding(isTooOld ? undefined : data?.ends_at, { token, onTooOld })
  if (isTooOld) return <Spinner label="Loading your repairs" />
  if (data)
    return (
      <>
        <div className={styles['heading']}>
          <h2>Your repairs</h2>
          <p className={styles['note']}>
            {data.email} ·{' '}
            <button type="button" className={styles['inline']} onClick={() => leaving.mutate()}>
              Sign out
            </button>
          </p>
        </div>
        <Orders page={data} token={token} />
      </>
    )
  return <Loading error={error} onRetry={() => void refetch()} />
}

/** Keeps the link for reloads, and closes the page when its hour ends. */
function useEnding(
  endsAt: string | undefined,
  { token, onTooOld }: Pick<RepairsProps, 'token' | 'onTooOld'>,
): void {
  useEffect(() => {
    if (endsAt === undefined) return
    keepRepairsLink(token, endsAt)
    const timer = setTimeout(onTooOld, Date.parse(endsAt) - shopNow().getTime())
    return () => clearTimeout(timer)
  }, [token, endsAt, onTooOld])
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
