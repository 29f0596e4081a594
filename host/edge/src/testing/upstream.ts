import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Upstream {
  readonly url: string
  /** The received requests, oldest first. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  /** Replaces the request handler. */
  answer(handler: Handler): void
  close(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a real server in place of api or content. */
export async function startUpstream(first: Handler): Promise<Upstream> {
  let handler = first
  const requests: Upstream['requests'] = []
  const server = createServer((request, response) => {
    requests.push({ path: `${request.method} ${request.url}`, headers: request.headers })
    handler(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => {
      handler = next
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

/** Answers every request with this JSON. */
export function json(body: unknown, headers: Record<string, string> = {}): Handler {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}
