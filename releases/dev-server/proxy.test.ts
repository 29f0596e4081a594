import { once } from 'node:events'
import {
  createServer as createHttpServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer as createTlsServer } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import { createServer, type ViteDevServer } from 'vite'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { siteProxy } from './proxy.ts'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let site: string
let port: number
/** Requests that came to the site. */
const asked: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = []

const { promise: left, resolve: leave } = Promise.withResolvers<void>()

beforeAll(async () => {
  const server = createHttpServer(({ url, headers }, response) => {
    asked.push({ url, headers })
    if (url === '/broken') return response.destroy()
    if (url === '/endless') {
      response.on('close', leave)
      return response.writeHead(200).write('first')
    }
    if (url === '/compressed') {
      const compressed = { 'content-type': 'text/html', 'content-encoding': 'br' }
      return response.writeHead(200, compressed).end(brotliCompressSync('<p>An e-mail</p>'))
    }
    if (url?.startsWith('/api/')) return response.writeHead(200).end('{"id":1}')
    const policy = { 'content-security-policy': "script-src 'self'", 'content-length': '11' }
    const isUnknown = url?.startsWith('/new') || url === '/unknown'
    return response
      .writeHead(isUnknown ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', ...policy })
      .end('<p>Live</p>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://maison.localhost:${(server.address() as AddressInfo).port}`
  const development = await startInFrontOf(site)
  port = development.config.server.port
  return async () => {
    await development.close()
    server.close()
  }
})

async function startInFrontOf(target: string): Promise<ViteDevServer> {
  const development = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      proxy: siteProxy({ site: target, base: '/__area__/', rewrite }),
    },
  })
  return development.listen()
}

/** Stands for the rewriting of real documents, which has its own tests. */
async function rewrite(
  html: string,
  pathname: string,
): Promise<{ html: string; hasPage: boolean } | null> {
  if (pathname === '/mine') return null
  if (pathname === '/wrong') throw new Error("src/pages.ts: the page '/a' has no title")
  return { html: html.replace('Live', 'From source'), hasPage: pathname === '/new' }
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const request = get({ host: '127.0.0.1', port, path, headers: { host: own(), ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

const own = (): string => `localhost:${port}`
const asPage = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br', 'if-none-match': '"a"' }

it('rewrites documents, whole and with a relaxed policy', async () => {
  const { status, headers, body } = await ask('/?a=b', asPage)
  expect([status, body]).toEqual([200, '<p>From source</p>'])
  expect(headers['content-security-policy']).toContain("'unsafe-inline'")
  expect(headers).not.toHaveProperty('content-length')
  expect(asked.at(-1)).toMatchObject({ url: '/?a=b', headers: { 'accept-encoding': 'identity' } })
  expect(asked.at(-1)?.headers).not.toHaveProperty('if-none-match')
})

it("connects to this machine for a partner's site, under the site's own name", async () => {
  await ask('/', { origin: `http://${own()}` })
  expect(asked.at(-1)?.headers).toMatchObject({ host: site.slice('http://'.length), origin: site })
})

it('asks a host with https for the certificate of its own name', async () => {
  const { promise: name, resolve: tell } = Promise.withResolvers<string>()
  const SNICallback = (asked: string, done: (error: Error) => void): void => {
    tell(asked)
    done(new Error('no certificate'))
  }
  const secure = createTlsServer({ SNICallback }).listen(0, '127.0.0.1')
  await once(secure, 'listening')
  const { port: securePort } = secure.address() as AddressInfo
  const development = await startInFrontOf(`https://localhost:${securePort}`)
  onTestFinished(async () => {
    await development.close()
    secure.close()
  })
  const address = { host: '127.0.0.1', port: development.config.server.port }
  const [response] = await once(get(address), 'response')
  expect((response as IncomingMessage).statusCode).toBe(502)
  expect(await name).toBe('localhost')
})

it('passes everything else on as it is', async () => {
  expect(await ask('/api/orders')).toMatchObject({ status: 200, body: '{"id":1}' })
  const { headers, body } = await ask('/mine', asPage)
  expect(body).toBe('<p>Live</p>')
  expect(headers['content-security-policy']).toBe("script-src 'self'")
  expect((await ask('/compressed')).headers['content-encoding']).toBe('br')
})

it('answers 200 for a page that only the working copy has', async () => {
  expect((await ask('/new', asPage)).status).toBe(200)
  expect((await ask('/unknown', asPage)).status).toBe(404)
})

it('says what is wrong in the working copy', async () => {
  expect(await ask('/wrong', asPage)).toMatchObject({
    status: 500,
    body: "src/pages.ts: the page '/a' has no title\n",
  })
})

it('answers 502 where the site does not answer', async () => {
  expect((await ask('/broken')).status).toBe(502)
})

it('answers addresses of its own itself', async () => {
  const before = asked.length
  expect((await ask('/__area__/unknown')).status).toBe(404)
  expect(asked).toHaveLength(before)
})

it.each(['http://evil.example/a', '//evil.example/a'])(
  'asks only the site, also for %s',
  async (path) => {
    const before = asked.length
    await ask(path)
    expect(asked).toHaveLength(before + 1)
  },
)

it.each(['evil.example', 'localhost.evil.example', 'evil.example:80'])(
  'refuses pages of %s, whose owner led that name to this machine',
  async (host) => {
    const before = asked.length
    expect((await ask('/', { host })).status).toBe(403)
    expect(asked).toHaveLength(before)
  },
)

it('ends what it asked of the site when the browser leaves', async () => {
  const request = get({ host: '127.0.0.1', port, path: '/endless', headers: { host: own() } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.destroy()
  await expect(left).resolves.toBeUndefined()
})
