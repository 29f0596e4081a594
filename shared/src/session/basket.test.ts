import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Basket, BasketEntry, BasketUpdate } from '#src/contract/basket.ts'
import { anEntry, aServiceDetail } from '#src/testing/basket.ts'
import { $basket, $serviceCount, changeBasket, refreshBasket } from './basket.ts'

/** A server that keeps the contract's promise about versions, and can be told to fail. */
const server = {
  version: 0,
  basket: [] as BasketEntry[],
  failing: 0,
  listener: undefined as Server | undefined,
}

beforeEach(async () => {
  Object.assign(server, { version: 0, basket: [], failing: 0 })
  server.listener = createServer(async (request, response) => {
    if (server.failing > 0) {
      server.failing -= 1
      return response.writeHead(503).end('{"detail":"later"}')
    }
    const { status, body } =
      request.method === 'GET' ? { status: 200, body: current() } : update(await read(request))
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listener?.listen(0, '127.0.0.1', resolve))
  const { port } = server.listener.address() as AddressInfo
  const realFetch = globalThis.fetch
  // The page's own origin, which node does not have.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    realFetch(new URL(path, `http://127.0.0.1:${port}`), init),
  )
  await refreshBasket()
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.listener?.closeAllConnections()
  server.listener?.close()
})

describe('the basket of a visitor', () => {
  it('shows a change at once and posts it', async () => {
    const stored = changeBasket({ type: 'add-entry', entry: anEntry() })
    expect($serviceCount.get()).toBe(1)
    expect($basket.get().pending).toBe(1)
    await stored
    expect($basket.get().pending).toBe(0)
    expect(server.basket).toHaveLength(1)
  })

  it('makes a change again on what another tab stored in between', async () => {
    const [theirs, ours] = [anEntry(), anEntry()]
    Object.assign(server, { version: 7, basket: [theirs] })
    await changeBasket({ type: 'add-entry', entry: ours })
    expect(server.basket.map(({ id }) => id)).toEqual([theirs.id, ours.id])
    expect($basket.get().entries).toHaveLength(2)
  })

  it('stores quick changes in their order and none twice', async () => {
    const entry = anEntry()
    const services = Array.from({ length: 5 }, () => aServiceDetail())
    await Promise.all([
      changeBasket({ type: 'add-entry', entry }),
      ...services.map((service) =>
        changeBasket({ type: 'add-service', entryId: entry.id, service }),
      ),
    ])
    const stored = server.basket[0]?.serviceDetails.map(({ id }) => id)
    expect(stored?.slice(1)).toEqual(services.map(({ id }) => id))
  })

  it('takes a change back when it can not be stored, and says so to the caller', async () => {
    server.failing = 1
    const stored = changeBasket({ type: 'add-entry', entry: anEntry() })
    await expect(stored).rejects.toMatchObject({ code: 'Service Unavailable' })
    expect($basket.get().entries).toEqual([])
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    expect($serviceCount.get()).toBe(1)
  })
})

function current(): Basket {
  const { version, basket } = server
  return {
    version,
    basket,
    discount_code: null,
    discount_amount: null,
    express_price: 1000 as Basket['express_price'],
  }
}

function update(change: BasketUpdate): { status: number; body: unknown } {
  if (change.version !== server.version)
    return { status: 409, body: { detail: 'stale', current: current() } }
  Object.assign(server, { version: server.version + 1, basket: change.basket })
  return { status: 200, body: current() }
}

async function read(request: IncomingMessage): Promise<BasketUpdate> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as BasketUpdate
}
