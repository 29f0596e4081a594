import { useEffect, useRef } from 'react'
import { useLocation } from '@darnley/web/router'
import { useAreas } from '#src/areas/areas.tsx'
import { findRoute } from '#src/areas/routes.ts'

/** Milliseconds to wait, so that the first page is shown before this code loads. */
const patience = 3_000

/** Keeps a visitor on a tested set, and toggles the borders of areas on Alt+Shift+A, for developers. */
export function ReleaseEffects(): null {
  const { pathname } = useLocation()
  const set = findRoute(useAreas(), pathname)?.page?.set
  const delay = useRef(patience)

  useEffect(() => {
    const arrive = (): void => {
      delay.current = 0
      // If it fails to load, the page continues with its set.
      import('./keeper.ts').then(({ arriveAt }) => arriveAt(pathname, set)).catch(() => {})
    }
    const timer = setTimeout(arrive, delay.current)
    return () => clearTimeout(timer)
  }, [pathname, set])

  useEffect(() => {
    const onKey = ({ altKey, shiftKey, code }: KeyboardEvent): void => {
      if (altKey && shiftKey && code === 'KeyA')
        import('./overlay.ts').then(({ toggleOverlay }) => toggleOverlay()).catch(() => {})
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return null
}
