import { pageHeadingId, restoredHeading } from 'shared/ui/page'

/**
 * Keeps the heading of the page that is left and where it stands, for a reload to paint before any script of the page
 * has run (server/boot.js). Returns how to stop.
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
  try {
    sessionStorage.setItem('kept-heading', JSON.stringify(kept))
  } catch {
    // Without storage a reload paints the page's first heading.
  }
}

/** The page stands: what a reload has painted in its place says nothing any more. */
export function forgetRestoredHeading(): void {
  if (restoredHeading() !== null) delete document.documentElement.dataset['restoredHeading']
}
