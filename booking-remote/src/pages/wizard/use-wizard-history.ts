import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { useStore } from 'shared/stores'
import {
  followBrowser,
  followWizard,
  isBackInBrowser,
  readMarker,
  type Move,
  type Position,
} from '#src/lib/browser-history.ts'
import { $wizard, goBack, walkTo } from '#src/stores/wizard.ts'

/**
 * Keeps the browser's Back and Forward in step with the wizard, at one URL.
 * Returns what the Back button does.
 */
export function useWizardHistory(): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  const record = useStore($wizard)
  const seenEntry = useRef<string | null>(null)

  useEffect(() => {
    const marker = readMarker(location.state)
    const hasBrowserMoved = seenEntry.current !== location.key
    seenEntry.current = location.key
    const { pathname, search } = location
    const apply = (move: Move): void => {
      if (move.type === 'push' || move.type === 'replace')
        void navigate(
          { pathname, search },
          { state: { wizard: move.marker }, replace: move.type === 'replace' },
        )
    }
    if (!hasBrowserMoved) return apply(followWizard(marker, positionNow()))
    const move = followBrowser(marker, positionNow())
    // Behind something that lies in the basket there is nothing to walk back into.
    if (marker && move.type === 'replace' && positionNow().depth === 0) goBack()
    if (move.type !== 'walk') return apply(move)
    walkTo(move.depth)
    if (positionNow().depth !== move.depth) apply(followWizard(marker, positionNow()))
  }, [location, record, navigate])

  return useCallback(() => {
    if (isBackInBrowser(readMarker(location.state), positionNow())) void navigate(-1)
    else goBack()
  }, [location.state, navigate])
}

function positionNow(): Position {
  const { run, state } = $wizard.get()
  return { run, depth: state.history.length }
}
