import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import {
  liveContainerPath,
  pageConfigPath,
  standardContainerFolder,
} from '@darnley/contract/standard-container'

/**
 * What an application of another origin may do with an address: read what any visitor without a cookie reads, or get a
 * readable refusal of what such a visitor writes.
 */
export type ForeignUse = 'read' | 'refused-write'

const releaseFiles = [
  new RegExp(`^${pageConfigPath}$`),
  new RegExp(`^${liveContainerPath('[\\w-]+')}$`),
  new RegExp(`^/releases/[\\w-]+/[\\w.-]+/${standardContainerFolder}/`),
  /^\/content\//,
]

/** Calls of visitors, not of staff, not even to sign in, and not of providers. A read with an effect is left out. */
const visitorsCalls = Object.values<RouteDefinition>(calls)
  .filter(({ access }) => access === 'public' || access === 'basket')
  .filter(({ path, hasEffect }) => !hasEffect && !path.includes('/storefront/'))
  .map(({ method, path }) => ({ method, path: patternOf(path) }))

/** Returns null for an address that other origins can't use at all. */
export function foreignUse(method: string, url: string): ForeignUse | null {
  const path = url.replace(/\?.*$/, '')
  const isRead = method === 'GET' || method === 'HEAD'
  if (releaseFiles.some((each) => each.test(path))) return isRead ? 'read' : null
  if (!path.startsWith('/api/')) return null
  const asked = isRead ? 'GET' : method
  const isCall = visitorsCalls.some((each) => each.method === asked && each.path.test(path))
  if (!isCall) return null
  return isRead ? 'read' : 'refused-write'
}

/** Returns what the path of a call matches on a site: `/api/item/jeans` for `/item/:id`. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^/api${escaped.replaceAll(/:\w+/g, '[^/]+')}$`)
}
