import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { StrictMode, useEffect, type JSX, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { AreaInput } from '@darnley/contract/area'
import type { BasketEntry } from '@darnley/contract/basket'
import type { PageModule } from '#src/areas/areas.ts'
import { QueryClient, QueryClientProvider } from '#src/query/query.ts'
import { BrowserRouter, Link, useLocation } from '#src/router/router.ts'
import {
  $basket,
  $serviceCount,
  $staff,
  refreshBasket,
  restoreStaff,
} from '#src/session/session.ts'
import { useStore } from '#src/stores/stores.ts'
import { GestureGuard } from '#src/ui/gesture-guard.tsx'

interface FrameOptions {
  /** The remote's `src/pages.ts`. */
  readonly area: AreaInput
  /** The modules of its pages, by their files. */
  readonly modules: Readonly<Record<string, PageModule>>
  /** Shown while no api answers. */
  readonly sampleBasket: readonly BasketEntry[]
  /** Other parts of the remote that the host would place, and development helpers of its team. */
  readonly parts?: ReactNode
}

interface FrameProps extends Omit<FrameOptions, 'area' | 'modules'> {
  /** Path > the page that the remote shows there. */
  readonly pages: Readonly<Record<string, PageModule['Page']>>
}

/**
 * Shows a remote alone, in a minimal replacement for the host. With the api of a running `npm start` the stores are
 * real; without it they hold the sample basket.
 */
export function startFrame(options: FrameOptions): void {
  const { area, modules, ...shown } = options
  const pages = pagesOf({ area, modules })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Frame {...shown} pages={pages} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

function Frame({ pages, sampleBasket, parts }: FrameProps): JSX.Element {
  const { pathname, search } = useLocation()
  const count = useStore($serviceCount)
  const Page = pages[pathname]
  useEffect(() => {
    refreshBasket().catch(() => fillBasket(sampleBasket))
  }, [pathname, search, sampleBasket])
  useEffect(() => {
    restoreStaff().catch(() => $staff.set({ status: 'signed-out' }))
  }, [])
  return (
    <>
      <nav aria-label="Frame">
        {Object.keys(pages).map((path) => (
          <Link key={path} to={path} style={{ marginInlineEnd: '1ch' }}>
            {path}
          </Link>
        ))}
        services: {count} {parts}
      </nav>
      <main>{Page ? <Page params={{}} /> : 'Choose a page above.'}</main>
      <GestureGuard />
    </>
  )
}

/** Returns the component of each declared path. */
function pagesOf({ area, modules }: Pick<FrameOptions, 'area' | 'modules'>): FrameProps['pages'] {
  const pages = (area.pages ?? []).flatMap(({ path, module }) => {
    const end = `/${module.slice(2)}/page.tsx`
    const file = Object.keys(modules).find((name) => name.endsWith(end))
    return file === undefined ? [] : [[path, modules[file]?.Page]]
  })
  return Object.fromEntries(pages) as FrameProps['pages']
}

function fillBasket(sample: readonly BasketEntry[]): void {
  const state = $basket.get()
  const basket = [...sample]
  $basket.set({ ...state, status: 'ready', entries: basket, server: { ...state.server, basket } })
}
