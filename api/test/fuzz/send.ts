import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FuzzRequest } from './requests.ts'
import type { Answer } from './verdict.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request without fetch's restrictions: bodies of any method, unusual paths and header values. */
export function send(
  apiUrl: string,
  { method, address, headers, body }: Pick<FuzzRequest, 'method' | 'address' | 'headers' | 'body'>,
): Promise<Answer> {
  const { hostname, port } = new URL(apiUrl)
  const length = body === null ? {} : { 'content-length': String(body.length) }
  const options = { hostname, port, method, path: address, agent }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, headers: { ...headers, ...length } }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      text(response).then(
        (content) => resolve({ status, type: received['content-type'] ?? '', text: content }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
