/**
 * Returns the path of a request with those of its parameters that change a page's first state, in the order of the names:
 * `/?category=coats`; each parameter once.
 */
export function askedAddress(
  { pathname, searchParams }: { pathname: string; searchParams: URLSearchParams },
  names: readonly string[],
): string {
  const asked = new URLSearchParams()
  for (const name of names) asked.set(name, searchParams.get(name) ?? '')
  return asked.size === 0 ? pathname : `${pathname}?${asked.toString()}`
}
