import type { ForeignDocument, PageAreas } from '@darnley/contract/page-areas'
import type { PageConfig } from '@darnley/contract/page-config'
import type { PageReleases } from '@darnley/contract/release-failure'

let areas: PageAreas | undefined
let releases: PageReleases | undefined
let config: PageConfig | undefined
let foreign: ForeignDocument | null | undefined

/** Returns the live areas that the edge wrote into the page; parses them once. */
export function pageAreas(): PageAreas {
  areas ??= readBlock('areas') as PageAreas | undefined
  return (areas ??= {})
}

/** Returns the configuration of the site; parses it once. */
export function siteConfig(): PageConfig {
  config ??= readBlock('page-config') as PageConfig
  return config
}

/** Returns what the edge wrote about the page's set; parses it once. Empty in development. */
export function pageReleases(): PageReleases {
  releases ??= readBlock('releases') as PageReleases | undefined
  return (releases ??= {
    set: 'development',
    fallbacks: {},
    shell: { host: '', vendor: '', fallback: false },
  })
}

/** Returns what the edge wrote about the foreign container that this document may load; null when it may load none. */
export function foreignDocument(): ForeignDocument | null {
  foreign ??= readBlock('foreign') as ForeignDocument | undefined
  return (foreign ??= null)
}

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
