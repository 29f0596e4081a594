import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { StrictMode, useEffect, type ComponentType, type JSX, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { BasketEntry } from '@darnley/contract/basket'
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
  /** Path > the page that the remote shows there. */
  readonly pages: Readonly<Record<string, ComponentType>>
  /** Shown while no api answers. */
  readonly sampleBasket: readonly BasketEntry[]
  /** Other parts of the remote that the host would place, and development helpers of its team. */
  readonly parts?: ReactNode
}

/**
 * Shows a remote alone, in a minimal replacement for the host. With the api of a running `npm start` the stores are
 * real; without it they hold the sample basket.
 */
export function startFrame(options: FrameOptions): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Frame {...options} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

function Frame({ pages, sampleBasket, parts }: FrameOptions): JSX.Element {
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
      <main>{Page ? <Page /> : 'Choose a page above.'}</main>
      <GestureGuard />
    </>
  )
}

function fillBasket(sample: readonly BasketEntry[]): void {
  const state = $basket.get()
  const basket = [...sample]
  $basket.set({ ...state, status: 'ready', entries: basket, server: { ...state.server, basket } })
}
