import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { basketPath } from '#src/lib/site.ts'
import {
  entriesBackTo,
  entriesOf,
  followBrowser,
  followWizard,
  isFromLink,
  readMarker,
  type Marker,
  type Move,
  type Position,
} from '#src/lib/browser-history.ts'
import {
  $wizard,
  changeEarlier,
  continueDraft,
  isFinished,
  leaveForCategories,
  startAgain,
  walkTo,
} from '#src/stores/wizard.ts'

/** Navigation to earlier steps, through the browser's history where possible. */
export interface Steps {
  readonly goBack: () => void
  /** Goes to an earlier place, given by its depth, to change its answer. */
  readonly change: (depth: number) => void
}

/**
 * Synchronises the browser's Back and Forward with the wizard, at one URL. Does nothing while the page is opening,
 * because its state is not known yet.
 */
export function useWizardHistory(isOpening: boolean): Steps {
  const location = useLocation()
  const navigate = useNavigate()
  const record = useStore($wizard)
  const seenEntry = useRef<string | null>(null)
  const pending = useRef<Pending>(null)

  useEffect(() => {
    if (isOpening || location.pathname === basketPath) return
    const marker = readMarker(location.state)
    const hasBrowserMoved = seenEntry.current !== location.key
    seenEntry.current = location.key
    const { pathname, search } = location

    const write = (next: Marker, { replace }: { replace: boolean }): void => {
      pending.current = { type: 'write' }
      // The query names a basket entry and is dropped for another item.
      const isAboutQuery = next.run === marker?.run || $wizard.get().state.editingEntryId !== null
      const to = { pathname, search: isAboutQuery ? search : '' }
      void navigate(to, { state: { wizard: next }, replace })
    }
    const apply = (move: Move): void => {
      if (move.type !== 'push' && move.type !== 'replace') return
      const finished = marker?.run === move.marker.run ? 0 : entriesOf(marker)
      const isNewRun = marker !== null && marker.run !== move.marker.run
      // Entries of a finished run are useless, so the next run replaces them.
      if (move.type === 'replace' || finished === 0)
        return write(move.marker, { replace: move.type === 'replace' || isNewRun })
      pending.current = { type: 'rewind', next: move.marker }
      void navigate(-finished)
    }
    const follow = (): void => {
      if (marker) continueDraft(marker.run)
      else if (isFromLink(location)) leaveForCategories()
      const move = followBrowser(marker, positionNow())
      if (move.type === 'walk') {
        walkTo(move.depth)
        return apply(followWizard(marker, positionNow()))
      }
      // Back does not return into what is in the basket.
      if (marker && move.type === 'replace' && isFinished($wizard.get())) startAgain()
      apply(followBrowser(marker, positionNow()))
    }

    const own = pending.current
    if (!hasBrowserMoved) return own ? undefined : apply(followWizard(marker, positionNow()))
    pending.current = null
    if (own?.type === 'rewind') {
      const { step } = $wizard.get().state.place
      return write(own.next, { replace: step === 'item-category' })
    }
    return own ? apply(followWizard(marker, positionNow())) : follow()
  }, [isOpening, location, record, navigate])

  // A ref, so that the steps do not render again when an entry is added.
  const entry = useRef(location)
  entry.current = location
  const goTo = useCallback(
    (depth: number) => {
      const marker = readMarker(entry.current.state)
      const entries = entriesBackTo(depth, { marker, position: positionNow() })
      if (entries === null) walkTo(depth)
      else void navigate(-entries)
    },
    [navigate],
  )
  return useMemo(
    () => ({
      goBack: () => goTo(positionNow().depth - 1),
      change: (depth) => {
        changeEarlier()
        goTo(depth)
      },
    }),
    [goTo],
  )
}

/** A browser navigation that this hook has requested. */
type Pending =
  | { readonly type: 'write' }
  /** Back to before a finished run, so that Back cannot return to its entries, then on to the next run. */
  | { readonly type: 'rewind'; readonly next: Marker }
  | null

function positionNow(): Position {
  const { run, state } = $wizard.get()
  return { run, depth: state.history.length }
}
