import { findRoute } from './routes.ts'

/** The document's title, the same at the edge and after a change of route. */
export function pageTitle(pathname: string, company: string): string {
  return `${findRoute(pathname)?.title ?? 'Page not found'} · ${company}`
}
