import type { JSX } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { QueryClient, QueryClientProvider } from '@darnley/web/query'
import { useLocation } from '@darnley/web/router'
import { answeringFetch } from './answers.ts'
import type { Scene } from './scene.ts'

const realFetch = globalThis.fetch.bind(globalThis)

/** Returns a scene ready to be drawn: its storage is empty, its calls are answered, its stores are filled. */
export function prepare({ element, arrange, answers = {}, path = '/' }: Scene): JSX.Element {
  sessionStorage.clear()
  localStorage.clear()
  globalThis.fetch = answeringFetch(answers, realFetch)
  // Failures show at once.
  const cache = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  arrange?.(cache)
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[path]}>
        <Place>{element}</Place>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** Says where the page is, so that a test can tell where a press led. */
function Place({ children }: { children: JSX.Element }): JSX.Element {
  const { pathname, search } = useLocation()
  return <main data-path={pathname + search}>{children}</main>
}
