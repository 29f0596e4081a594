import type { PageConfig } from '@darnley/contract/page-config'

let cached: PageConfig | undefined

/** Returns the configuration that the edge writes into the page; parses it once. */
export function pageConfig(): PageConfig {
  cached ??= JSON.parse(document.getElementById('page-config')?.textContent ?? '{}') as PageConfig
  return cached
}
