import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'

/** The first page is shown before anything of this is loaded. */
const patience = 3_000

/** Keeps a visitor on a tested set, and draws the borders of the areas for developers who press Alt+Shift+A. */
export function ReleaseEffects(): null {
  const { pathname } = useLocation()
  const delay = useRef(patience)

  useEffect(() => {
    const arrive = (): void => {
      delay.current = 0
      // Without it the page goes on with the set that it has.
      import('./keeper.ts').then(({ arriveAt }) => arriveAt(pathname)).catch(() => {})
    }
    const timer = setTimeout(arrive, delay.current)
    return () => clearTimeout(timer)
  }, [pathname])

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
