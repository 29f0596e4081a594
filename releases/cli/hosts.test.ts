import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAudit } from '#core/audit.ts'
import { openReleaseStore } from '#core/open-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { beginLive } from '#testing/made-releases.ts'
import { readRegistry } from './commands/context.ts'
import { runRelease } from './cli.ts'

const partner = 'https://partner.example'
let folder: string
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  store = openReleaseStore(folder, null)
  await beginLive(store)
})
afterEach(() => rm(folder, { recursive: true }))

async function hosts(...args: string[]): Promise<{ code: number; printed: string }> {
  let printed = ''
  const code = await runRelease(['hosts', ...args], {
    environment: { RELEASE_ACTOR: 'a test', RELEASES_DIR: folder },
    installation: { releasesDir: folder, previewSecret: undefined, port: null },
    print: (text) => (printed += text),
    printError: (text) => (printed += text),
  })
  return { code, printed }
}

it('[T8] a site lets no other origin mount its releases until one is added', async () => {
  expect((await hosts()).printed).toBe(
    'web: no other origin\nstorefront: no other origin\nworkshop: no other origin\n',
  )
  expect((await hosts('add', partner, '--site', 'web')).code).toBe(0)
  expect((await hosts()).printed).toBe(
    `web: ${partner}\nstorefront: no other origin\nworkshop: no other origin\n`,
  )
  expect((await readRegistry(store)).foreignHosts).toEqual({ web: [partner] })
})

it('[T8] each change is in the audit log with its origin, and a repeated one changes nothing', async () => {
  await hosts('add', partner, '--site', 'web')
  const { printed } = await hosts('add', partner, '--site', 'web')
  expect(printed).toContain('already')
  await hosts('remove', partner)
  const audit = (await readAudit(store)).map(({ who, action, origins, sites }) => ({
    who,
    action,
    origins,
    sites,
  }))
  expect(audit).toEqual([
    { who: 'a test', action: 'allow-host', origins: [partner], sites: ['web'] },
    { who: 'a test', action: 'remove-host', origins: [partner], sites: ['web'] },
  ])
})

it('an origin is removed from one kind of site or from all', async () => {
  await hosts('add', partner, '--site', 'web')
  await hosts('add', partner, '--site', 'storefront')
  await hosts('remove', partner, '--site', 'web')
  expect((await readRegistry(store)).foreignHosts).toEqual({ web: [], storefront: [partner] })
  await hosts('remove', partner)
  expect((await readRegistry(store)).foreignHosts).toEqual({ web: [], storefront: [] })
  const again = await hosts('remove', partner)
  expect(again).toEqual({ code: 1, printed: expect.stringContaining('is not on the list') })
})

it.each(['*', 'null', 'https://partner.example/shop', 'http://partner.example', 'partner.example'])(
  'refuses %s, which is no safe origin',
  async (origin) => {
    const { code, printed } = await hosts('add', origin, '--site', 'web')
    expect(code).toBe(2)
    expect(printed).toContain('Write an origin such as https://partner.example.')
  },
)

it('asks for the kind of site, and allows plain http on this machine', async () => {
  expect((await hosts('add', partner)).code).toBe(2)
  expect((await hosts('add', 'http://127.0.0.1:8080', '--site', 'web')).code).toBe(0)
})
