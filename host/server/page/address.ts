interface Address {
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

/** The path and query of a request. For `new URL`, a path such as `//` would name another host. */
export function readAddress(url: string): Address {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s)
  return { pathname, searchParams: new URLSearchParams(query) }
}

/** The one way in which a page's path is written. Browsers read a backslash as a slash, so neither is left twice. */
export function canonicalPath(pathname: string): string {
  const single = pathname.replaceAll(/[/\\]+/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}

export function isHttps(url: string): boolean {
  return url.startsWith('https:')
}
