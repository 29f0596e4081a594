import type { PageRegistry } from '@darnley/contract/release'
import type { PageReleases } from '@darnley/contract/release-failure'

let registry: PageRegistry | undefined
let releases: PageReleases | undefined

/** Returns the containers' URLs that the edge wrote into the page; parses them once. */
export function pageRegistry(): PageRegistry {
  registry ??= readBlock('registry') as PageRegistry | undefined
  return (registry ??= {})
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

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
