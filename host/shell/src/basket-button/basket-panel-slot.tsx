import type { JSX } from 'react'
import type { BasketPanelProps, SlotModules } from '@darnley/web/areas'
import { Drawer } from '@darnley/web/ui/dialog'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import { ErrorBoundary } from '#src/remotes/error-boundary.tsx'
import { replaceCrashed } from '#src/remotes/load-area.ts'
import { useArea } from '#src/remotes/use-area.ts'

interface BasketPanelSlotProps extends BasketPanelProps {
  readonly name: AreaModuleName
}

/** The panel of a live area, or a placeholder drawer while it loads or when it fails. */
export function BasketPanelSlot({ name, onClose }: BasketPanelSlotProps): JSX.Element {
  const [state, retry] = useArea<SlotModules['basket-panel']>(name)
  const unavailable = (message: string): JSX.Element => (
    <Drawer label="Basket" open onClose={onClose}>
      <Notice tone="error" action={{ label: 'Try again', onSelect: retry }}>
        We couldn’t open your basket here. {message}
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
        if (replaceCrashed(name, error)) retry()
      }}
    >
      <BasketPanel onClose={onClose} />
    </ErrorBoundary>
  )
}
