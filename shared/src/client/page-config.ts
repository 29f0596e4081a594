import type { PageConfig } from '#src/contract/page-config.ts'

let cached: PageConfig | undefined

/** Reads what the edge wrote into the page, once. */
export function pageConfig(): PageConfig {
  cached ??= JSON.parse(document.getElementById('page-config')?.textContent ?? '{}') as PageConfig
  return cached
}
