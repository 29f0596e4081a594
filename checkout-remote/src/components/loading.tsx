import type { JSX } from 'react'
import { Spinner } from 'shared/ui/spinner'
import { useIsSlow } from './use-is-slow.ts'

interface LoadingProps {
  label?: string
  /** What else calms somebody who has waited for long. */
  comfort?: string
}

/** While a part of checkout is on its way; a slow network is told from a page that has died. */
export function Loading({ label = 'Loading...', comfort = '' }: LoadingProps): JSX.Element {
  const isSlow = useIsSlow(true)
  return (
    <div role="status">
      <Spinner label={label} />
      {isSlow ? (
        <p>
          This takes longer than usual: your connection may be slow. {comfort} You can reload the
          page; what you typed is kept.
        </p>
      ) : null}
    </div>
  )
}
