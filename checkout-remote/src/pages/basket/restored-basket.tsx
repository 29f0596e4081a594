import { isApiError } from 'shared/client'
import { useCallback, useEffect, useState, type JSX } from 'react'
import { useSearchParams } from 'shared/router'
import { $basket, restoreAbandonedBasket } from 'shared/session'
import { Notice } from 'shared/ui/notice'
import { restoreFailure, type RestoreOutcome } from '#src/lib/restore-outcome.ts'

/** The link of a reminder, `?restore=<id>`; the query goes at once, so that a reload does not repeat it. */
export function RestoredBasket(): JSX.Element | null {
  const [query, setQuery] = useSearchParams()
  const inQuery = query.get('restore')
  const [asked, setAsked] = useState(inQuery)
  const [outcome, setOutcome] = useState<RestoreOutcome | null>(null)

  const ask = useCallback((id: string): void => {
    setAsked(id)
    setOutcome(null)
    void restore(id).then(setOutcome)
  }, [])

  useEffect(() => {
    if (inQuery === null) return
    setQuery({}, { replace: true })
    ask(inQuery)
  }, [inQuery, setQuery, ask])

  switch (outcome) {
    case null:
      return null
    case 'restored':
      return <Notice tone="success">Your basket is back.</Notice>
    case 'nothing-left':
      return (
        <Notice tone="info">
          We couldn’t find the basket of this link. It may have been ordered already.
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => ask(asked ?? '') }}>
          We couldn’t bring your basket back just now.
        </Notice>
      )
  }
}

async function restore(id: string): Promise<RestoreOutcome> {
  try {
    await restoreAbandonedBasket(id)
    return $basket.get().entries.length > 0 ? 'restored' : 'nothing-left'
  } catch (error) {
    if (!isApiError(error)) throw error
    return restoreFailure(error)
  }
}
