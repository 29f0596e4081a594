import { whenHeadingIsThere } from './page-heading.ts'

/**
 * Calls back when the page itself stands there and the browser has nothing better to do: what is not needed
 * to see the page waits for it. Returns how to call it off.
 */
export function whenQuiet(act: () => void): () => void {
  let stopped = false
  const stop = whenHeadingIsThere(() => {
    const later = (): void => {
      if (!stopped) act()
    }
    if ('requestIdleCallback' in globalThis) requestIdleCallback(later, { timeout: 3_000 })
    else setTimeout(later, 500)
  })
  return () => {
    stopped = true
    stop()
  }
}
