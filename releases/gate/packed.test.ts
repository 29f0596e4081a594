import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRegistry } from '#core/change-registry.ts'
import { firstRegistry } from '#core/registry.ts'
import { folderStore } from '#core/folder-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { gate } from '#cli/commands/gate.ts'
import { holdChangedRelease, holdChangedService } from '#testing/hold-small.ts'
import { packSmallSite } from '#testing/packed-site.ts'
import { beginSmall, copySmallSite, publishSmall, type Edit } from '#testing/small-site.ts'
import { testContext } from '#testing/test-context.ts'
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
})
afterAll(() => rm(store.folder, { recursive: true }))

describe('[T6] [T9] An area that was built with packed packages', () => {
  it('fits the vendor file and the host that are built from their sources', async () => {
    const context = testContext(store)
    await gate(context, {})
    expect(context.printed).toEqual([
      "All releases fit: the site 'web', the site 'storefront', the site 'workshop'.",
    ])
  })

  it('does not fit a changed store that its code reads, or the code of a package in it', async () => {
    const edits = [{ file: session, from: 'entries', to: 'lines' }]
    const refused = await holdChangedRelease(store, { name: 'vendor', version: '2', edits }).then(
      String,
      (error: Error) => error.message,
    )
    expect(refused).toContain(`${page}:6 Property 'entries' does not exist`)
    expect(refused).toContain("@darnley/web/dist/ui/line-count.js:3 Property 'entries'")
  })

  it('fits a store with one more field', async () => {
    const to = 'readonly pending: number\n  readonly since?: Date'
    const edits = [{ file: session, from: 'readonly pending: number', to }]
    const printed = await holdChangedRelease(store, { name: 'vendor', version: '3', edits })
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
    await expect(holdChangedService(store, { name, edits: [edit] })).rejects.toThrow(text)
  })

  it('fits a service without a field that it does not read', async () => {
    const edits = [{ file: basket, from: ', weight: z.int()', to: '' }]
    const printed = await holdChangedService(store, { name: 'api', edits })
    expect(printed.join()).toMatch(/fits 4 releases/)
  })
})
