/** Errors that a Fastify server answers by itself, in the contract's shape: `{ "detail": "..." }` and a 4xx. */
import type { Socket } from 'node:net'
import { STATUS_CODES, type ServerResponse } from 'node:http'

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  408: 'The request took too long to arrive',
  413: 'The request body is too large',
  414: 'The address is too long',
  431: 'The request headers are too large',
}

/** The `detail` of an error that has no words of its own. */
export function detailOf(status: number): string {
  return DETAILS[status] ?? STATUS_CODES[status] ?? 'Error'
}

interface FrameworkError {
  readonly statusCode?: number
}

/** No hook runs for these answers, so they carry the headers of any other error themselves. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

function problem(status: number): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ detail: detailOf(status) })
  const length = String(Buffer.byteLength(body))
  return { headers: { ...HEADERS, 'content-length': length }, body }
}

/** For Fastify's `frameworkErrors`: addresses that no route can read, such as `/item/%ff`. */
export function answerFrameworkError(
  { statusCode: status = 400 }: FrameworkError,
  _request: unknown,
  { raw: response }: { readonly raw: ServerResponse },
): void {
  const { headers, body } = problem(status)
  response.writeHead(status, headers).end(body)
}

/** Codes of Node's parser; what else it refuses is malformed. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

interface ParseError extends Error {
  readonly code?: string
  /** The bytes that were read last: a Buffer, which Fastify's type does not say. */
  readonly rawPacket?: unknown
}

function asksForHeadersAlone({ rawPacket }: ParseError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '
}

/** For Fastify's `clientErrorHandler`: bytes that are no request of HTTP. */
export function answerClientError(error: ParseError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
    const { headers, body } = problem(status)
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    // To a request of the headers alone, a body would be read as the start of another answer.
    const content = asksForHeadersAlone(error) ? '' : body
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', content].join('\r\n'))
  }
  socket.destroy(error)
}
