import { matchPath } from '@darnley/web/router'
import type { PageAreas, PageRoute } from '@darnley/contract/page-areas'
import { moduleName, type AreaModuleName } from './area-name.ts'

/** A page of a live area. */
export interface SitePage extends PageRoute {
  readonly name: AreaModuleName
}

/** What is at one path: a page, and on a partner's site perhaps another one for signed-out visitors. */
export interface SiteRoute {
  readonly page?: SitePage
  readonly signedOutPage?: SitePage
  /** The values of the path's parameters. */
  readonly params: PathParams
}

export type PathParams = Readonly<Record<string, string | undefined>>

/** Returns the route of a path; undefined where there is no page. A path without parameters goes before one with. */
export function findRoute(areas: PageAreas, pathname: string): SiteRoute | undefined {
  const found = Object.entries(areas).flatMap(([area, { pages }]) =>
    pages.flatMap((declared) => {
      const match = matchPath({ path: declared.path, caseSensitive: true }, pathname)
      if (!match) return []
      return [{ ...declared, name: moduleName(area, declared.module), params: match.params }]
    }),
  )
  const [first] = found.toSorted((one, other) => parametersIn(one) - parametersIn(other))
  if (!first) return undefined
  const here = found.filter(({ path }) => path === first.path)
  const isSignedOut = ({ audience }: PageRoute): boolean => audience === 'signed-out'
  const page = here.find((each) => !isSignedOut(each))
  const signedOutPage = here.find(isSignedOut)
  return {
    ...(page && { page }),
    ...(signedOutPage && { signedOutPage }),
    params: first.params,
  }
}

function parametersIn({ params }: { readonly params: PathParams }): number {
  return Object.keys(params).length
}

/** Returns the page that a visitor of this route sees who is not known to be signed in. */
export function openPage(route: SiteRoute | undefined): SitePage | undefined {
  return route?.signedOutPage ?? route?.page
}
