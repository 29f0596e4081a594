import { connect, type Socket } from 'node:net'

export interface Response {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type HttpClient = (request: Request) => Promise<Response>

/**
 * Returns a minimal HTTP/1.1 client with keep-alive connections. The load shares the cores with the server under
 * test, and node:http would cost three times as much.
 */
export function createHttpClient(url: string): HttpClient {
  const { hostname, port, host } = new URL(url)
  const idle: Socket[] = []

  return async ({ method, path, headers, body = '' }) => {
    const socket = idle.pop() ?? connect({ host: hostname, port: Number(port), noDelay: true })
    const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    const response = await read(socket)
    idle.push(socket)
    return response
  }
}

const END = '\r\n\r\n'

function read(socket: Socket): Promise<Response> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const onClose = (): void => reject(new Error('The server closed the connection'))
    const onData = (chunk: Buffer): void => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const response = parse(received)
      if (!response) return
      socket.off('data', onData).off('error', reject).off('close', onClose)
      resolve(response)
    }
    socket.on('data', onData).once('error', reject).once('close', onClose)
  })
}

/** Returns null while the response is incomplete. */
function parse(received: Buffer): Response | null {
  const end = received.indexOf(END)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
  const from = end + END.length
  if (received.length < from + length) return null
  return { status: Number(head.slice(9, 12)), head, body: received.subarray(from, from + length) }
}
