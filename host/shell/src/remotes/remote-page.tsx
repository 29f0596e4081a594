import type { JSX } from 'react'
import type { PageModule } from '@darnley/web/areas'
import { AreaMark } from './area-mark.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FailedPanel } from './failed-panel.tsx'
import type { PageName } from './page-name.ts'
import { replaceCrashed } from './load-area.ts'
import { PagePlaceholder } from './page-placeholder.tsx'
import { useArea } from './use-area.ts'

interface RemotePageProps {
  name: PageName
  heading: string
}

/** A page of a remote, including its loading and failure states. Key it by name. */
export function RemotePage({ name, heading }: RemotePageProps): JSX.Element {
  const [state, retry] = useArea<PageName>(name)
  if (state.status === 'loading') return <PagePlaceholder heading={heading} />
  if (state.status === 'failed') {
    return (
      <FailedPanel
        heading="This part of the page could not be loaded"
        message={state.error.message}
        onRetry={retry}
      />
    )
  }
  const { Page }: PageModule = state.module
  return (
    <ErrorBoundary
      key={`${name} ${state.attempt}`}
      fallback={(error) => (
        <FailedPanel
          heading="Unexpected Application Error!"
          message={error.message}
          onRetry={retry}
        />
      )}
      onError={(error) => {
        if (replaceCrashed(name, error)) retry()
      }}
    >
      <AreaMark name={name}>
        <Page />
      </AreaMark>
    </ErrorBoundary>
  )
}
