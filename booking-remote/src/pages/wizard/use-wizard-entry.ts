import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { useLocation, useSearchParams } from '@darnley/web/router'
import { $basket, refreshBasket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { isFromLink, readMarker } from '#src/lib/browser-history.ts'
import { findEntry, type EntryQuery, findLine } from '#src/lib/find-entry.ts'
import {
  $wizard,
  isFinished,
  leaveForCategories,
  mayResume,
  refreshItem,
  resume,
  startAgain,
  startWithEntry,
  startWithLine,
} from '#src/stores/wizard.ts'
import { useFreshItem } from './use-fresh-item.ts'

export interface WizardEntry {
  /**
   * 'unknown': the address names no entry or line of the basket. 'resumed': continues the booking of a closed tab.
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
  const query = useMemo(() => queryOf(params), [params])
  const isEntry = query !== null
  const location = useLocation()
  // State at opening; later changes come from the user.
  const [opening] = useState(() => ({
    isPlain: !isEntry,
    isFromLink: isFromLink(location),
    isReturn: readMarker(location.state)?.run === $wizard.get().run,
  }))
  const [status, setStatus] = useState<WizardEntry['status']>(
    !opening.isReturn && (isEntry || mayResume()) ? 'loading' : 'ready',
  )
  const basketStatus = useStore($basket).status
  const client = useQueryClient()

  useLayoutEffect(() => {
    if (!opening.isPlain || opening.isReturn || mayResume()) return
    if (opening.isFromLink) leaveForCategories()
    else if (isOver()) startAgain()
  }, [opening])

  useEffect(() => {
    const isWaiting = isEntry && basketStatus === 'loading'
    if (status !== 'loading' || isWaiting) return
    let isCurrent = true
    const settle = (settled: WizardEntry['status']): void => {
      if (isCurrent) setStatus(settled)
    }
    open(query, { client, isFromLink: opening.isFromLink }).then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [query, isEntry, status, basketStatus, client, opening])

  const isOpened = status !== 'loading' && status !== 'failed'
  useFreshItem({ isOpened, isReturn: opening.isReturn }, () => setStatus('withdrawn'))

  const retry = useCallback(() => {
    refreshBasket().then(
      () => setStatus('loading'),
      () => setStatus('failed'),
    )
  }, [])
  const hasFailed = status === 'loading' && isEntry && basketStatus === 'failed'
  return { status: hasFailed ? 'failed' : status, isEntry, retry }
}

interface Opening {
  readonly client: ReturnType<typeof useQueryClient>
  readonly isFromLink: boolean
}

async function open(
  query: EntryQuery | null,
  { client, isFromLink: isByLink }: Opening,
): Promise<WizardEntry['status']> {
  const isResumed = await resume(
    ({ editingEntryId }) => (editingEntryId !== null) === (query !== null),
  )
  if (query) return query.type === 'line' ? openLine(query.id, client) : openEntry(query, client)
  if (isByLink) leaveForCategories()
  return isResumed && !isByLink ? 'resumed' : 'ready'
}

/** Returns what the address is about: a line to change, or an entry that gets another service. */
function queryOf(params: URLSearchParams): EntryQuery | null {
  const line = params.get('line')
  const itemIndex = params.get('itemIndex')
  if (line !== null) return { type: 'line', id: line }
  return itemIndex === null ? null : { type: 'entry', itemIndex, service: params.get('service') }
}

type Client = ReturnType<typeof useQueryClient>

async function openEntry(
  { itemIndex, service }: Extract<EntryQuery, { type: 'entry' }>,
  client: Client,
): Promise<'ready' | 'unknown'> {
  const found = await findEntry(itemIndex, { entries: $basket.get().entries, client })
  if (found.type === 'unknown') return leaveUnknown()
  if (isUnderWay(found.entry.id, null)) refreshItem(found.item)
  else startWithEntry(found.entry, found.item, service)
  return 'ready'
}

async function openLine(lineId: string, client: Client): Promise<'ready' | 'unknown'> {
  const found = await findLine(lineId, { entries: $basket.get().entries, client })
  if (found.type === 'found' && !isUnderWay(found.entry.id, lineId)) startWithLine(found)
  else if (found.type === 'found') refreshItem(found.item)
  // What was changed so far is kept, even when the line was paid or removed meanwhile: saving says so.
  else if (!isUnderWay($wizard.get().state.editingEntryId, lineId)) return leaveUnknown()
  return 'ready'
}

/** Whether a reload returns to the same step. */
function isUnderWay(entryId: string | null, lineId: string | null): boolean {
  const { editingEntryId, edited } = $wizard.get().state
  const isSame = editingEntryId === entryId && (edited?.id ?? null) === lineId
  return isSame && entryId !== null && !isFinished($wizard.get())
}

function leaveUnknown(): 'unknown' {
  if (isOver()) startAgain()
  return 'unknown'
}

/** Whether the stored booking is finished, or belongs to a basket entry that this page is not about. */
function isOver(): boolean {
  const record = $wizard.get()
  return record.state.editingEntryId !== null || isFinished(record)
}
