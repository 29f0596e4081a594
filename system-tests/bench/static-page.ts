import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

interface StoredFile {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves the document of a page as a file from memory, with the fonts and pictures that it names, compressed as the site
 * does. Its scripts are there as bytes, but none of them runs: what a browser needs at least to paint the page.
 */
export async function serveStaticPage(
  siteUrl: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const files = new Map<string, Promise<StoredFile>>()
  const read = (request: IncomingMessage): Promise<StoredFile> => {
    const path = request.url ?? '/'
    const file = files.get(path) ?? fetchFile(siteUrl + path)
    files.set(path, file)
    return file
  }
  const server = createServer((request, response) => {
    read(request).then(
      ({ body, headers }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(502).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => promisify(server.close.bind(server))(),
  }
}

async function fetchFile(url: string): Promise<StoredFile> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPage = type.startsWith('text/html')
  const body = isPage ? Buffer.from(withoutScripts(bytes.toString())) : bytes
  const isText = isPage || type.includes('svg')
  return {
    body: isText ? await promisify(brotliCompress)(body) : body,
    headers: {
      'content-type': type,
      'cache-control': 'max-age=60',
      ...(isText && { 'content-encoding': 'br' }),
    },
  }
}

/** The browser takes scripts of an unknown type for data. */
function withoutScripts(html: string): string {
  return html.replaceAll('<script>', '<script type="text/plain">')
}
