import type { SiteKind } from '@darnley/contract/area'
import type { PageAreas } from '@darnley/contract/page-areas'

/** What the edge writes into a page for the browser, as far as it decides where code comes from. */
export interface PageBlocks {
  readonly importmap: {
    readonly imports: Readonly<Record<string, string>>
    readonly integrity: Readonly<Record<string, string>>
  }
  readonly areas: PageAreas
  readonly releases: {
    readonly fallbacks: Readonly<Record<string, string>>
    readonly shell: Readonly<Record<string, unknown>>
  }
  readonly scripts: {
    /** URL and hash of each script to preload. */
    readonly preloads: readonly (readonly [string, string])[]
    readonly styles: readonly string[]
  }
  readonly 'page-config': { readonly mode: SiteKind }
}

const attributes = {
  importmap: 'type="importmap"',
  areas: 'type="application/json" id="areas"',
  releases: 'type="application/json" id="releases"',
  scripts: 'type="application/json" id="scripts"',
  'page-config': 'type="application/json" id="page-config"',
} satisfies Record<keyof PageBlocks, string>

/** Returns null for a document that the edge did not make. */
export function readBlocks(html: string): PageBlocks | null {
  const read = Object.keys(attributes).map((name) => {
    const text = blockPattern(name as keyof PageBlocks).exec(html)?.[2]
    return [name, text === undefined ? undefined : (JSON.parse(text) as unknown)] as const
  })
  if (read.some(([, block]) => block === undefined)) return null
  return Object.fromEntries(read) as unknown as PageBlocks
}

/** Replaces blocks of a document, and puts markup behind its import map. */
export function writeBlocks(
  html: string,
  { blocks, behindMap }: { blocks: Partial<PageBlocks>; behindMap: string },
): string {
  let written = html
  for (const [name, block] of Object.entries(blocks)) {
    const text = JSON.stringify(block).replaceAll('<', String.raw`\u003c`)
    const behind = name === 'importmap' ? behindMap : ''
    written = written.replace(
      blockPattern(name as keyof PageBlocks),
      (_whole, start: string, _text, end: string) => start + text + end + behind,
    )
  }
  return written
}

/** The edge escapes each `<` in a block, so the next one ends it. */
function blockPattern(name: keyof PageBlocks): RegExp {
  return new RegExp(`(<script ${attributes[name]}>)([^<]*)(</script>)`)
}
