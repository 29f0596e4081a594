import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRegistry } from '#core/change-registry.ts'
import { firstRegistry } from '#core/registry.ts'
import { folderStore } from '#core/folder-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { readRegistry, type Context } from '#cli/commands/context.ts'
import { gate, holdService } from '#cli/commands/gate.ts'
import { packSmallSite } from '#testing/packed-site.ts'
import { beginSmall, copySmallSite, publishSmall, type Edit } from '#testing/small-site.ts'
import { makeJudge } from './judge.ts'
import { publishedSources } from './keep.ts'
import { readService } from './service.ts'
import type { ServiceName } from './service-name.ts'

const session = 'shared/web/src/session/session.ts'
const basket = 'shared/contract/src/basket.ts'
const content = 'shared/contract/src/content.ts'
const page = 'checkout-remote/src/pages/basket/page.ts'
const set = {
  vendor: '1',
  host: { name: 'host-web', version: '1' },
  remotes: { booking: '2', checkout: '2' },
}

let store: ReleaseStore
let context: Context
let printed: string[] = []

beforeAll(async () => {
  store = folderStore(await mkdtemp(join(tmpdir(), 'packed-')))
  const site = await copySmallSite()
  await beginSmall(store, site)
  const packed = await packSmallSite(site)
  for (const name of ['booking', 'checkout'])
    await publishSmall(store, { site: packed, name, version: '2' })
  await site.tearDown()
  await changeRegistry(store, () => ({
    registry: firstRegistry({ web: set, storefront: set }),
    result: undefined,
  }))
  context = {
    store,
    areas: [],
    who: 'a test',
    why: undefined,
    privateKeys: [],
    log: (line) => void printed.push(line),
    askContract: async () => ({ type: 'unknown', why: '' }),
  }
}, 60_000)
afterAll(() => rm(store.folder, { recursive: true }))

/** Holds the live areas, which were built with packed packages, against a service that has these changes. */
async function holdChanged(name: ServiceName, edits: readonly Edit[]): Promise<void> {
  printed = []
  const site = await copySmallSite(edits)
  try {
    const service = await readService(name, site.folder)
    const registry = await readRegistry(store)
    await holdService(context, {
      registry,
      judge: makeJudge(publishedSources(store, registry)),
      service,
    })
  } finally {
    await site.tearDown()
  }
}

/** Holds them against a vendor file that has these changes. */
async function holdVendor(version: string, edits: readonly Edit[]): Promise<void> {
  printed = []
  const site = await copySmallSite(edits)
  const vendor = await publishSmall(store, { site, name: 'vendor', version })
  await site.tearDown()
  await gate(context, { release: vendor })
}

describe('[T6] [T9] An area that was built with packed packages', { timeout: 60_000 }, () => {
  it('fits the vendor file and the host that are built from their sources', async () => {
    await gate(context, {})
    expect(printed).toEqual(["All releases fit: the site 'web', the site 'storefront'."])
  })

  it('does not fit a changed store that its code reads, or the code of a package in it', async () => {
    const edits = [{ file: session, from: 'entries', to: 'lines' }]
    const refused = await holdVendor('2', edits).catch((error: Error) => error.message)
    expect(refused).toContain(`${page}:6 Property 'entries' does not exist`)
    expect(refused).toContain("@darnley/web/dist/ui/line-count.js:3 Property 'entries'")
  })

  it('fits a store with one more field', async () => {
    const to = 'readonly pending: number\n  readonly since?: Date'
    await holdVendor('3', [{ file: session, from: 'readonly pending: number', to }])
    expect(printed.join()).toContain('vendor@3 fits')
  })

  it.each<[string, ServiceName, Edit, string]>([
    [
      'field that it reads',
      'api',
      { file: basket, from: ' total: z.int(),', to: '' },
      `${page}:11 Property 'total'`,
    ],
    [
      'longer text that it sends',
      'api',
      { file: basket, from: 'max(200)', to: 'max(100)' },
      'body.email has maxLength 100',
    ],
    [
      'field of the content that it reads',
      'content',
      { file: content, from: 'url: string; ', to: '' },
      "booking-remote/src/pages/wizard/page.ts:11 Property 'url'",
    ],
  ])('does not fit a service without a %s', async (_what, name, edit, text) => {
    await expect(holdChanged(name, [edit])).rejects.toThrow(text)
  })

  it('fits a service without a field that it does not read', async () => {
    await holdChanged('api', [{ file: basket, from: ', weight: z.int()', to: '' }])
    expect(printed.join()).toMatch(/fits 4 releases/)
  })
})
