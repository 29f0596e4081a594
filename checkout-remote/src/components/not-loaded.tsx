import type { JSX, ReactNode } from 'react'
import { Notice } from 'shared/ui/notice'

interface NotLoadedProps {
  /** How often it failed, tries that a person did not ask for aside. */
  failures: number
  onRetry: () => void
  children: ReactNode
}

/** A file of ours did not come. Many browsers never ask for it again in the same page, so a new page is offered next. */
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
