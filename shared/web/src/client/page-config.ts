import type { PageConfig } from '@darnley/contract/page-config'
import { readPageConfig } from '#site'

let cached: PageConfig | undefined

/** Returns the configuration of the site; reads it once. */
export function pageConfig(): PageConfig {
  cached ??= readPageConfig()
  return cached
}
