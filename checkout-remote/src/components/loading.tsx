import type { JSX } from 'react'
import { Spinner } from '@darnley/web/ui/spinner'
import { useIsSlow } from './use-is-slow.ts'

interface LoadingProps {
  label?: string
  /** Shown in addition after a long wait. */
  comfort?: string
}

/** Shown while a part of checkout loads; after a while it tells that the network is slow. */
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
