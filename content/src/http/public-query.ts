const parameters = /^(?:limit|page|depth|sort|(?:where|select)\[.*\])$/
const counts = new Set(['limit', 'page', 'depth'])

export type PublicQuery =
  | { readonly type: 'ok'; readonly search: string }
  | { readonly type: 'error'; readonly message: string }

/**
 * What the public may ask of a list, in one order, so that one wish has one place in the cache. Parameters that
 * lead past the published documents (draft, trash) and unknown ones are left out.
 */
export function publicQuery(query: string): PublicQuery {
  const wished = [...new URLSearchParams(query)].filter(([name]) => parameters.test(name))
  for (const [name, value] of wished) {
    if (counts.has(name) && !/^\d{1,6}$/.test(value)) {
      return { type: 'error', message: `"${name}" must be a whole number that is 0 or more.` }
    }
  }
  const search = new URLSearchParams(wished)
  search.sort()
  return { type: 'ok', search: search.toString() }
}
