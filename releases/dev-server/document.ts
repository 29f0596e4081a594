import type { AreaDeclaration } from '@darnley/contract/area'
import { declaredFor, type PageArea } from '@darnley/contract/page-areas'
import { readBlocks, writeBlocks, type PageBlocks } from './blocks.ts'

/** What comes from the working copy instead of the site. */
export interface WorkingCopy {
  /** The area's name. */
  readonly name: string
  readonly declaration: AreaDeclaration
  /** URL of its container. */
  readonly entry: string
  /** Specifier > URL of its development build. */
  readonly vendor: Readonly<Record<string, string>>
  /** Markup that connects the page to hot reload, before any other script. */
  readonly connection: string
}

export interface RewrittenDocument {
  readonly html: string
  /** Whether the working copy declares a page at the path, which the site may not know yet. */
  readonly hasPage: boolean
}

/**
 * Returns a page of the site with one area and the vendor file from the working copy; null for a document that the edge
 * did not make.
 */
export function rewriteDocument(
  html: string,
  { pathname, copy }: { pathname: string; copy: WorkingCopy },
): RewrittenDocument | null {
  const blocks = readBlocks(html)
  if (!blocks) return null
  const declared = declaredFor(copy.declaration, blocks['page-config'].mode)
  const area = { entry: copy.entry, ...declared }
  const written = writeBlocks(html, {
    blocks: changedBlocks(blocks, { copy, area }),
    behindMap: copy.connection,
  })
  return {
    html: withoutContent(written),
    hasPage: declared.pages.some(({ path }) => matches(path, pathname)),
  }
}

function changedBlocks(
  { importmap, areas, releases, scripts }: PageBlocks,
  { copy, area }: { copy: WorkingCopy; area: PageArea },
): Partial<PageBlocks> {
  const swapped = new Set(Object.keys(copy.vendor).map((name) => importmap.imports[name]))
  const isOfSite = (url: string): boolean =>
    !swapped.has(url) && !url.replace(/\/_retry-\d+\//, '/').startsWith(`/releases/${copy.name}/`)
  const { [copy.name]: _ownFallback, ...fallbacks } = releases.fallbacks
  return {
    importmap: {
      imports: { ...importmap.imports, ...copy.vendor },
      integrity: Object.fromEntries(
        Object.entries(importmap.integrity).filter(([url]) => isOfSite(url)),
      ),
    },
    areas: { ...areas, [copy.name]: area },
    // An error of the working copy must be seen: no earlier release takes its place.
    releases: { ...releases, fallbacks, shell: { ...releases.shell, fallback: false } },
    scripts: {
      ...scripts,
      preloads: scripts.preloads.filter(([url]) => isOfSite(url)),
      styles: scripts.styles.filter(isOfSite),
    },
  }
}

/**
 * Empties `#root`, so that the shell renders anew instead of hydrating: the edge rendered it for the declaration and the
 * first screen of the live release.
 */
function withoutContent(html: string): string {
  const start = html.indexOf('<div id="root">')
  const end = html.lastIndexOf('</div>', html.lastIndexOf('<noscript>'))
  if (start < 0 || end < start) return html
  return `${html.slice(0, start)}<div id="root">${html.slice(end)}`
}

/** Whether a path of the router, as `/gift/:code`, matches the path of a request. */
function matches(path: string, pathname: string): boolean {
  const parts = path.split('/')
  const given = pathname.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  )
}
