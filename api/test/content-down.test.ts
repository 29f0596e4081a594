import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { someJeans } from './support/booking.ts'
import { httpProxy, type HttpProxy } from './support/fault-proxy.ts'
import { startServer } from './support/process.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** A proxy to the real content service. */
let proxy: HttpProxy
let environment: TestEnvironment

beforeAll(async () => {
  proxy = await httpProxy(() => inject('contentUrl'))
  proxy.mode = 'cut'
  environment = await startTestEnvironment({
    // Every request refreshes the catalogue.
    env: { CONTENT_URL: proxy.url, CATALOGUE_FRESH_MS: '0' },
  })
})
afterAll(async () => {
  await environment.stop()
  proxy.stop()
})

const update = async (apiUrl = environment.apiUrl): Promise<{ status: number; headers: Headers }> =>
  visit(apiUrl).post('/public/update_basket', {
    body: { version: 0, basket: [await someJeans()] },
  })

describe('[F44] while the content service is down', () => {
  it('a basket cannot be filled when there was never a catalogue, and Retry-After is set', async () => {
    const { status, headers } = await update()
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
  })

  it('the last good catalogue is used, and checkout works, whatever the failure', async () => {
    proxy.mode = 'works'
    expect((await update()).status).toBe(200)
    for (const trouble of ['cut', 'nonsense', 'refused', 'silent'] as const) {
      proxy.mode = trouble
      const begun = performance.now()
      expect((await update()).status).toBe(200)
      const visitor = visit(environment.apiUrl)
      await visitor.fill([await someJeans()])
      expect((await visitor.checkOut()).status).toBe(200)
      // Each of the requests would wait 5 s for the content service.
      expect(performance.now() - begun).toBeLessThan(12_000)
    }
  })

  it('a process that starts in the meantime uses the others’ last good catalogue', async () => {
    proxy.mode = 'cut'
    const port = await freePort()
    const env = { ...environment.env, PORT: String(port) }
    const another = await startServer({ workspace: 'api', port, env })
    expect((await update(another.url)).status).toBe(200)
    expect(await another.stop()).toBe(0)
  })
})
