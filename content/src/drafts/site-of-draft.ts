import type { Payload } from 'payload'

/** Returns the hostname under which a partner is served now; null for one that is not published. */
export async function publishedHostname(payload: Payload, id: unknown): Promise<string | null> {
  if (typeof id !== 'string') return null
  const { docs } = await payload.find({
    collection: 'partners',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
  })
  const hostname = (docs as { hostname?: unknown }[])[0]?.hostname
  return typeof hostname === 'string' ? hostname : null
}

interface Drafted {
  /** Of the collection. */
  readonly slug: string
  readonly draft: Readonly<Record<string, unknown>>
  /** Public address of the customers' site. */
  readonly siteUrl: string
}

/** Returns the address of the site on which a draft is seen: that of a partner is its own. */
export async function siteOfDraft(
  payload: Payload,
  { slug, draft, siteUrl }: Drafted,
): Promise<string> {
  const hostname = slug === 'partners' ? await publishedHostname(payload, draft['id']) : null
  if (hostname === null) return siteUrl
  const site = new URL(siteUrl)
  site.hostname = hostname
  return site.href
}
