import type { PageConfig } from '@darnley/contract/page-config'
import { pageConfigPath } from '@darnley/contract/standard-container'
import { atom } from '#src/stores/stores.ts'

/** How code in a standard container reaches its site, from a page of another origin: `#site` under the condition `mounted`. */

let origin: string | undefined
let config: PageConfig | undefined
let connecting: Promise<void> | undefined

/** Whether the site has refused a write: across origins it answers reads only (docs/decisions/044). */
export const $isWriteRefused = atom(false)

/**
 * Fetches the configuration of the site, once; after a failure the next call asks again.
 * @param site origin of the site, such as `https://darnley.example`
 * @throws Error when the container works for another site already, or the site does not answer
 */
export function connectToSite(site: string): Promise<void> {
  const wanted = new URL(site).origin
  if (origin !== undefined && origin !== wanted)
    return Promise.reject(new Error(`This container works for ${origin} already`))
  origin = wanted
  connecting ??= fetchConfig().catch((error: unknown) => {
    connecting = undefined
    throw error
  })
  return connecting
}

async function fetchConfig(): Promise<void> {
  const response = await siteFetch(pageConfigPath)
  if (!response.ok) throw new Error(`${siteUrl(pageConfigPath)} answered ${response.status}`)
  config = (await response.json()) as PageConfig
}

/** Returns the address of a path of the site (`/api`, `/content`). */
export function siteUrl(path: string): string {
  if (origin === undefined) throw new Error('This container was not told its site')
  return origin + path
}

/** Requests a path of the site, without cookies. */
export async function siteFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(siteUrl(path), { ...init, credentials: 'omit' })
  if (init.method === 'POST' && response.status === 403) $isWriteRefused.set(true)
  return response
}

/** Returns the configuration that `connectToSite` has fetched. */
export function readPageConfig(): PageConfig {
  if (!config) throw new Error('This container has not fetched the configuration of its site')
  return config
}
