import { setTimeout as sleep } from 'node:timers/promises'
import type { ContentScreens } from '#src/content-screens/content-screens.ts'
import { pagesWithContent } from '#src/content-screens/follow.ts'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { Sites } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/sites.ts'
import type { Documents } from './documents.ts'
import type { PageInput } from './render-page.ts'

interface PrepareOptions {
  readonly documents: Pick<Documents, 'prepare' | 'inUse'>
  readonly releases: Pick<EdgeReleases, 'served'>
  readonly sites: Pick<Sites, 'partners' | 'origin' | 'brand'>
  readonly screens: Pick<ContentScreens, 'find'>
  readonly onError: (error: unknown) => void
  /** Milliseconds between two looks. */
  readonly every?: number
}

/** What a visitor asked for, whatever it is made from now. */
type Asked = Pick<PageInput, 'site' | 'pathname' | 'parameters' | 'address' | 'hasContent'>

/** Documents that are made again when their release, site or content changes. */
const mostPrepared = 200

/**
 * Makes documents before visitors ask for them: the company's own pages with content, and those in use whose release, site
 * or content has changed, of the live set and of a canary's.
 */
export function prepareDocuments(options: PrepareOptions): { stop(): void } {
  const { every = 1000, onError } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await look(options, signal).catch(onError)
      await sleep(every, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  void follow()
  return { stop: () => stopping.abort() }
}

async function look(options: PrepareOptions, signal: AbortSignal): Promise<void> {
  const { documents, releases, sites } = options
  const asked = [...(await contentPages(options)), ...askedOf(documents.inUse())]
  for (const { site, ...page } of asked) {
    const now = current(site, sites)
    if (!now) continue
    const brand = await sites.brand(now)
    for (const live of await releases.served(now.mode)) {
      if (signal.aborted) return
      await documents.prepare({ ...page, site: now, brand, live })
    }
  }
}

/** Returns each address once, however many sets it was asked of. */
function askedOf(inputs: readonly PageInput[]): Asked[] {
  const all = inputs
    .filter(({ live }) => !live.preview)
    .map(({ site, pathname, parameters, address, hasContent }) => {
      const asked = { site, pathname, parameters, address, hasContent }
      return [JSON.stringify(asked), asked] as const
    })
  return [...new Map(all).values()].slice(0, mostPrepared)
}

/** Returns a partner's site as it is published now; null when it is no longer. */
function current(site: Site, sites: Pick<Sites, 'partners'>): Site | null {
  if (site.mode !== 'storefront') return site
  const partner = sites.partners().find(({ domain }) => domain === site.partner.domain)
  return partner ? { mode: 'storefront', partner } : null
}

async function contentPages({ releases, sites, screens }: PrepareOptions): Promise<Asked[]> {
  const site: Site = { mode: 'web' }
  const host = new URL(sites.origin(site)).hostname
  const [live] = await releases.served(site.mode)
  return Object.values(live?.remotes ?? {}).flatMap((release) =>
    pagesWithContent(release, { site })
      .filter(({ path }) => screens.find({ release, host, path }) !== null)
      .map(({ path }) => ({
        site,
        pathname: path,
        address: path,
        parameters: [],
        hasContent: true,
      })),
  )
}
