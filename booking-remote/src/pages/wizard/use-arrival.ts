import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useQueryClient } from 'shared/query'
import { useLocation, useSearchParams } from 'shared/router'
import { $basket, refreshBasket } from 'shared/session'
import { useStore } from 'shared/stores'
import { readMarker } from '#src/lib/browser-history.ts'
import { findEntry } from '#src/lib/find-entry.ts'
import { $wizard, startAgain, startWithEntry } from '#src/stores/wizard.ts'

export interface Arrival {
  /** 'unknown': `itemIndex` names nothing that is in the basket. */
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed'
  readonly retry: () => void
}

/** Decides once, when the page is opened, where the wizard starts (section 2.2, itemIndex). */
export function useArrival(): Arrival {
  const [params] = useSearchParams()
  const itemIndex = params.get('itemIndex')
  const { state } = useLocation()
  const [status, setStatus] = useState<Arrival['status']>(itemIndex === null ? 'ready' : 'loading')
  const basketStatus = useStore($basket).status
  const client = useQueryClient()

  // Only the moment of opening counts: later changes are the person's own.
  const opening = useRef({ isPlain: itemIndex === null, isNew: !readMarker(state) })
  useLayoutEffect(() => {
    const { isPlain, isNew } = opening.current
    if (isPlain && isNew && isOver()) startAgain()
  }, [])

  useEffect(() => {
    if (itemIndex === null || status !== 'loading' || basketStatus === 'loading') return
    let isCurrent = true
    const settle = (settled: Arrival['status']): void => {
      if (isCurrent) setStatus(settled)
    }
    openEntry(itemIndex, client).then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [itemIndex, status, basketStatus, client])

  const retry = useCallback(() => {
    refreshBasket().then(
      () => setStatus('loading'),
      () => setStatus('failed'),
    )
  }, [])
  return { status: status === 'loading' && basketStatus === 'failed' ? 'failed' : status, retry }
}

async function openEntry(
  itemIndex: string,
  client: ReturnType<typeof useQueryClient>,
): Promise<'ready' | 'unknown'> {
  const found = await findEntry(itemIndex, { entries: $basket.get().entries, client })
  const { editingEntryId, place } = $wizard.get().state
  if (found.type === 'unknown') {
    if (isOver()) startAgain()
    return 'unknown'
  }
  // A reload in the middle of it comes back to the same step.
  const isUnderWay = editingEntryId === found.entry.id && place.step !== 'add-more'
  if (!isUnderWay) startWithEntry(found.entry, found.item)
  return 'ready'
}

/** What lies behind is done with, or belongs to an entry that this page is not about. */
function isOver(): boolean {
  const { editingEntryId, place } = $wizard.get().state
  return editingEntryId !== null || place.step === 'add-more'
}
