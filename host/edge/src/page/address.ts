interface Address {
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

/** Returns the path and query of a request. Given a path such as `//`, `new URL` would parse it as a host. */
export function readAddress(url: string): Address {
  const end = url.indexOf('?')
  return end < 0
    ? { pathname: url, searchParams: new URLSearchParams() }
    : { pathname: url.slice(0, end), searchParams: new URLSearchParams(url.slice(end + 1)) }
}

/**
 * Returns the canonical form of a page's path. Browsers treat a backslash as a slash, so repeats of both are
 * collapsed.
 */
export function canonicalPath(pathname: string): string {
  const single = pathname.replaceAll(/[/\\]+/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}

export function isHttps(url: string): boolean {
  return url.startsWith('https:')
}
