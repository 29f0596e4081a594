import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractVersion } from '@darnley/contract/version'
import { openReleaseStore } from '#core/open-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import type { Sources } from '#gate/sources.ts'
import { beginLive, publishMade } from '../testing/made-releases.ts'
import { runRelease } from './cli.ts'

let folder: string
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'))
  store = openReleaseStore(folder, null)
  await beginLive(store)
})
afterEach(() => rm(folder, { recursive: true }))

async function release(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; text: string }> {
  let text = ''
  const print = (printed: string): void => void (text += printed)
  const code = await runRelease(args, {
    environment: { RELEASES_DIR: folder, ...environment },
    installation: { releasesDir: folder, previewSecret: undefined, port: null },
    print,
    printError: print,
  })
  return { code, text }
}

describe('gate', () => {
  it('[T6] judges what is live, and one release beside it', async () => {
    expect(await release(['gate'])).toEqual({
      code: 0,
      text: "All releases fit: the site 'web', the site 'storefront', the site 'workshop'.\n",
    })
    const vendorImports = { react: ['useTime'] }
    await publishMade(store, { name: 'booking', version: '3', vendorImports })
    const { code, text } = await release(['gate', 'booking@3'])
    expect(code).toBe(1)
    expect(text).toContain("useTime from 'react'")
    expect((await release(['gate', 'everything'])).text).toContain(
      'Write api, content, or <area>@<version>',
    )
  })

  it('[T6] says how many releases it held a service against', async () => {
    expect((await release(['gate', 'content'])).text).toBe(
      'The content of this repository fits 0 releases that visitors may have.\n' +
        '6 more were published without sources and are not judged.\n',
    )
  })
})

describe('promote', () => {
  it('[T6] names the line that needs a call which the live api does not publish', async () => {
    const document = { contract: contractVersion, paths: {}, components: { schemas: {} } }
    const api = createServer((_request, response) => response.end(JSON.stringify(document)))
    await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
    const file = '@darnley/booking-remote/src/page.ts'
    const sources: Sources = {
      folders: { '@darnley/booking-remote': 'booking-remote' },
      files: { [file]: "\nawait call('GET /public/new')\n" },
      bundled: [file],
      ambient: [],
      exposes: {},
      calls: { 'GET /public/new': {} },
    }
    await publishMade(store, { name: 'booking', version: '4' }, sources)
    const { port } = api.address() as AddressInfo
    const { code, text } = await release(['promote', 'booking@4'], {
      API_URL: `http://127.0.0.1:${port}`,
    })
    api.close()
    expect(code).toBe(1)
    expect(text).toContain("booking-remote/src/page.ts:2 There is no call 'GET /public/new'.")
    expect(text).toContain('cure: deploy the api first')
  })
})
