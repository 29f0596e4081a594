import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ensureOwnerKey } from '@darnley/releases/trust/key-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { promoteSet } from '#src/testing/releases.ts'

let app: FastifyInstance
let releasesDir: string

beforeAll(async () => {
  ;({ app, releasesDir } = await buildEdge())
  const maps = join(releasesDir, 'host-web/1/private/maps/assets')
  await mkdir(maps, { recursive: true })
  await writeFile(join(maps, 'main.js.map'), '{}')
  await writeFile(join(releasesDir, 'host-web/1/manifest.sig'), 'signature')
  await ensureOwnerKey(releasesDir)
  const kept = join(releasesDir, 'booking/1/private')
  await mkdir(kept)
  for (const name of ['sources.json', 'sources.json.br']) await writeFile(join(kept, name), '{}')
})
afterAll(async () => {
  await app.close()
  await rm(releasesDir, { recursive: true })
})

describe('A file of a release', () => {
  it('is cached by browsers permanently', async () => {
    const { statusCode, headers } = await app.inject({ url: '/releases/booking/1/remoteEntry.js' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is sent as brotli where that is accepted', async () => {
    const { headers } = await app.inject({
      url: '/releases/host-web/1/assets/main.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toContain('javascript')
  })

  it('[J18] can be loaded by the frame of the card form if it is a font', async () => {
    const font = await app.inject({ url: '/releases/host-web/1/assets/text-core.woff2' })
    expect(font.headers['access-control-allow-origin']).toBe('*')
    const script = await app.inject({ url: '/releases/host-web/1/assets/main.js' })
    expect(script.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('is the same under a retry address', async () => {
    const { body } = await app.inject({ url: '/releases/_retry-2/booking/1/assets/wizard.js' })
    expect(body).toBe('/* assets/wizard.js */')
  })

  it.each([
    '/releases/host-web/1/server/server.js',
    '/releases/host-web/1/manifest.json',
    '/releases/host-web/1/manifest.sig',
    '/releases/host-web/1/private/maps/assets/main.js.map',
    '/releases/.owner-key',
    '/releases/booking/1/private/sources.json',
    '/releases/booking/1/private/sources.json.br',
    '/releases/booking/1/assets/..%2fprivate%2fsources.json.br',
    '/releases/.registry/000000000001.json',
    '/releases/booking/1/assets/..%2f..%2f..%2f.registry%2f000000000001.json',
    '/releases/',
  ])('is refused unless it is public: %s', async (url) => {
    const { statusCode } = await app.inject({ url })
    expect(statusCode).toBe(404)
  })
})

describe('The registry', () => {
  it('is read again when another set is promoted, without a restart', async () => {
    const before = await app.inject({ url: '/' })
    expect(before.body).toContain('/releases/checkout/1/remoteEntry.js')
    await promoteSet(releasesDir, { booking: '1' })
    const after = await app.inject({ url: '/' })
    expect(after.body).not.toContain('/releases/checkout/1/remoteEntry.js')
  })

  it('makes the edge ready when it is present', async () => {
    const { app: bare } = await buildEdge({ RELEASES_DIR: join(releasesDir, 'nothing-here') })
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    expect((await bare.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await bare.inject({ url: '/livez' })).statusCode).toBe(200)
    await bare.close()
  })
})
