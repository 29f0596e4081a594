import { connect, type Socket } from 'node:net'

export interface Response {
  readonly status: number
  /** Lines of the response head. */
  readonly head: readonly string[]
  readonly body: string
}

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Returns a minimal HTTP/1.1 client with keep-alive connections. The load shares the cores with the server under
 * test, and node:http would cost three times as much.
 */
export function createHttpClient(url: string): (request: Request) => Promise<Response> {
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
    const finish = (): void => {
      socket.off('data', onData).off('error', reject).off('close', onClose)
    }
    const onClose = (): void => reject(new Error('The api hung up'))
    const onData = (chunk: Buffer): void => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const response = parse(received)
      if (!response) return
      finish()
      resolve(response)
    }
    socket.on('data', onData).once('error', reject).once('close', onClose)
  })
}

/** Returns null while the response is incomplete. */
function parse(received: Buffer): Response | null {
  const end = received.indexOf(END)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end).split('\r\n')
  const length = Number(head.find((line) => /^content-length:/i.test(line))?.slice(15) ?? 0)
  const from = end + END.length
  if (received.length < from + length) return null
  const status = Number(head[0]?.split(' ')[1])
  return { status, head, body: received.toString('utf8', from, from + length) }
}
