import type { PageConfig } from '@darnley/contract/page-config'

/**
 * How code reaches the site that it belongs to: `#site` on the site's own pages, where a path suffices. In a standard
 * container `#site` is mounted-site.ts (condition `mounted` in package.json).
 */

/** Returns the address of a path of the site (`/api`, `/content`). */
export function siteUrl(path: string): string {
  return path
}

/** Requests a path of the site. */
export function siteFetch(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, init)
}

/** Returns the configuration that the edge wrote into the page. */
export function readPageConfig(): PageConfig {
  return JSON.parse(document.getElementById('page-config')?.textContent ?? '{}') as PageConfig
}
