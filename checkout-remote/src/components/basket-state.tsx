import type { JSX } from 'react'
import { refreshBasket } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { Skeleton } from '@darnley/web/ui/skeleton'

/** Placeholder while the basket loads. */
export function BasketLoading(): JSX.Element {
  return (
    <div role="status" aria-label="Loading your basket">
      <Skeleton height={96} />
    </div>
  )
}

export function BasketFailed(): JSX.Element {
  return (
    <Notice
      tone="error"
      action={{
        label: 'Try again',
        onSelect: () => {
          refreshBasket().catch(() => undefined)
        },
      }}
    >
      We couldn’t load your basket.
    </Notice>
  )
}
