import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { visit } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

/** A wire to the real content service that can be cut or made to carry nonsense. */
type Wire = 'works' | 'cut' | 'nonsense'

let wire: Wire = 'cut'
let world: World

const line = createServer((incoming, outgoing) => {
  if (wire === 'cut') return void incoming.socket.destroy()
  if (wire === 'nonsense') return void outgoing.end('{"docs":[{"id":"jeans","services":5}]}')
  const onward = request(inject('contentUrl') + (incoming.url ?? ''), (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.end()
})

beforeAll(async () => {
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const { port } = line.address() as AddressInfo
  world = await startWorld({
    env: { CONTENT_URL: `http://127.0.0.1:${port}`, CATALOGUE_FRESH_MS: '200' },
  })
})
afterAll(async () => {
  await world.stop()
  line.close()
})

const update = async (): Promise<{ status: number; headers: Headers }> =>
  visit(world.apiUrl).post('/public/update_basket', {
    body: { version: 0, basket: [await someJeans()] },
  })

describe('while the content service is down (F44)', () => {
  it('a basket cannot be filled when there never was a catalogue, and says when to try again', async () => {
    const { status, headers } = await update()
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
  })

  it('the last good catalogue serves, whether nothing or nonsense comes', async () => {
    wire = 'works'
    expect((await update()).status).toBe(200)
    for (const trouble of ['cut', 'nonsense'] as const) {
      wire = trouble
      await sleep(300)
      expect((await update()).status).toBe(200)
      await sleep(200)
      expect((await update()).status).toBe(200)
    }
  })
})
