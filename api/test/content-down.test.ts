import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { httpLine, type Line } from './support/line.ts'
import { freePorts, startServer } from './support/process.ts'
import { visit } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

/** A proxy to the real content service. */
let line: Line
let world: World

beforeAll(async () => {
  line = await httpLine(() => inject('contentUrl'))
  line.mode = 'cut'
  world = await startWorld({ env: { CONTENT_URL: line.url, CATALOGUE_FRESH_MS: '200' } })
})
afterAll(async () => {
  await world.stop()
  line.stop()
})

const update = async (apiUrl = world.apiUrl): Promise<{ status: number; headers: Headers }> =>
  visit(apiUrl).post('/public/update_basket', {
    body: { version: 0, basket: [await someJeans()] },
  })

describe('while the content service is down (F44)', () => {
  it('a basket cannot be filled when there was never a catalogue, and Retry-After is set', async () => {
    const { status, headers } = await update()
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
  })

  it('the last good catalogue is used, and checkout works, whatever the failure', async () => {
    line.mode = 'works'
    expect((await update()).status).toBe(200)
    for (const trouble of ['cut', 'nonsense', 'refused', 'silent'] as const) {
      line.mode = trouble
      await sleep(300)
      const begun = performance.now()
      expect((await update()).status).toBe(200)
      const visitor = visit(world.apiUrl)
      await visitor.fill([await someJeans()])
      expect((await visitor.checkOut()).status).toBe(200)
      // Requests do not wait for the content service, which has a timeout of 5 s.
      expect(performance.now() - begun).toBeLessThan(4500)
    }
  })

  it('a process that starts in the meantime uses the others’ last good catalogue', async () => {
    line.mode = 'cut'
    const [port = 0] = await freePorts(1)
    const env = { ...world.env, PORT: String(port) }
    const another = await startServer({ workspace: 'api', port, env })
    expect((await update(another.url)).status).toBe(200)
    expect(await another.stop()).toBe(0)
  })
})
