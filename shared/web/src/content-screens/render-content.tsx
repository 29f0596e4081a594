import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ContentInput, ContentScreen, KnownAnswer } from '@darnley/contract/content-screen'
import type { PageModule } from '#src/areas/areas.ts'
import { isPart } from '#src/queries/lazy-part.ts'
import { QueryClientProvider, type QueryClient } from '#src/query/query.ts'
import { cached, createPageCache, renderUntilKnown } from './fill-cache.ts'

export interface DescribedPage extends ContentInput {
  /** What the page asked for. */
  readonly client: QueryClient
}

interface ContentPage extends ContentInput {
  readonly Page: PageModule['Page'] | undefined
  /** Returns the page's objects of schema.org. */
  readonly structuredData: (page: DescribedPage) => ContentScreen['structuredData']
}

/**
 * Renders a page with what it asks for, outside of a browser. Its parts of code, which a browser loads later, are in the
 * markup, but what they ask for is not among the answers.
 * @throws the error of a query that fails: half a page is none
 */
export async function renderContent(page: ContentPage): Promise<ContentScreen> {
  const { path, origin, Page, structuredData } = page
  if (!Page) throw new Error(`There is no page at ${path}`)
  const cache = createPageCache()
  const { shown } = cache
  const render = (): string =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <QueryClientProvider client={shown}>
          <Page params={{}} />
        </QueryClientProvider>
      </StaticRouter>,
    )
  await renderUntilKnown(render, { ...cache, parts: false })
  const answers = answersIn(shown)
  const html = await renderUntilKnown(render, { ...cache, parts: true })
  return { html, answers, structuredData: structuredData({ path, origin, client: shown }) }
}

function answersIn(client: QueryClient): KnownAnswer[] {
  return cached(client).flatMap(({ queryKey, state: { data } }) => {
    if (data === undefined || isPart(queryKey)) return []
    if (!isJson(data)) throw new Error(`JSON can't hold the answer of ${JSON.stringify(queryKey)}`)
    return [[queryKey, data] satisfies KnownAnswer]
  })
}

function isJson(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return typeof data !== 'function'
  const prototype: unknown = Object.getPrototypeOf(data)
  const isPlain = Array.isArray(data) || prototype === Object.prototype || prototype === null
  return isPlain && Object.values(data).every(isJson)
}
