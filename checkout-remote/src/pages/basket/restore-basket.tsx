import { useState, type JSX } from 'react'
import { isApiError } from '@darnley/web/client'
import type { BasketEntry } from '@darnley/contract/basket'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { pageHeadingId } from '@darnley/web/ui/page'
import { restoreFailure } from '#src/lib/restore-outcome.ts'
import { abandonedBasketQuery } from '#src/queries/abandoned-basket.ts'
import { AddThese } from './add-these.tsx'

/** Handles a reminder's link, `?restore=<id>`: nothing is added before the customer has seen the items and agreed. */
export function RestoreBasket(): JSX.Element | null {
  const [query, setQuery] = useSearchParams()
  const [isRestored, setIsRestored] = useState(false)
  const id = query.get('restore')

  function answer(isAdded: boolean): void {
    setIsRestored(isAdded)
    setQuery({}, { replace: true })
    // The pressed button is gone.
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
  }

  if (id) return <LookUp key={id} id={id} onAnswer={answer} />
  return isRestored ? <Notice tone="success">Your basket is back.</Notice> : null
}

interface LookUpProps {
  id: string
  onAnswer: (isAdded: boolean) => void
}

function LookUp({ id, onAnswer }: LookUpProps): JSX.Element | null {
  const { data, error, isFetching, refetch } = useQuery(abandonedBasketQuery(id))
  const { status, entries } = useStore($basket)
  if (isFetching || status === 'loading') return null
  if (error) return <NotFound error={error} onRetry={() => void refetch()} />
  const found = data?.basket ?? []
  if (found.length === 0) return <NothingLeft />
  const added = found.filter((entry) => !isIn(entries, entry))
  if (added.length === 0)
    return <Notice tone="info">The items of this link are in your basket.</Notice>
  return <AddThese id={id} entries={added} onAnswer={onAnswer} />
}

function isIn(entries: readonly BasketEntry[], { id }: BasketEntry): boolean {
  return entries.some((entry) => entry.id === id)
}

function NotFound({ error, onRetry }: { error: Error; onRetry: () => void }): JSX.Element {
  if (isApiError(error) && restoreFailure(error) === 'nothing-left') return <NothingLeft />
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      We couldn’t bring your basket back just now.
    </Notice>
  )
}

function NothingLeft(): JSX.Element {
  return (
    <Notice tone="info">
      We couldn’t find the basket of this link. It may have been ordered already.
    </Notice>
  )
}
