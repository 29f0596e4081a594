import { useEffect, type JSX } from 'react'
import type { PageAreas } from '@darnley/contract/page-areas'
import { foreignDocument } from '#src/areas/page-blocks.ts'
import { openPage, type SiteRoute } from '#src/areas/routes.ts'
import { PagePlaceholder } from '#src/remotes/page-placeholder.tsx'

/**
 * Whether a path needs another document than this one: the policy of a document names the origin of the foreign
 * container whose page it was made for, and no other.
 */
export function isOfOtherDocument(areas: PageAreas, route: SiteRoute | undefined): boolean {
  if (typeof document === 'undefined') return false
  const [area = ''] = openPage(route)?.name.split('/') ?? []
  const needed = areas[area]?.isForeign ? area : undefined
  return needed !== foreignDocument()?.name
}

/** Loads the document of the current address. The edge finds the page as the shell does, so this ends there. */
export function OtherDocument({ heading }: { heading: string }): JSX.Element {
  useEffect(() => {
    // A fragment would keep `replace` in this document.
    if (location.hash) location.reload()
    else location.replace(location.href)
  }, [])
  return <PagePlaceholder heading={heading} />
}
