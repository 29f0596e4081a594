import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { useState, useSyncExternalStore, type ComponentType, type JSX, type ReactNode } from 'react'
import { generatePath, matchPath, Router } from 'react-router-dom'
import { pageConfig } from '#src/client/page-config.ts'
import { QueryClient, QueryClientProvider } from '#src/query/query.ts'
import { $isWriteRefused, siteUrl } from '#src/site/mounted-site.ts'
import { useStore } from '#src/stores/stores.ts'
import { Notice } from '#src/ui/notice.tsx'
import { createOwnHistory } from './own-history.ts'
import type { MountedPageProps } from './mounted-types.ts'
import { usePart, type LoadPart } from './use-part.ts'

interface MountOptions<Props> {
  readonly load: LoadPart<Props>
  /** The paths at which the site shows the part. It begins at the first. */
  readonly paths: readonly [string, ...string[]]
}

/** One cache for all parts of this container. */
const queryClient = new QueryClient()

/**
 * Returns a component that shows a page or slot of an area in the React tree of another application, with router, query
 * client, styles and the configuration of its site. Used by standard containers alone (docs/decisions/044).
 */
export function mountable<Props extends object>(
  options: MountOptions<Props>,
): ComponentType<Props & MountedPageProps> {
  return function Mounted({ site, search = '', ...rest }) {
    const { params = {} } = rest
    const part = usePart(site, options.load)
    return (
      // The class under which a standard container keeps the site's global styles (releases/build/federation).
      <div className="darnley-part" lang="en-GB">
        {part.status === 'ready' ? (
          <InSite paths={options.paths} start={generatePath(options.paths[0], params) + search}>
            <part.Part {...(rest as unknown as Props)} params={params} />
          </InSite>
        ) : null}
        {part.status === 'failed' ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: part.retry }}>
            This part could not be loaded.
          </Notice>
        ) : null}
      </div>
    )
  }
}

interface InSiteProps {
  readonly paths: readonly string[]
  readonly start: string
  readonly children: ReactNode
}

/** What the shell is for a page of the site itself. A link to another page leaves for the site. */
function InSite({ paths, start, children }: InSiteProps): JSX.Element {
  const [history] = useState(() =>
    createOwnHistory({
      start,
      addressOf: siteUrl,
      shows: (pathname) => paths.some((path) => matchPath(path, pathname) !== null),
      leave: (address) => location.assign(address),
    }),
  )
  const place = useSyncExternalStore(history.subscribe, history.current)
  return (
    <QueryClientProvider client={queryClient}>
      <Router navigator={history.navigator} {...place}>
        <WriteRefused />
        {children}
      </Router>
    </QueryClientProvider>
  )
}

/** Says where to go on, because the site takes no orders across origins. */
function WriteRefused(): JSX.Element | null {
  if (!useStore($isWriteRefused)) return null
  const { name } = pageConfig().company
  const goOn = (): void => location.assign(siteUrl('/'))
  return (
    <Notice tone="info" action={{ label: `Continue at ${name}`, onSelect: goOn }}>
      Here you can look around. To book, please continue at {name}.
    </Notice>
  )
}
