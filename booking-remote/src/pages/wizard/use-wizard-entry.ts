import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { useLocation, useSearchParams } from '@darnley/web/router'
import { $basket, refreshBasket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { isFromLink, readMarker } from '#src/lib/browser-history.ts'
import { findEntry } from '#src/lib/find-entry.ts'
import {
  $wizard,
  isFinished,
  leaveForCategories,
  mayResume,
  refreshItem,
  resume,
  startAgain,
  startWithEntry,
} from '#src/stores/wizard.ts'
import { useFreshItem } from './use-fresh-item.ts'

export interface WizardEntry {
  /**
   * 'unknown': `itemIndex` names no entry of the basket. 'resumed': continues the booking of a closed tab.
   * 'withdrawn': the item of the booking is no longer offered.
   */
  readonly status: 'loading' | 'ready' | 'resumed' | 'unknown' | 'withdrawn' | 'failed'
  /** Whether the page was opened for a basket entry. */
  readonly isEntry: boolean
  readonly retry: () => void
}

/** Determines where the wizard starts, once, when the page is opened (section 2.2, itemIndex). */
export function useWizardEntry(): WizardEntry {
  const [params] = useSearchParams()
  const itemIndex = params.get('itemIndex')
  const location = useLocation()
  // State at opening; later changes come from the user.
  const [opening] = useState(() => ({
    isPlain: itemIndex === null,
    isFromLink: isFromLink(location),
    isReturn: readMarker(location.state)?.run === $wizard.get().run,
  }))
  const [status, setStatus] = useState<WizardEntry['status']>(
    !opening.isReturn && (itemIndex !== null || mayResume()) ? 'loading' : 'ready',
  )
  const basketStatus = useStore($basket).status
  const client = useQueryClient()

  useLayoutEffect(() => {
    if (!opening.isPlain || opening.isReturn || mayResume()) return
    if (opening.isFromLink) leaveForCategories()
    else if (isOver()) startAgain()
  }, [opening])

  useEffect(() => {
    const isWaiting = itemIndex !== null && basketStatus === 'loading'
    if (status !== 'loading' || isWaiting) return
    let isCurrent = true
    const settle = (settled: WizardEntry['status']): void => {
      if (isCurrent) setStatus(settled)
    }
    open(itemIndex, { client, isFromLink: opening.isFromLink }).then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [itemIndex, status, basketStatus, client, opening])

  const isOpened = status !== 'loading' && status !== 'failed'
  useFreshItem({ isOpened, isReturn: opening.isReturn }, () => setStatus('withdrawn'))

  const retry = useCallback(() => {
    refreshBasket().then(
      () => setStatus('loading'),
      () => setStatus('failed'),
    )
  }, [])
  const isEntry = itemIndex !== null
  const hasFailed = status === 'loading' && isEntry && basketStatus === 'failed'
  return { status: hasFailed ? 'failed' : status, isEntry, retry }
}

interface Opening {
  readonly client: ReturnType<typeof useQueryClient>
  readonly isFromLink: boolean
}

async function open(
  itemIndex: string | null,
  { client, isFromLink: isByLink }: Opening,
): Promise<WizardEntry['status']> {
  const isResumed = await resume(
    ({ editingEntryId }) => (editingEntryId !== null) === (itemIndex !== null),
  )
  if (itemIndex !== null) return openEntry(itemIndex, client)
  if (isByLink) leaveForCategories()
  return isResumed && !isByLink ? 'resumed' : 'ready'
}

async function openEntry(
  itemIndex: string,
  client: ReturnType<typeof useQueryClient>,
): Promise<'ready' | 'unknown'> {
  const found = await findEntry(itemIndex, { entries: $basket.get().entries, client })
  const { editingEntryId } = $wizard.get().state
  if (found.type === 'unknown') {
    if (isOver()) startAgain()
    return 'unknown'
  }
  // A reload returns to the same step.
  const isUnderWay = editingEntryId === found.entry.id && !isFinished($wizard.get())
  if (isUnderWay) refreshItem(found.item)
  else startWithEntry(found.entry, found.item)
  return 'ready'
}

/** Whether the stored booking is finished, or belongs to a basket entry that this page is not about. */
function isOver(): boolean {
  const record = $wizard.get()
  return record.state.editingEntryId !== null || isFinished(record)
}
