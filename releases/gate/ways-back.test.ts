import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from '#core/folder-store.ts'
import { canRun } from '#core/read-set.ts'
import { withReleases } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { readRegistry } from '#cli/commands/context.ts'
import { promote } from '#cli/commands/promote.ts'
import { rollback } from '#cli/commands/rollback.ts'
import { beginSmall, copySmallSite, publishSmall, type Edit } from '#testing/small-site.ts'
import { testContext, type TestContext } from '#testing/test-context.ts'

const session = 'shared/web/src/session/session.ts'
const wizard = 'booking-remote/src/pages/wizard/page.ts'
/** A field of the basket store, and a page that reads it. */
const tip: readonly Edit[] = [
  {
    file: session,
    from: 'readonly pending: number',
    to: 'readonly pending: number\n  readonly tip?: number',
  },
  { file: wizard, from: 'import { addLine }', to: 'import { $basket, addLine }' },
  { file: wizard, from: "note: ''", to: 'note: String($basket.get().tip)' },
]

let folder: string
let store: ReleaseStore
let context: TestContext

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ways-back-'))
  store = folderStore(folder)
  context = testContext(store)
  const before = await copySmallSite()
  await beginSmall(store, before)
  await before.tearDown()
  const after = await copySmallSite(tip)
  for (const name of ['vendor', 'booking'])
    await publishSmall(store, { site: after, name, version: '2' })
  await after.tearDown()
})
afterAll(() => rm(folder, { recursive: true }))

it('[T6] A release is no way back for another one that does not compile against it', async () => {
  const make = (name: string): Promise<void> =>
    promote(context, { releases: [{ name, version: '2' }], withoutApi: true })
  await expect(make('booking')).rejects.toThrow(`${wizard}:7 Property 'tip' does not exist`)
  await make('vendor')
  await make('booking')
  const registry = await readRegistry(store)
  expect(Object.keys(registry.misfits)).toEqual(['booking@2 with vendor@1'])
  const back = withReleases(registry.sites.web, { vendor: '1' })
  expect(await canRun(store, { registry, set: back })).toBe(false)
  const other = withReleases(back, { booking: '1' })
  expect(await canRun(store, { registry, set: other })).toBe(true)
  await expect(rollback(context, { name: 'vendor' })).rejects.toThrow(
    `vendor@1: booking@2 does not fit vendor@1: ${wizard}:7 Property 'tip'`,
  )
  await rollback(context, { name: 'booking' })
  await rollback(context, { name: 'vendor' })
  expect((await readRegistry(store)).sites.web).toMatchObject({
    vendor: '1',
    remotes: { booking: '1' },
  })
})
