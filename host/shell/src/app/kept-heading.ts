import { tabStorage } from '@darnley/web/storage'
import { pageHeadingId, restoredHeading } from '@darnley/web/ui/page'

/**
 * Stores the heading and its position when a page is left, so that a reload can paint it before the page's scripts run
 * (server/boot.js). Returns a function that stops it.
 */
export function keepHeading(): () => void {
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}

function keep(): void {
  const heading = document.getElementById(pageHeadingId)
  if (!heading || heading.closest('[aria-busy="true"]')) return
  const kept = {
    address: location.pathname + location.search,
    text: heading.textContent,
    top: heading.getBoundingClientRect().top + scrollY,
  }
  // Without storage a reload paints the page's first heading.
  tabStorage.write('kept-heading', JSON.stringify(kept))
}

/** Removes the heading that a reload has painted, once the page has loaded. */
export function forgetRestoredHeading(): void {
  if (restoredHeading() !== null) delete document.documentElement.dataset['restoredHeading']
}
