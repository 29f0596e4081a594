import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ProxyOptions } from 'vite'
import { documentHeaders, requestHeaders, responseHeaders, type Addresses } from './headers.ts'
import type { RewrittenDocument } from './document.ts'
import { addressOf } from './site.ts'

interface SiteProxy {
  /** Origin of the site. */
  readonly site: string
  /** Addresses below this path are the development server's own. */
  readonly base: string
  /** Rewrites a document; null leaves it as it is. */
  readonly rewrite: (html: string, pathname: string) => Promise<RewrittenDocument | null>
}

/** Returns the rule by which Vite's server hands requests to the site, and changes what comes back. */
export function siteProxy({ base, ...options }: SiteProxy): Record<string, ProxyOptions> {
  return { [`^(?!${base})`]: proxyOptions(options) }
}

function proxyOptions({ site, rewrite }: Omit<SiteProxy, 'base'>): ProxyOptions {
  return {
    target: addressOf(site),
    // A host with https shows the certificate of the name that the connection asks for.
    changeOrigin: true,
    selfHandleResponse: true,
    configure(proxy) {
      proxy.on('proxyReq', (toSite, request) => {
        const addresses = addressesOf(request, site)
        const headers = requestHeaders(request.headers, addresses)
        for (const [name, value] of Object.entries(headers))
          if (value !== undefined) toSite.setHeader(name, value)
        // A document is read and changed, so that it comes whole and as plain text.
        if (request.headers.accept?.includes('text/html')) {
          toSite.setHeader('accept-encoding', 'identity')
          toSite.removeHeader('if-none-match')
          toSite.removeHeader('if-modified-since')
        }
      })
      proxy.on('proxyRes', (answer, request, response) => {
        const addresses = addressesOf(request, site)
        if (isDocument(request, answer))
          void sendDocument({ answer, request, response, addresses, rewrite })
        else void passOn({ answer, response, addresses })
      })
    },
  }
}

interface Exchange {
  readonly answer: IncomingMessage
  readonly response: ServerResponse
  readonly addresses: Addresses
}

function isDocument({ method }: IncomingMessage, { headers }: IncomingMessage): boolean {
  const { 'content-type': type = '', 'content-encoding': encoding } = headers
  return method === 'GET' && type.startsWith('text/html') && encoding === undefined
}

async function passOn({ answer, response, addresses }: Exchange): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, responseHeaders(answer.headers, addresses))
  // Either side may end early, which ends the other.
  await pipeline(answer, response).catch(() => {})
}

async function sendDocument({
  answer,
  request,
  response,
  addresses,
  rewrite,
}: Exchange & { request: IncomingMessage; rewrite: SiteProxy['rewrite'] }): Promise<void> {
  try {
    const html = await text(answer)
    const headers = responseHeaders(answer.headers, addresses)
    const status = answer.statusCode ?? 502
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const rewritten = await rewrite(html, pathname)
    if (!rewritten) {
      response.writeHead(status, headers).end(html)
      return
    }
    // The site answers 404 for a page that only the working copy declares.
    const found = status === 404 && rewritten.hasPage ? 200 : status
    response.writeHead(found, documentHeaders(headers, addresses)).end(rewritten.html)
  } catch (error) {
    const { message } = error as Error
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
  }
}

/** The page's own address is the one that its browser asked for: another name of this machine is another origin. */
function addressesOf({ headers }: IncomingMessage, site: string): Addresses {
  return { site, own: `http://${headers.host ?? 'localhost'}` }
}
