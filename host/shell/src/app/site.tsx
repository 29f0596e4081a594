import { createContext, useContext } from 'react'
import type { PageConfig } from '@darnley/contract/page-config'

/** The page's configuration: read from the page in the browser, passed by the edge when it renders the shell. */
export const SiteContext = createContext<PageConfig | null>(null)

export function useSite(): PageConfig {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}
