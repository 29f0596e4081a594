import { whenHeadingIsThere } from './page-heading.ts'

/**
 * Calls back when the page has loaded and the browser is idle, for work that the page does not need. Returns a
 * function that cancels.
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
