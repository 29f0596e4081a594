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
  isSameMarker,
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
import { namesWork } from './use-wizard-entry.ts'

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
  const seenEntry = useRef<typeof location | null>(null)
  const pending = useRef<Pending>(null)

  useEffect(() => {
    if (isOpening || location.pathname === basketPath) return
    const marker = readMarker(location.state)
    const hasBrowserMoved = seenEntry.current !== location
    seenEntry.current = location
    const { pathname, search } = location

    const write = (next: Marker, { replace }: { replace: boolean }): void => {
      pending.current = { type: 'write', next }
      // The query names a basket entry and is dropped for another item.
      const isAboutQuery = next.run === marker?.run || $wizard.get().state.editingEntryId !== null
      const to = { pathname, search: isAboutQuery ? search : '' }
      void navigate(to, { state: { wizard: next }, replace })
    }
    const apply = (move: Move): void => {
      if (move.type !== 'push' && move.type !== 'replace') return
      const isNewRun = marker !== null && marker.run !== move.marker.run
      const former = isNewRun ? entriesOf(marker) : 0
      // What was added is shown above the entries of its run: Back goes to before them, however soon it is pressed.
      const isAbove = former > 0 && move.type === 'push' && isFinished($wizard.get())
      if (former === 0 || isAbove)
        return write(move.marker, { replace: move.type === 'replace' || (isNewRun && !isAbove) })
      // Other entries of a former run are useless, so the next run replaces them.
      pending.current = { type: 'rewind', next: move.marker }
      void navigate(-former)
    }
    const follow = (): void => {
      if (marker) continueDraft(marker.run)
      // What a link names was opened by useWizardEntry.
      else if (isFromLink(location) && !namesWork(search)) leaveForCategories()
      const move = followBrowser(marker, positionNow())
      if (move.type === 'walk') {
        walkTo(move.depth)
        return apply(followWizard(marker, positionNow()))
      }
      if (marker && move.type === 'replace' && isFinished($wizard.get())) {
        // Back does not return into what is in the basket. The step changes when the browser has arrived, so that
        // another Back does not meet a browser that is still on its way.
        const former = entriesOf(marker)
        if (former > 0) {
          pending.current = { type: 'return' }
          return void navigate(-former)
        }
        startAgain()
      }
      apply(followBrowser(marker, positionNow()))
    }

    const own = pending.current
    if (!hasBrowserMoved) return own ? undefined : apply(followWizard(marker, positionNow()))
    pending.current = null
    if (own?.type === 'rewind') {
      const { step } = $wizard.get().state.place
      return write(own.next, { replace: step === 'item-category' })
    }
    // Another entry than the one that was written: the user went back meanwhile.
    const isOwn = own?.type === 'write' && isSameMarker(marker, own.next)
    return isOwn ? apply(followWizard(marker, positionNow())) : follow()
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
  | { readonly type: 'write'; readonly next: Marker }
  /** Back to before a former run, so that Back cannot return to its entries, then on to the next run. */
  | { readonly type: 'rewind'; readonly next: Marker }
  /** Back to before a finished run, to start again there. */
  | { readonly type: 'return' }
  | null

function positionNow(): Position {
  const { run, state } = $wizard.get()
  return { run, depth: state.history.length }
}
