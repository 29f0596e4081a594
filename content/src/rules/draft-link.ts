import { createHmac } from 'node:crypto'

type Draft = Readonly<Record<string, unknown>>

/** The site's page on which a draft of each collection is seen. */
const pages: Readonly<Record<string, (draft: Draft) => string>> = {
  'item-categories': () => '/',
  items: ({ itemCategory }) => `/booking${categoryQuery(itemCategory)}`,
  services: () => '/prices',
  'fitting-guides': () => '/guides',
  reviews: () => '/',
  faq: () => '/questions',
  fees: () => '/prices',
  announcements: () => '/',
  'delivery-areas': () => '/where-we-are',
  studios: () => '/checkout',
  partners: () => '/',
}

/** Seconds for which a link is good: `draftPreviewSeconds` of `@darnley/node/draft-preview`. */
const lifetime = 900

interface LinkInput {
  /** Of the collection. */
  readonly slug: string
  readonly draft: Draft
  /** Public address of the site on which it is seen. */
  readonly siteUrl: string
  readonly secret: string
  readonly now?: Date
}

/** Whether drafts of a collection are seen on the site. */
export function hasDraftLink(slug: string): boolean {
  return slug in pages
}

/**
 * Returns a link that shows the site with its drafts for a quarter of an hour. It signs as `@darnley/node/draft-preview`
 * does, which Next cannot bundle.
 */
export function draftLink({ slug, draft, siteUrl, secret, now = new Date() }: LinkInput): string {
  const { origin } = new URL(siteUrl)
  const until = Math.floor(now.getTime() / 1000) + lifetime
  const signature = createHmac('sha256', secret)
    .update(`drafts ${origin} ${until}`)
    .digest('base64url')
  const token = `${Buffer.from(origin).toString('base64url')}.${until}.${signature}`
  const link = new URL(pages[slug]?.(draft) ?? '/', origin)
  link.searchParams.set('drafts', token)
  return link.href
}

/** A draft may have no category yet. */
function categoryQuery(category: unknown): string {
  const id = typeof category === 'object' && category ? (category as Draft)['id'] : category
  return typeof id === 'string' ? `?category=${encodeURIComponent(id)}` : ''
}
