import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { useLocation, useSearchParams } from '@darnley/web/router'
import { $basket, refreshBasket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { isFromLink, readMarker } from '#src/lib/browser-history.ts'
import {
  findEntry,
  type EntryQuery,
  findLine,
  findOffer,
  type OfferQuery,
} from '#src/lib/find-entry.ts'
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
  startWithOffer,
} from '#src/stores/wizard.ts'
import { useFreshItem } from './use-fresh-item.ts'

export interface WizardEntry {
  /**
   * 'unknown': the address names no entry or line of the basket. 'resumed': continues the booking of a closed tab.
   * 'withdrawn': the item of the booking is no longer offered. 'not-offered': neither is what a link named.
   */
  readonly status:
    | 'loading'
    | 'ready'
    | 'resumed'
    | 'unknown'
    | 'withdrawn'
    | 'not-offered'
    | 'failed'
  /** Whether the page was opened for a basket entry. */
  readonly isEntry: boolean
  readonly retry: () => void
}

/** Determines where the wizard starts, once, when the page is opened (section 2.2, itemIndex). */
export function useWizardEntry(): WizardEntry {
  const [params] = useSearchParams()
  const query = useMemo(() => queryOf(params), [params])
  const isEntry = query !== null
  const needsBasket = isEntry && query.type !== 'offer'
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
    const isWaiting = needsBasket && basketStatus === 'loading'
    if (status !== 'loading' || isWaiting) return
    let isCurrent = true
    const settle = (settled: WizardEntry['status']): void => {
      if (isCurrent) setStatus(settled)
    }
    open(query, { client, isFromLink: opening.isFromLink }).then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [query, needsBasket, status, basketStatus, client, opening])

  const isOpened = status !== 'loading' && status !== 'failed'
  useFreshItem({ isOpened, isReturn: opening.isReturn }, () => setStatus('withdrawn'))

  const retry = useCallback(() => {
    if (!needsBasket) return setStatus('loading')
    refreshBasket().then(
      () => setStatus('loading'),
      () => setStatus('failed'),
    )
  }, [needsBasket])
  const hasFailed = status === 'loading' && needsBasket && basketStatus === 'failed'
  return { status: hasFailed ? 'failed' : status, isEntry: needsBasket, retry }
}

interface Opening {
  readonly client: ReturnType<typeof useQueryClient>
  readonly isFromLink: boolean
}

async function open(
  query: EntryQuery | null,
  { client, isFromLink: isByLink }: Opening,
): Promise<WizardEntry['status']> {
  if (query?.type === 'offer') return openOffer(query, client)
  const isResumed = await resume(
    ({ editingEntryId }) => (editingEntryId !== null) === (query !== null),
  )
  if (query?.type === 'line') return openLine(query.id, client)
  if (query) return openEntry(query, client)
  if (isByLink) leaveForCategories()
  return isResumed && !isByLink ? 'resumed' : 'ready'
}

/** Whether an address is about a line or an entry of the basket, or about what to book. */
export function namesWork(search: string): boolean {
  return queryOf(new URLSearchParams(search)) !== null
}

/** Returns what the address is about: a line to change, an entry that gets another service, or what to book. */
function queryOf(params: URLSearchParams): EntryQuery | null {
  const line = params.get('line')
  const itemIndex = params.get('itemIndex')
  const category = params.get('category')
  if (line !== null) return { type: 'line', id: line }
  const service = params.get('service')
  if (itemIndex !== null) return { type: 'entry', itemIndex, service }
  return category === null ? null : { type: 'offer', category, item: params.get('item'), service }
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

async function openOffer(query: OfferQuery, client: Client): Promise<'ready' | 'not-offered'> {
  // What a closed tab left stays for a page that is about nothing else.
  await resume(() => false)
  const found = await findOffer(query, client)
  if (found.type === 'found') startWithOffer(found)
  else leaveForCategories()
  return found.type === 'found' ? 'ready' : 'not-offered'
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
