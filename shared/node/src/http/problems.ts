/** Errors that Fastify answers itself, in the contract's shape: `{ "detail": "..." }` and a 4xx. */
import type { Socket } from 'node:net'
import { STATUS_CODES, type ServerResponse } from 'node:http'

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  408: 'The request took too long to arrive',
  413: 'The request body is too large',
  414: 'The address is too long',
  431: 'The request headers are too large',
}

/** Returns the default `detail` for a status. */
export function detailOf(status: number): string {
  return DETAILS[status] ?? STATUS_CODES[status] ?? 'Error'
}

interface FrameworkError {
  readonly statusCode?: number
}

/** No hook runs for these answers, so they carry the headers of other errors themselves. */
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

/** For Fastify's `frameworkErrors`: URLs that the router cannot decode, such as `/item/%ff`. */
export function answerFrameworkError(
  { statusCode: status = 400 }: FrameworkError,
  _request: unknown,
  { raw: response }: { readonly raw: ServerResponse },
): void {
  const { headers, body } = problem(status)
  response.writeHead(status, headers).end(body)
}

/** Codes of Node's parser; its other errors count as malformed requests. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

interface ParseError extends Error {
  readonly code?: string
  /** The bytes that were read last: a Buffer, missing from Fastify's type. */
  readonly rawPacket?: unknown
}

function asksForHeadersAlone({ rawPacket }: ParseError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '
}

/** For Fastify's `clientErrorHandler`: bytes that are not an HTTP request. */
export function answerClientError(error: ParseError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
    const { headers, body } = problem(status)
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    // After a HEAD request the client would read a body as the start of the next response.
    const content = asksForHeadersAlone(error) ? '' : body
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', content].join('\r\n'))
  }
  socket.destroy(error)
}
