const parameters = /^(?:limit|page|depth|sort|(?:where|select)\[.*\])$/
const counts = new Set(['limit', 'page', 'depth'])
/** Characters of a parameter's name: longer than any path of the content types. */
const longestName = 200
const operators = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])

export type PublicQuery =
  | { readonly type: 'ok'; readonly search: string }
  | { readonly type: 'error'; readonly message: string }

/**
 * What the public may ask of a list, in one order, so that one wish has one place in the cache. Parameters that
 * lead past the published documents (draft, trash) and unknown ones are left out.
 */
export function publicQuery(query: string): PublicQuery {
  const wished = [...new URLSearchParams(query)].filter(([name]) => parameters.test(name))
  const fault = wished.map(faultOf).find((message) => message !== undefined)
  if (fault) return { type: 'error', message: fault }
  const search = new URLSearchParams(wished)
  search.sort()
  return { type: 'ok', search: search.toString() }
}

function faultOf([name, value]: readonly [string, string]): string | undefined {
  if (name.length > longestName) return `"${name.slice(0, 20)}..." is too long a name.`
  if (counts.has(name) && !/^\d{1,6}$/.test(value)) {
    return `"${name}" must be a whole number that is 0 or more.`
  }
  // PostgreSQL's text holds every character but this one.
  if (value.includes('\0') || name.includes('\0'))
    return 'The query holds a character that no text has.'
  const operator = operatorOf(name)
  if (operator !== undefined && !operators.has(operator))
    return `"${operator}" is no operator of where.`
  return undefined
}

/** where[id][in][0] > in */
function operatorOf(name: string): string | undefined {
  if (!name.startsWith('where[')) return undefined
  return [...name.matchAll(/\[([^[\]]*)\]/g)]
    .map(([, part]) => part)
    .findLast((part) => !/^\d*$/.test(part ?? ''))
}
