import type { JSX } from 'react'
import { Drawer } from '@darnley/web/ui/dialog'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { ErrorBoundary } from '#src/remotes/error-boundary.tsx'
import { replaceCrashed } from '#src/remotes/load-area.ts'
import { useArea } from '#src/remotes/use-area.ts'

/** The checkout remote's panel, or a placeholder drawer while it loads or when it fails. */
export function BasketPanelSlot({ onClose }: { onClose: () => void }): JSX.Element {
  const [state, retry] = useArea('checkout/basket-panel')
  const unavailable = (message: string): JSX.Element => (
    <Drawer label="Basket" open onClose={onClose}>
      <Notice tone="error" action={{ label: 'Try again', onSelect: retry }}>
        {message}
      </Notice>
    </Drawer>
  )
  if (state.status === 'failed') return unavailable(state.error.message)
  if (state.status === 'loading') {
    return (
      <Drawer label="Basket" open onClose={onClose}>
        <Spinner label="Loading your basket" />
      </Drawer>
    )
  }
  const { BasketPanel } = state.module
  return (
    <ErrorBoundary
      key={state.attempt}
      fallback={(error) => unavailable(error.message)}
      onError={(error) => {
        if (replaceCrashed('checkout/basket-panel', error)) retry()
      }}
    >
      <BasketPanel onClose={onClose} />
    </ErrorBoundary>
  )
}
