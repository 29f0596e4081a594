import { once } from 'node:events'
import { type ClientRequest, createServer as createHttpServer, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * Faults of a proxy: `cut` closes the connection before the request is forwarded, `lost` after it was processed;
 * `broken` replaces the response by a 500, `refused` sends a 500 without forwarding; `silent` never responds;
 * `nonsense` sends an unrelated response.
 */
export type Mode = 'works' | 'cut' | 'lost' | 'broken' | 'refused' | 'silent' | 'nonsense'

export interface HttpProxy {
  readonly url: string
  mode: Mode
  /** From now on, holds requests to this path, or their responses, until they are released. */
  holdAt(path: string, what: 'requests' | 'responses'): Held
  stop(): void
}

export interface Held {
  /** Number of messages that arrived, released or not. */
  count(): number
  /** Forwards all held and later messages, except those whose sender has disconnected. */
  release(): void
}

interface Gate extends Held {
  readonly path: string
  readonly what: 'requests' | 'responses'
  pass(forward: () => unknown): void
}

function gateAt(path: string, what: Gate['what']): Gate {
  let held: (() => unknown)[] | null = []
  let count = 0
  return {
    path,
    what,
    pass: (forward) => {
      count += 1
      if (held) held.push(forward)
      else forward()
    },
    count: () => count,
    release: () => {
      for (const forward of held ?? []) forward()
      held = null
    },
  }
}

const FAULT = '{"error":{"type":"api_error","message":"Something went wrong"}}'

/** Starts an HTTP proxy to a service whose address may be set later. */
export async function httpProxy(target: () => string): Promise<HttpProxy> {
  let gate: Gate | null = null
  const server = createHttpServer((incoming, outgoing) => {
    const { mode } = proxy
    const pass = (what: Gate['what'], forward: () => unknown): void => {
      if (gate?.what !== what || gate.path !== incoming.url) forward()
      else gate.pass(() => void (outgoing.destroyed || forward()))
    }
    const fail = (status: number, body: string): void =>
      void outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (mode === 'silent') return
    if (mode === 'cut') return void incoming.socket.destroy()
    if (mode === 'refused') return void incoming.resume().on('end', () => fail(500, FAULT))
    if (mode === 'nonsense') return fail(200, '{"docs":[{"id":"jeans","services":5}]}')
    const { method, headers, url = '' } = incoming
    const upstream = (): ClientRequest =>
      request(target() + url, { method, headers }, (answer) => {
        if (mode === 'works')
          return pass('responses', () =>
            answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
          )
        answer.resume().on('end', () => {
          if (mode === 'broken') fail(500, FAULT)
          else incoming.socket.destroy()
        })
      })
    pass('requests', () => incoming.pipe(upstream().on('error', () => incoming.socket.destroy())))
  })
  const proxy: HttpProxy = {
    url: `http://127.0.0.1:${await listen(server)}`,
    mode: 'works',
    holdAt: (path, what) => (gate = gateAt(path, what)),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return proxy
}

export interface TcpProxy {
  readonly port: number
  /** Ends every connection and refuses new ones until `mend` is called. */
  cut(): void
  mend(): void
  /** Closes the connection when the service sends this text, before it is forwarded; null for never. */
  breakAt(text: string | null): void
  /** Acts once, after this many messages from the service, before the last one is forwarded. */
  actAfter(count: number, act: () => void): void
  stop(): void
}

/** Starts a TCP proxy to a service. */
export async function tcpProxy(target: () => { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const state: { isCut: boolean; breakAt: string | null } = { isCut: false, breakAt: null }
  const waiting = { count: 0, act: (): void => undefined }
  const server = createServer((near) => {
    if (state.isCut) return void near.destroy()
    const far = connect(target())
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (chunk: Buffer) => {
      waiting.count -= 1
      if (waiting.count === 0) waiting.act()
      if (state.breakAt !== null && chunk.toString('latin1').includes(state.breakAt)) near.destroy()
      else near.write(chunk)
    })
  })
  return {
    port: await listen(server),
    cut: () => {
      state.isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => void (state.isCut = false),
    breakAt: (text) => void (state.breakAt = text),
    actAfter: (count, act) => void Object.assign(waiting, { count, act }),
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
