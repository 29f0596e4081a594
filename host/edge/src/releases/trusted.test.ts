import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { changeRegistry } from '@darnley/releases/change-registry'
import { runRelease } from '@darnley/releases/cli/cli'
import { folderStore } from '@darnley/releases/folder-store'
import { mountContainer } from '@darnley/releases/foreign'
import { previewQuery } from '@darnley/releases/preview'
import { makeLive } from '@darnley/releases/registry'
import { withReleases } from '@darnley/releases/sets'
import { authorise } from '@darnley/releases/trust/authorise'
import { makePrivateKey, publicKeyOf } from '@darnley/releases/trust/keys'
import { signRelease } from '@darnley/releases/trust/signatures'
import { foreignDeclaration } from '@darnley/testing/foreign-page'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { addRemote, addShell } from '#src/testing/releases.ts'

const owner = makePrivateKey()
const thief = makePrivateKey()
const secret = 'a secret of the staff'
let app: FastifyInstance
let releasesDir: string

beforeEach(async () => {
  ;({ app, releasesDir } = await buildEdge({
    RELEASE_OWNER_KEY: publicKeyOf(owner),
    RELEASE_PREVIEW_SECRET: secret,
  }))
  await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version: '2' })
})
afterEach(async () => {
  await app.close()
  await rm(releasesDir, { recursive: true })
})

async function release(key: string, ...args: string[]): Promise<number> {
  return runRelease(args, {
    environment: { RELEASES_DIR: releasesDir, RELEASE_KEY: key },
    installation: { releasesDir, previewSecret: undefined, port: null },
    print: () => {},
    printError: () => {},
  })
}

const sign = (version: string, privateKey: string): Promise<void> =>
  signRelease(folderStore(releasesDir), { release: { name: 'booking', version }, privateKey })

async function bookingOf(url = '/'): Promise<string | undefined> {
  const { body } = await app.inject({ url })
  return /"booking":\{"entry":"\/releases\/booking\/(\w+)\//.exec(body)?.[1]
}

describe('An edge that knows the key of the owner', () => {
  it('serves nothing from a store without keys', async () => {
    expect((await app.inject({ url: '/' })).statusCode).toBe(500)
  })

  it('serves what the owner and the teams signed', async () => {
    expect(await release(owner, 'keys', 'own')).toBe(0)
    expect(await bookingOf()).toBe('1')
    await sign('2', owner)
    expect(await release(owner, 'promote', 'booking@2', '--without-api')).toBe(0)
    expect(await bookingOf()).toBe('2')
  })

  it('[S37] keeps the last good set when a release of another key is written into the registry', async () => {
    await release(owner, 'keys', 'own')
    expect(await bookingOf()).toBe('1')
    await sign('2', thief)
    await changeRegistry(folderStore(releasesDir), (before, at) => {
      if (!before) throw new Error('Nothing is live')
      const set = withReleases(before.sites.web, { booking: '2' })
      return { registry: makeLive(before, { site: 'web', at, set }), result: undefined }
    })
    expect(await bookingOf()).toBe('1')
  })

  it('[S37] shows no preview of a release that its team did not sign', async () => {
    await release(owner, 'keys', 'own')
    const preview = { release: { name: 'booking', version: '2' }, until: Date.now() }
    const url = `/?${previewQuery(preview, secret)}`
    const shown = async (): Promise<string | undefined> => {
      const { headers } = await app.inject({ url })
      const cookie = [headers['set-cookie'] ?? []].flat().map((text) => text.split(';')[0])
      const { body } = await app.inject({ url: '/', headers: { cookie: cookie.join('; ') } })
      return /"booking":\{"entry":"\/releases\/booking\/(\w+)\//.exec(body)?.[1]
    }
    await sign('2', thief)
    expect(await shown()).toBe('1')
    await sign('2', owner)
    expect(await shown()).toBe('2')
  })
})

describe('A container of another origin', () => {
  const write = (privateKeys: readonly string[]): Promise<void> =>
    changeRegistry(folderStore(releasesDir), (before, at) => {
      if (!before) throw new Error('Nothing is live')
      const live = {
        entry: 'https://c.example/remoteEntry.js',
        declaration: foreignDeclaration,
        requires: {},
        at,
      }
      const after = mountContainer(before, { site: 'web', name: 'recycling', mount: live })
      const isSigned = privateKeys.length > 0
      return {
        registry: isSigned ? authorise(before, { after, privateKeys }) : after,
        result: undefined,
      }
    })

  it('[S37] is shown when its team or the owner signed it', async () => {
    await release(owner, 'keys', 'own')
    await write([])
    expect((await app.inject({ url: '/recycling' })).statusCode).toBe(404)
    await write([owner])
    expect((await app.inject({ url: '/recycling' })).statusCode).toBe(200)
  })
})

describe('A host release', () => {
  it('[X19] is not run when its renderer is not the one that was published', async () => {
    await addShell(releasesDir, '2')
    const server = join(releasesDir, 'host-web/2/server/server.js')
    await writeFile(server, 'export const findPage = () => null, renderPage = () => "stolen"')
    await release(owner, 'keys', 'own')
    expect((await app.inject({ url: '/' })).body).toContain('<h1>Book</h1>')
    await changeRegistry(folderStore(releasesDir), (before, at) => {
      if (!before) throw new Error('Nothing is live')
      const set = withReleases(before.sites.web, { vendor: '2', 'host-web': '2' })
      return { registry: makeLive(before, { site: 'web', at, set }), result: undefined }
    })
    expect((await app.inject({ url: '/' })).body).toContain('<h1>Book</h1>')
  })
})
