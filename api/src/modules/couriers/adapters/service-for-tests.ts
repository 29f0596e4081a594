import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export interface RecordedRequest {
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let stop = (): void => undefined
afterEach(() => stop())

/** Stops the service of the running test, which otherwise stops with the test. */
export const stopService = (): void => stop()

/** Responses that override the default for a request; undefined gives 404. */
type Exceptions = Readonly<Record<string, unknown>>

/** Starts a courier service with fixed responses that records its requests. */
export async function serviceThat(
  answers: unknown,
  { status = 200, but = {} }: { status?: number; but?: Exceptions } = {},
): Promise<{ url: string; requests: RecordedRequest[] }> {
  const requests: RecordedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const line = `${request.method} ${request.url}`
      requests.push({ line, headers: request.headers, body })
      const exception = Object.keys(but).find((beginning) => line.startsWith(beginning))
      const answer = exception === undefined ? answers : but[exception]
      response.writeHead(answer === undefined ? 404 : status).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.close()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
