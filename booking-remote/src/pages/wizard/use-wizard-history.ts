import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Step } from 'shared/flow'
import { useLocation, useNavigate } from 'shared/router'
import { useStore } from 'shared/stores'
import {
  entriesBackTo,
  entriesOf,
  followBrowser,
  followWizard,
  readMarker,
  type Marker,
  type Move,
  type Position,
} from '#src/lib/browser-history.ts'
import { $wizard, changeEarlier, startAgain, walkTo } from '#src/stores/wizard.ts'

/** Ways back, by the browser's history where it holds them. */
export interface Steps {
  readonly goBack: () => void
  /** To an earlier place, given by how many lie behind it, to answer it anew. */
  readonly change: (depth: number) => void
}

/**
 * Keeps the browser's Back and Forward in step with the wizard, at one URL.
 */
export function useWizardHistory(): Steps {
  const location = useLocation()
  const navigate = useNavigate()
  const record = useStore($wizard)
  const seenEntry = useRef<string | null>(null)
  const pending = useRef<Pending>(null)

  useEffect(() => {
    const marker = readMarker(location.state)
    const hasBrowserMoved = seenEntry.current !== location.key
    seenEntry.current = location.key
    const { pathname, search } = location

    const write = (next: Marker, replace: boolean): void => {
      pending.current = { type: 'write' }
      // The query names a basket entry; on the way to another item it means nothing any more.
      const isAboutQuery = replace || $wizard.get().state.editingEntryId !== null
      const to = { pathname, search: isAboutQuery ? search : '' }
      void navigate(to, { state: { wizard: next }, replace })
    }
    const apply = (move: Move): void => {
      if (move.type !== 'push' && move.type !== 'replace') return
      const finished = marker?.run === move.marker.run ? 0 : entriesOf(marker)
      if (move.type === 'replace' || finished === 0)
        return write(move.marker, move.type === 'replace')
      pending.current = { type: 'rewind', next: move.marker }
      void navigate(-finished)
    }
    const follow = (): void => {
      const move = followBrowser(marker, positionNow())
      if (move.type === 'walk') {
        walkTo(move.depth)
        return apply(followWizard(marker, positionNow()))
      }
      // Behind something that lies in the basket there is nothing to walk back into.
      if (marker && move.type === 'replace' && isFinished()) startAgain()
      apply(followBrowser(marker, positionNow()))
    }

    const own = pending.current
    if (!hasBrowserMoved) return own ? undefined : apply(followWizard(marker, positionNow()))
    pending.current = null
    if (own?.type === 'rewind') return write(own.next, placeNow() === 'item-category')
    return own ? apply(followWizard(marker, positionNow())) : follow()
  }, [location, record, navigate])

  // Read when a way back is taken: the steps need not be drawn anew because an entry was made.
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

/** What this hook asked of the browser and waits for. */
type Pending =
  | { readonly type: 'write' }
  /** Back to before a finished run, so that its entries can't be walked into; then on to the next run. */
  | { readonly type: 'rewind'; readonly next: Marker }
  | null

function placeNow(): Step {
  return $wizard.get().state.place.step
}

function isFinished(): boolean {
  return placeNow() === 'add-more' || placeNow() === 'expectations'
}

function positionNow(): Position {
  const { run, state } = $wizard.get()
  return { run, depth: state.history.length }
}
