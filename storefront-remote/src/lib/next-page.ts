/** Where staff land who came to sign in and nothing else (section 7.2). */
export const pageAfterSignIn = '/basket'

/**
 * Every address of ours, and nothing that a browser could read as another site: no `//`, no backslash, no
 * dot segments, no userinfo, no encoding of any of these. What stands in the query leads nowhere.
 */
const ownPage = /^(?:\/|(?:\/[a-z0-9_-]+)+)(?:\?[a-z0-9_=&%+.~-]*)?$/i

/** The page that asked for the sign-in, as its `next` query names it; the basket when it is none of ours. */
export function nextPage(next: string | null): string {
  if (!next || !ownPage.test(next) || /^\/sign-in(?:\?|$)/i.test(next)) return pageAfterSignIn
  return next
}
