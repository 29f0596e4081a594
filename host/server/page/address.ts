interface Address {
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

/** The path and query of a request. For `new URL`, a path such as `//` would name another host. */
export function readAddress(url: string): Address {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s)
  return { pathname, searchParams: new URLSearchParams(query) }
}
