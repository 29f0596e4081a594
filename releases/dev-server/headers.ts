type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The addresses of a proxied site. */
export interface Addresses {
  /** Origin of the site. */
  readonly site: string
  /** Origin under which the browser reaches the development server. */
  readonly own: string
}

/** Headers of the site that concern its own origin or an encoded body. */
const dropped = new Set([
  'alt-svc',
  'strict-transport-security',
  'connection',
  'keep-alive',
  'transfer-encoding',
])

/**
 * Returns the headers to send to the site: the page's address becomes the site's, as its checks of writes expect. An
 * origin other than the page's stays as it is, so that the site refuses it.
 */
export function requestHeaders(headers: Headers, { site, own }: Addresses): Headers {
  const { origin, referer, cookie } = headers
  return {
    ...headers,
    host: new URL(site).host,
    ...(origin === own && { origin: site }),
    ...(typeof referer === 'string' &&
      (referer === own || referer.startsWith(`${own}/`)) && {
        referer: site + referer.slice(own.length),
      }),
    ...(typeof cookie === 'string' && site.startsWith('https:') && { cookie: bothNames(cookie) }),
  }
}

/** Returns the headers to send to the browser: redirects stay on the development server, and cookies fit plain http. */
export function responseHeaders(headers: Headers, { site, own }: Addresses): Headers {
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name))
  const { location, 'set-cookie': cookies } = headers
  return {
    ...Object.fromEntries(kept),
    ...(typeof location === 'string' && { location: ownAddress(location, { site, own }) }),
    ...(Array.isArray(cookies) && { 'set-cookie': cookies.map(plainCookie) }),
  }
}

/**
 * Returns the headers of a rewritten document: its policies allow what hot reload uses (inline scripts and styles, a
 * socket, and a worker that waits for a restarted server), and otherwise forbid what the site's policies forbid.
 */
export function documentHeaders(headers: Headers, { own }: Addresses): Headers {
  const {
    'content-security-policy': policy,
    'integrity-policy': _integrity,
    'integrity-policy-report-only': _reportOnly,
    'content-length': _length,
    ...rest
  } = headers
  return {
    ...rest,
    'cache-control': 'no-store',
    ...(typeof policy === 'string' && { 'content-security-policy': relaxedPolicy(policy, own) }),
  }
}

/** A server in front of the site may have added a policy of its own, after a comma. */
function relaxedPolicy(policies: string, own: string): string {
  return policies
    .split(',')
    .map((policy) => relaxed(policy, own))
    .join(', ')
}

function relaxed(policy: string, own: string): string {
  const added: Readonly<Record<string, string>> = {
    'script-src': "'unsafe-inline'",
    'style-src': "'unsafe-inline'",
    'connect-src': own.replace('http:', 'ws:'),
  }
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(
      ([name = '']) => !/^(?:|require-trusted-types-for|trusted-types|worker-src)$/.test(name),
    )
    .map(([name = '', ...sources]) => {
      // A hash would turn 'unsafe-inline' off.
      const others = sources.filter((source) => !/^'(?:sha\d+|nonce)-/.test(source))
      return [name, ...others, ...(added[name] ? [added[name]] : [])].join(' ')
    })
  return [...directives, "worker-src 'self' blob:"].join('; ')
}

/** Returns `/path` of the site at the development server's origin; other addresses as they are. */
function ownAddress(location: string, { site, own }: Addresses): string {
  if (!URL.canParse(location)) return location
  const url = new URL(location)
  return url.origin === site ? own + location.slice(url.origin.length) : location
}

/** Returns a cookie that a browser stores for a page over plain http: host-only, and without what https requires. */
function plainCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const kept = attributes.filter((attribute) => !/^\s*(?:domain=|secure\s*$)/i.test(attribute))
  return [pair.replace(/^__(?:Host|Secure)-/, ''), ...kept].join(';')
}

/** The page stores cookies under their plain names; a site with https reads them under prefixed ones. */
function bothNames(cookie: string): string {
  return cookie
    .split(/;\s*/)
    .flatMap((pair) => (pair.startsWith('__Host-') ? [pair] : [pair, `__Host-${pair}`]))
    .join('; ')
}
