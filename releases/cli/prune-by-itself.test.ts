import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeAudit } from '#core/audit.ts'
import { openReleaseStore } from '#core/open-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { beginLive, publishMade } from '../testing/made-releases.ts'
import { runRelease } from './cli.ts'

const day = 86_400_000
let releasesDir: string
let store: ReleaseStore
let printed: string

beforeEach(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'prune-'))
  store = openReleaseStore(releasesDir, null)
  printed = ''
  await beginLive(store)
})
afterEach(() => rm(releasesDir, { recursive: true }))

/** Publishes a release of booking, as the audit log has it; without a number of days the log does not name it. */
async function published(version: string, daysAgo?: number): Promise<void> {
  await publishMade(store, { name: 'booking', version })
  if (daysAgo === undefined) return
  const at = new Date(Date.now() - daysAgo * day).toISOString()
  const releases = [`booking@${version}`]
  await writeAudit(store, { at, who: 'a test', action: 'publish', releases, sites: [], why: '' })
}

async function promote(...args: string[]): Promise<void> {
  const code = await runRelease(['promote', ...args, '--without-api'], {
    environment: { RELEASE_ACTOR: 'a test' },
    installation: { releasesDir, previewSecret: undefined, port: null },
    print: (text) => (printed += text),
    printError: (text) => (printed += text),
  })
  expect([code, printed]).toEqual([0, printed])
}

const versions = async (): Promise<string[]> =>
  (await store.list()).filter(({ name }) => name === 'booking').map(({ version }) => version)

it('[F65] a promotion removes what is old, and nothing that a visitor or a team may still need', async () => {
  for (const [index, version] of ['2', '3', '4', '5', '6', '7', '8'].entries())
    await published(version, 60 - index)
  await published('9')
  await promote('booking@8', '--percent', '10')
  expect(await versions()).toHaveLength(9)
  await promote('booking@8')
  // 1 was live before, 4 to 8 were published last, 9 has no date.
  expect((await versions()).toSorted()).toEqual(['1', '4', '5', '6', '7', '8', '9'])
  expect(printed).toContain('Removed booking@2, booking@3')
})

it('a promotion with --no-prune removes nothing', async () => {
  for (const [index, version] of ['2', '3', '4', '5', '6', '7', '8'].entries())
    await published(version, 60 - index)
  await promote('booking@8', '--no-prune')
  expect(await versions()).toHaveLength(8)
  expect(printed).not.toContain('Removed')
})
