import { useEffect, type JSX } from 'react'
import { restoreStaff } from '@darnley/web/session'
import { storeLogin } from '#src/app/routes.ts'
import { AreaMark } from '#src/remotes/area-mark.tsx'
import { ErrorBoundary } from '#src/remotes/error-boundary.tsx'
import { replaceCrashed } from '#src/remotes/load-area.ts'
import { useArea } from '#src/remotes/use-area.ts'

/** The place of the storefront remote's menu; not loaded on the customers' site. */
export function StaffSlot(): JSX.Element | null {
  return storeLogin ? <StaffMenuSlot /> : null
}

function StaffMenuSlot(): JSX.Element | null {
  const [state, retry] = useArea('storefront/staff-menu')
  useEffect(() => {
    void restoreStaff()
  }, [])
  if (state.status !== 'ready') return null
  const { StaffMenu } = state.module
  return (
    <ErrorBoundary
      key={state.attempt}
      fallback={() => null}
      onError={(error) => {
        if (replaceCrashed('storefront/staff-menu', error)) retry()
      }}
    >
      <AreaMark name="storefront/staff-menu">
        <StaffMenu />
      </AreaMark>
    </ErrorBoundary>
  )
}
