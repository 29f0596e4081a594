import type { PageConfig } from '@darnley/contract/page-config'

/** Returns the page after a sign-in without a `next` query: the basket (section 7.2), in the workshop the desk. */
export function pageAfterSignIn({ mode }: Pick<PageConfig, 'mode'>): string {
  return mode === 'workshop' ? '/' : '/basket'
}

/**
 * Matches paths of this site, and nothing that a browser could read as another site: no `//`, no backslash, no dot
 * segments, no userinfo, no encoding of any of these. The query cannot lead elsewhere.
 */
const ownPage = /^(?:\/|(?:\/[a-z0-9_-]+)+)(?:\?[a-z0-9_=&%+.~-]*)?$/i

/**
 * Returns the page that required the sign-in, from its `next` query; the usual one when that is not a path of this
 * site.
 */
export function nextPage(next: string | null, usual: string): string {
  if (!next || !ownPage.test(next) || /^\/sign-in(?:\?|$)/i.test(next)) return usual
  return next
}
