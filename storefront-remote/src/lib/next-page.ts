/** The page after a sign-in without a `next` query (section 7.2). */
export const pageAfterSignIn = '/basket'

/**
 * Matches paths of this site, and nothing that a browser could read as another site: no `//`, no backslash, no dot
 * segments, no userinfo, no encoding of any of these. The query cannot lead elsewhere.
 */
const ownPage = /^(?:\/|(?:\/[a-z0-9_-]+)+)(?:\?[a-z0-9_=&%+.~-]*)?$/i

/**
 * Returns the page that required the sign-in, from its `next` query; the basket when that is not a path of this site.
 */
export function nextPage(next: string | null): string {
  if (!next || !ownPage.test(next) || /^\/sign-in(?:\?|$)/i.test(next)) return pageAfterSignIn
  return next
}
