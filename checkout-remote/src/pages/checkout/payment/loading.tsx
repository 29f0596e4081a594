import type { JSX } from 'react'
import { Spinner } from 'shared/ui/spinner'
import { useIsSlow } from './use-is-slow.ts'

/** While order, secret and card form are on their way; a slow network is told from a page that has died. */
export function Loading(): JSX.Element {
  const isSlow = useIsSlow(true)
  return (
    <div role="status">
      <Spinner label="Loading..." />
      {isSlow ? (
        <p>
          This takes longer than usual: your connection may be slow. Nothing was charged. You can
          reload the page; what you typed is kept.
        </p>
      ) : null}
    </div>
  )
}
