interface Address {
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

/** Returns the path and query of a request. Given a path such as `//`, `new URL` would parse it as a host. */
export function readAddress(url: string): Address {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s)
  return { pathname, searchParams: new URLSearchParams(query) }
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
