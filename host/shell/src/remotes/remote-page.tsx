import type { JSX } from 'react'
import type { PageModule } from '@darnley/web/areas'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import type { PathParams } from '#src/areas/routes.ts'
import { AreaMark } from './area-mark.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FailedPanel } from './failed-panel.tsx'
import { replaceCrashed } from './load-area.ts'
import { PagePlaceholder } from './page-placeholder.tsx'
import { useArea } from './use-area.ts'

interface RemotePageProps {
  name: AreaModuleName
  heading: string
  params: PathParams
}

/** A page of a remote, including its loading and failure states. Key it by name. */
export function RemotePage({ name, heading, params }: RemotePageProps): JSX.Element {
  const [state, retry] = useArea<PageModule>(name)
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
  const { Page } = state.module
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
        <Page params={params} />
      </AreaMark>
    </ErrorBoundary>
  )
}
