import { execFileSync } from 'node:child_process'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreeBase } from '@darnley/tools/ports'
import { isAlive } from '@darnley/tools/processes'
import { livingProcesses } from '@darnley/tools/runs'
import { root } from '@darnley/tools/settings'
import {
  partOf,
  pressCtrlC,
  processesOf,
  startSite,
  stopSite,
  untilGone,
  type SiteOptions,
} from './site.ts'
import { createUser, currentUser, type User } from './user.ts'

const seconds = [1, 3, 6, 10, 20, 40]
const victims = ['start', 'supervisor', 'sandbox', 'content', 'api', 'edge', 'postgres']

/** From a fresh clone, in which each user installs all packages: half an hour, so only with LONG=1. */
describe.each([
  ['the user of the test run, in a private folder', currentUser],
  // Only root can create another user.
  ...(process.getuid?.() === 0
    ? [['an ordinary user, in a folder with a space', createUser] as const]
    : []),
] as const)('[F64] npm start by %s', { timeout: 1_800_000 }, (_title, prepareUser) => {
  let user: User
  let site: SiteOptions

  beforeAll(async () => {
    user = prepareUser()
    const checkout = join(user.place, 'darnley')
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, checkout])
    user.own(checkout)
    const base = await findFreeBase(19_000)
    const { prefix, env } = user
    site = { checkout, dataFolder: join(checkout, '.data'), base, prefix, env, node: 'node' }
  })

  afterAll(() => {
    stopSite(site)
    user.remove()
  })

  it.each(seconds)(
    'ends within seconds when Ctrl-C comes after %i s of a first start',
    async (after) => {
      const starting = startSite(site)
      await sleep(after * 1000)
      pressCtrlC(starting)
      const begun = Date.now()
      await starting.ended()
      expect(Date.now() - begun).toBeLessThan(30_000)
      expect(processesOf(site.checkout)).toEqual([])
    },
  )

  it('starts again after each of its processes was killed', async () => {
    await expectGoodStart(site)
    for (const victim of victims) {
      const running = startSite(site)
      await running.prints('Ready in')
      const all = livingProcesses(site.dataFolder)
      process.kill(partOf(site, victim).pid, 'SIGKILL')
      if (victim !== 'start') await sleep(1000)
      running.process.kill('SIGKILL')
      await untilGone(all)
      await expectGoodStart(site)
    }
  })

  it.each([1, 4, 9])(
    'starts again after kill -9 at %i s of the first start on new data',
    async (after) => {
      rmSync(site.dataFolder, { recursive: true })
      const starting = startSite(site)
      await sleep(after * 1000)
      const all = livingProcesses(site.dataFolder)
      process.kill(-(starting.process.pid ?? 0), 'SIGKILL')
      await expectGoodStart(site)
      expect(all.filter(isAlive)).toEqual([])
    },
  )

  it('continues after the checkout was moved', async () => {
    const moved = `${site.checkout} two`
    renameSync(site.checkout, moved)
    site = { ...site, checkout: moved, dataFolder: join(moved, '.data') }
    expect(await expectGoodStart(site)).not.toContain('Building')
  })

  it('needs no network once it is installed', async () => {
    const alone = ['unshare', '--user', '--map-current-user', '--keep-caps', '--net', '--']
    const withLoopback = ['sh', '-c', 'ip link set lo up && exec "$@"', 'offline']
    const running = startSite({ ...site, prefix: [...user.prefix, ...alone, ...withLoopback] })
    await running.prints('Ready in')
    expect(stopSite(site).status).toBe(0)
    expect(await running.ended()).toBe(0)
  })

  it('names a taken port at once', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(site.base + 400, '127.0.0.1', resolve))
    const refused = startSite(site)
    expect(await refused.ended()).toBe(1)
    expect(refused.output()).toMatch(/^Port \d+ \(PostgreSQL\) is taken/)
    server.close()
  })

  it('reports a data folder that it may not enter in one line', async () => {
    const closed = join(user.place, 'closed')
    execFileSync('mkdir', [closed])
    chmodSync(closed, 0o000)
    const refused = startSite({ ...site, dataFolder: join(closed, 'data') })
    const code = await Promise.race([refused.ended(), refused.prints('Ready in').then(() => 0)])
    // Root may enter every folder.
    if (process.getuid?.() === 0 && user.prefix.length === 0) {
      expect(code).toBe(0)
      expect(stopSite({ ...site, dataFolder: join(closed, 'data') }).status).toBe(0)
    } else expect(refused.output()).toMatch(/cannot be written by this user/)
    rmSync(closed, { recursive: true })
  })
})

/** Starts, opens a page and stops. Returns the output. */
async function expectGoodStart(site: SiteOptions): Promise<string> {
  const running = startSite(site)
  await running.prints('Ready in')
  const page = await fetch(`http://127.0.0.1:${site.base}/booking`)
  expect(page.status).toBe(200)
  expect(stopSite(site).status).toBe(0)
  expect(await running.ended()).toBe(0)
  expect(processesOf(site.checkout)).toEqual([])
  return running.output()
}
