const parameters = /^(?:limit|page|depth|sort|(?:where|select)\[.*\])$/
const counts = new Set(['limit', 'page', 'depth'])
/** Characters of a parameter's name: more than any path of the content types has. */
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
 * Returns the query for the content service, sorted, so that equal requests share a cache entry. Drops unknown
 * parameters and those that would reveal unpublished documents (draft, trash).
 */
export function publicQuery(query: string): PublicQuery {
  const allowed = [...new URLSearchParams(query)].filter(([name]) => parameters.test(name))
  const fault = allowed.map(faultOf).find((message) => message !== undefined)
  if (fault) return { type: 'error', message: fault }
  const search = new URLSearchParams(allowed)
  search.sort()
  return { type: 'ok', search: search.toString() }
}

function faultOf([name, value]: readonly [string, string]): string | undefined {
  if (name.length > longestName) return `"${name.slice(0, 20)}..." is too long for a name.`
  if (counts.has(name) && !/^\d{1,6}$/.test(value)) {
    return `"${name}" must be a whole number that is 0 or more.`
  }
  // PostgreSQL's text type accepts every character but this one.
  if (value.includes('\0') || name.includes('\0')) return 'The query contains a NUL character.'
  const operator = operatorOf(name)
  if (operator !== undefined && !operators.has(operator))
    return `"${operator}" is not an operator of where.`
  return undefined
}

/** where[id][in][0] > in */
function operatorOf(name: string): string | undefined {
  if (!name.startsWith('where[')) return undefined
  return [...name.matchAll(/\[([^[\]]*)\]/g)]
    .map(([, part]) => part)
    .findLast((part) => !/^\d*$/.test(part ?? ''))
}
