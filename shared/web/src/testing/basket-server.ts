import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Basket, BasketEntry, BasketUpdate } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A server with the contract's versioning, which can be made to fail. */
export const server = {
  version: 0,
  basket: [] as BasketEntry[],
  code: null as string | null,
  abandoned: new Map<string, BasketEntry>(),
  failing: 0,
  /** The status of what fails. */
  failingWith: 503,
  /** So many updates find that another tab was quicker. */
  racing: 0,
  updates: 0,
  isReachable: true,
  listener: undefined as Server | undefined,
}

const begin = { ...server, listener: undefined }

/** Starts the server with an empty basket. Returns its address. */
export async function startBasketServer(): Promise<string> {
  Object.assign(server, begin, { basket: [], abandoned: new Map() })
  const listener = createServer(async (request, response) => {
    if (server.failing > 0) {
      server.failing -= 1
      return response.writeHead(server.failingWith).end('{"detail":"later"}')
    }
    const { status, body } = await answer(request)
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  server.listener = listener
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
}

export function stopBasketServer(): void {
  server.listener?.closeAllConnections()
  server.listener?.close()
}

function answer(request: IncomingMessage): Answer | Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  switch (pathname) {
    case '/api/public/payload_basket_discount':
      return hold(searchParams.get('discount_code') ?? '')
    case '/api/public/abandoned_basket':
      return restore(searchParams.get('id') ?? '')
    case '/api/public/update_basket':
      return read(request).then(update)
    default:
      return { status: 200, body: current() }
  }
}

function hold(code: string): Answer {
  const isValid = code === 'WELCOME10'
  if (isValid || code === '') server.code = isValid ? code : null
  const body = {
    coupon_applied: isValid,
    coupon_valid: isValid,
    discount_amount: 0,
    total_price: 0,
  }
  return { status: 200, body }
}

function restore(id: string): Answer {
  const entry = server.abandoned.get(id)
  if (!entry) return { status: 404, body: { detail: 'Basket not found' } }
  return { status: 200, body: { ...current(), version: 0, basket: [entry] } }
}

function current(): Basket {
  const { version, basket, code } = server
  return {
    version,
    basket,
    discount_code: code,
    discount_amount: code ? minor(220) : null,
    express_price: 1000 as Basket['express_price'],
  }
}

function update(change: BasketUpdate): Answer {
  if (server.racing > 0) {
    server.racing -= 1
    server.version += 1
  }
  if (change.version !== server.version)
    return { status: 409, body: { detail: 'stale', current: current() } }
  server.updates += 1
  Object.assign(server, { version: server.version + 1, basket: change.basket })
  return { status: 200, body: current() }
}

async function read(request: IncomingMessage): Promise<BasketUpdate> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as BasketUpdate
}
