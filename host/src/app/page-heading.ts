import { pageHeadingId } from 'shared/ui/page'

/**
 * Calls back with the heading of the page itself, not of the placeholder that is shown while its remote
 * loads. Returns how to stop waiting.
 */
export function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()

  function look(): void {
    const heading = document.getElementById(pageHeadingId)
    if (!heading || heading.closest('[aria-busy="true"]')) return
    observer.disconnect()
    found(heading)
  }
  return () => observer.disconnect()
}
