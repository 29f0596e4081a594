import type { JSX, ReactNode } from 'react'
import { Notice } from '@darnley/web/ui/notice'

interface NotLoadedProps {
  /** Number of failures, without automatic retries. */
  failures: number
  onRetry: () => void
  children: ReactNode
}

/**
 * Shown when a file failed to load. Many browsers do not request it again in the same page, so the next offer is a
 * reload.
 */
export function NotLoaded({ failures, onRetry, children }: NotLoadedProps): JSX.Element {
  const action =
    failures > 1
      ? { label: 'Reload the page', onSelect: () => location.reload() }
      : { label: 'Try again', onSelect: onRetry }
  return (
    <Notice tone="error" action={action}>
      {children}
    </Notice>
  )
}
