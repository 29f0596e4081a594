import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AreaDeclaration } from '@darnley/contract/area'
import { openReleaseStore } from '#core/open-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { beginLive, publishMade } from '../testing/made-releases.ts'
import { runRelease } from './cli.ts'
import { readRegistry } from './commands/context.ts'

let folder: string
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'areas-'))
  store = openReleaseStore(folder, null)
  await beginLive(store)
})
afterEach(() => rm(folder, { recursive: true }))

async function release(...args: string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const print = (printed: string): void => void (text += printed)
  const code = await runRelease(args, {
    environment: { RELEASES_DIR: folder },
    installation: { releasesDir: folder, previewSecret: undefined, port: null },
    print,
    printError: print,
  })
  return { code, text }
}

const promote = (...args: string[]): Promise<{ code: number; text: string }> =>
  release('promote', ...args, '--without-api')

const page = {
  path: '/gift',
  module: './card',
  title: 'Gift',
  heading: 'Gift',
  description: 'A gift.',
}
const onWeb: AreaDeclaration = { pages: [{ ...page, sites: ['web'] }], menu: [], slots: [] }
const entries = { './card': { file: 'assets/card.js', scripts: [], styles: [] } }

async function publishGift(version: string, area = onWeb): Promise<void> {
  await publishMade(store, { name: 'gift', version, area, entries })
}

describe('A new area', () => {
  it('[T4] joins the sites that it declares, and leaves them again', async () => {
    const before = (await readRegistry(store)).sites
    await publishGift('1')
    expect((await promote('gift@1')).text).toBe("gift@1 is live on the site 'web'\n")
    expect((await readRegistry(store)).sites).toEqual({
      ...before,
      web: { ...before.web, remotes: { ...before.web.remotes, gift: '1' } },
    })
    expect((await release('rollback', 'gift')).text).toContain('retire gift` takes it')
    expect((await release('retire', 'gift')).text).toBe("The site 'web' has no 'gift' any more\n")
    expect((await readRegistry(store)).sites).toEqual(before)
    expect((await release('retire', 'gift')).text).toContain("'gift' is not live on any site")
    expect((await promote('gift@1')).code).toBe(0)
  })

  it('[T4] is tried by a share of the visitors, and rolled back', async () => {
    const before = (await readRegistry(store)).sites
    await publishGift('1')
    await promote('gift@1', '--percent', '10')
    expect((await readRegistry(store)).canaries.web?.changes).toEqual({ gift: '1' })
    expect((await release('rollback', 'gift')).text).toContain(
      "The site 'web' shows no 'gift' to all visitors; withdrawn: gift@1",
    )
    expect(await readRegistry(store)).toMatchObject({ sites: before, canaries: {} })
  })

  it('is refused on a site that it declares nothing for', async () => {
    await publishGift('1')
    const { code, text } = await promote('gift@1', '--site', 'storefront')
    expect({ code, text }).toEqual({
      code: 1,
      text: "'gift' has nothing for the site 'storefront': name the site in its src/pages.ts.\n",
    })
  })

  it('is refused with the page of another area, and with a module that it does not have', async () => {
    await publishGift('1')
    await promote('gift@1')
    await publishMade(store, { name: 'voucher', version: '1', area: onWeb })
    const { text } = await promote('voucher@1')
    expect(text).toContain(
      "voucher@1 declares the page /gift of the site 'web', which 'gift' declares, too",
    )
    expect(text).toContain("voucher@1 declares the module './card', which it does not expose")
  })

  it.each(['vendor', 'host', 'host-web'])('retire refuses %s', async (name) => {
    expect((await release('retire', name)).text).toContain("A site can't be without")
  })
})

describe('Several releases', () => {
  it('[T10] become live as one set', async () => {
    for (const name of ['booking', 'checkout']) await publishMade(store, { name, version: '2' })
    await promote('booking@2', 'checkout@2')
    const { sites, history } = await readRegistry(store)
    expect(sites.web.remotes).toEqual({ booking: '2', checkout: '2' })
    expect(history.web?.map(({ set }) => set.remotes)).toEqual([{ booking: '1', checkout: '1' }])
    await release('rollback', 'booking')
    expect((await readRegistry(store)).sites.web.remotes).toEqual({ booking: '1', checkout: '2' })
  })

  it('are tried by the same visitors', async () => {
    for (const name of ['booking', 'checkout']) await publishMade(store, { name, version: '2' })
    await promote('booking@2', 'checkout@2', '--percent', '10')
    const { canaries } = await readRegistry(store)
    expect(canaries.web).toMatchObject({ changes: { booking: '2', checkout: '2' }, percent: 10 })
  })

  it('have one version for each area', async () => {
    expect((await promote('booking@1', 'booking@2')).text).toContain(
      "'booking' can have one version only.",
    )
  })
})
