import type { PageRegistry } from 'shared/contract/release'
import type { PageReleases } from 'shared/contract/release-failure'

let registry: PageRegistry | undefined
let releases: PageReleases | undefined

/** Reads the containers' addresses that the edge wrote into the page, once. */
export function pageRegistry(): PageRegistry {
  registry ??= readBlock('registry') as PageRegistry | undefined
  return (registry ??= {})
}

/** Reads what the edge wrote of the page's set, once. In dev there is none. */
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
