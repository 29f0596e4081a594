import { pageHeadingId } from '@darnley/web/ui/page'

/**
 * Calls back with the heading of the page itself, not of the placeholder that is shown while its remote loads. Returns
 * a function that cancels.
 */
export function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(check)
  observer.observe(document.body, { childList: true, subtree: true })
  check()

  function check(): void {
    const heading = document.getElementById(pageHeadingId)
    if (!heading || heading.closest('[aria-busy="true"]')) return
    observer.disconnect()
    found(heading)
  }
  return () => observer.disconnect()
}
