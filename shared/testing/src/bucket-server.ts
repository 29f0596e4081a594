import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A small S3-compatible service: one bucket in memory that accepts signed requests only. */
export interface BucketServer {
  /** URL of its bucket. */
  readonly url: string
  readonly objects: Map<string, Buffer>
  /** Number of next PUTs that are stored but answered with 500. */
  lostAnswers: number
  close(): Promise<void>
}

interface BucketOptions {
  readonly id: string
  readonly secret: string
  /** Any free one by default. */
  readonly port?: number
  /** What it holds from the start, and changes. */
  readonly objects?: Map<string, Buffer>
  /** Conditional headers that this service ignores. */
  readonly ignores?: readonly ('if-match' | 'if-none-match')[]
}

const pageSize = 20

export async function startBucketServer({
  ignores = [],
  port: wantedPort = 0,
  objects = new Map(),
  ...keys
}: BucketOptions): Promise<BucketServer> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (!isSigned(request, { body, ...keys })) return response.writeHead(403).end('<Error/>')
      for (const name of ignores) delete request.headers[name]
      const isLost = request.method === 'PUT' && started.lostAnswers > 0
      if (isLost) started.lostAnswers -= 1
      return answer(request, { response, body, objects, isLost })
    })
  })
  await new Promise<void>((listening) => server.listen(wantedPort, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const started: BucketServer = {
    url: `http://127.0.0.1:${port}/releases`,
    objects,
    lostAnswers: 0,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
  return started
}

interface AnswerContext {
  readonly response: ServerResponse
  readonly body: Buffer
  readonly objects: Map<string, Buffer>
  readonly isLost: boolean
}

function answer(
  request: IncomingMessage,
  { response, body, objects, isLost }: AnswerContext,
): unknown {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  const key = decodeURIComponent(pathname.replace('/releases/', ''))
  const stored = objects.get(key)
  if (request.method === 'PUT') {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
    const isRefused = (ifNoneMatch && stored) || (ifMatch && etag(stored) !== ifMatch)
    if (isRefused) return response.writeHead(412).end()
    objects.set(key, body)
    return response.writeHead(isLost ? 500 : 200, { etag: etag(body) }).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  if (key === '') return response.end(list([...objects.keys()].sort(), searchParams))
  if (!stored) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  return response.writeHead(200, { etag: etag(stored) }).end(stored)
}

function list(all: readonly string[], query: URLSearchParams): string {
  const matching = all.filter((key) => key.startsWith(query.get('prefix') ?? ''))
  const start = Number(query.get('continuation-token') ?? 0)
  const page = matching.slice(start, start + pageSize)
  const next = start + pageSize
  const more =
    next < matching.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`
}

function etag(content: Buffer | undefined): string {
  return content ? `"${createHash('md5').update(content).digest('hex')}"` : ''
}

/** Verifies AWS signature version 4 from the received request. */
function isSigned(
  request: IncomingMessage,
  { body, id, secret }: { body: Buffer; id: string; secret: string },
): boolean {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers
  const claimed = /Credential=([^/]+)\/(.+?), SignedHeaders=(.+?), Signature=(\w+)/
  const [, who, scope = '', names = '', signature] = claimed.exec(authorization) ?? []
  if (who !== id) return false
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
  searchParams.sort()
  const query = [...searchParams].map((pair) => pair.map(encodeText).join('=')).join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`)
  const given = String(request.headers['x-amz-content-sha256'] ?? '')
  const content = given === 'UNSIGNED-PAYLOAD' ? given : hash(body)
  const path = pathname
    .split('/')
    .map((part) => encodeText(decodeURIComponent(part)))
    .join('/')
  const canonical = [request.method, path, query, headers.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (previous, part) => createHmac('sha256', previous).update(part).digest(),
      `AWS4${secret}`,
    )
  return createHmac('sha256', key).update(text).digest('hex') === signature
}

/** Encodes text as the signature does, which leaves fewer signs as they are than a browser. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}
