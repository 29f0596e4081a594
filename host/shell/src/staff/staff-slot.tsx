import type { JSX } from 'react'
import type { SlotModules } from '@darnley/web/areas'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import { useSlot } from '#src/areas/areas.tsx'
import { storeLogin } from '#src/app/store-login.ts'
import { AreaMark } from '#src/remotes/area-mark.tsx'
import { ErrorBoundary } from '#src/remotes/error-boundary.tsx'
import { replaceCrashed } from '#src/remotes/load-area.ts'
import { useArea } from '#src/remotes/use-area.ts'

/** The place of the staff's menu; there is none on the customers' site. */
export function StaffSlot(): JSX.Element | null {
  return storeLogin ? <StaffMenuSlot /> : null
}

function StaffMenuSlot(): JSX.Element | null {
  const name = useSlot('staff-menu')
  return name ? <LoadedMenu name={name} /> : null
}

function LoadedMenu({ name }: { name: AreaModuleName }): JSX.Element | null {
  const [state, retry] = useArea<SlotModules['staff-menu']>(name)
  if (state.status !== 'ready') return null
  const { StaffMenu } = state.module
  return (
    <ErrorBoundary
      key={state.attempt}
      fallback={() => null}
      onError={(error) => {
        if (replaceCrashed(name, error)) retry()
      }}
    >
      <AreaMark name={name}>
        <StaffMenu />
      </AreaMark>
    </ErrorBoundary>
  )
}
