import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patience, wholeSystem } from '@darnley/testing/patience'
import { findFreeBase } from '@darnley/tools/ports'
import { livingProcesses } from '@darnley/tools/runs'
import { root } from '@darnley/tools/settings'
import { findDatabase } from '@darnley/tools/cluster'
import { partOf, pressCtrlC, startSite, stopSite, untilGone, type SiteOptions } from './site.ts'

/** The processes of a running site. */
const all = ['api', 'content', 'edge', 'postgres', 'sandbox', 'start', 'supervisor']

// Closed to other users like root's home, and with a space.
const place = mkdtempSync(join(tmpdir(), 'a closed place '))
let site: SiteOptions = { checkout: root, dataFolder: join(place, 'data'), base: 0 }

beforeAll(async () => {
  site = { ...site, base: await findFreeBase(17_000) }
  // `npm test` has built them already; building takes a minute.
  const built = join(root, '.data/test-releases')
  if (existsSync(built)) cpSync(built, join(site.dataFolder, 'releases'), { recursive: true })
})

afterAll(() => {
  stopSite(site)
  rmSync(place, { recursive: true })
})

async function query(text: string): Promise<unknown[]> {
  const connectionString = findDatabase(join(site.dataFolder, 'postgres'), 'api')
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

/** Returns what `npm run content:admin` would use beside this site. */
async function adminCatalogue(): Promise<unknown> {
  const script = `
    import { openCatalogue } from '${join(root, 'tools/setup/admin/catalogue.ts')}'
    console.log(JSON.stringify(await openCatalogue()))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    {
      cwd: import.meta.dirname,
      env: { PATH: process.env['PATH'], PORT: String(site.base), DATA_DIR: site.dataFolder },
    },
  )
  return JSON.parse(stdout)
}

const booked = (): Promise<unknown[]> => query('select number from kept')
const namesOf = (dataFolder: string): string[] =>
  livingProcesses(dataFolder)
    .map(({ name }) => name)
    .toSorted()

async function expectPage(): Promise<void> {
  await vi.waitFor(
    async () => {
      const page = await fetch(`http://127.0.0.1:${site.base}/booking`)
      expect([page.status, (await page.text()).includes('importmap')]).toEqual([200, true])
    },
    { timeout: 60_000, interval: 200 },
  )
}

describe('[F64] npm start', wholeSystem, () => {
  it('[C4] leaves nothing behind when Ctrl-C comes while it starts', async () => {
    const starting = startSite(site)
    await starting.prints('Starting content')
    await vi.waitUntil(() => namesOf(site.dataFolder).includes('content'), patience.expect.poll)
    const running = livingProcesses(site.dataFolder)
    pressCtrlC(starting)
    expect(await starting.ended()).toBe(0)
    await untilGone(running)
    expect(livingProcesses(site.dataFolder)).toEqual([])
  })

  it('[C1] [C3] [C5] survives kills of its starter and of its parts, with the data in DATA_DIR', async () => {
    const first = startSite(site)
    await first.prints('Ready in')
    await expectPage()
    expect(namesOf(site.dataFolder)).toEqual(all)
    await query('create table kept as select 1 as number')

    const second = startSite(site)
    expect(await second.ended()).toBe(1)
    expect(second.output()).toBe(
      `Already running (pid ${first.process.pid}). Stop it, or set DATA_DIR and PORT.\n`,
    )

    expect(await adminCatalogue()).toMatchObject({
      databaseUrl: findDatabase(join(site.dataFolder, 'postgres'), 'content', 'content'),
      dataFolder: site.dataFolder,
      isDemo: true,
    })

    for (const name of ['edge', 'postgres']) {
      const part = partOf(site, name)
      process.kill(part.pid, 'SIGKILL')
      await untilGone([part])
      await vi.waitUntil(() => namesOf(site.dataFolder).includes(name), { timeout: 60_000 })
    }
    await expectPage()

    const running = livingProcesses(site.dataFolder)
    first.process.kill('SIGKILL')
    await untilGone(running)
    expect(readdirSync(site.dataFolder)).toEqual(
      expect.arrayContaining(['logs', 'media', 'postgres', 'releases', 'run']),
    )
  })

  it('[C3] [C5] continues in a moved data folder, until npm stop', async () => {
    const moved = join(place, 'moved')
    renameSync(site.dataFolder, moved)
    site = { ...site, dataFolder: moved }
    const third = startSite(site)
    await third.prints('Ready in')
    expect(await booked()).toEqual([{ number: 1 }])
    await expectPage()

    const running = livingProcesses(site.dataFolder)
    const { status, output } = stopSite(site)
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(/^Stopped \(.*\)\. What was booked is kept\.\n$/),
    })
    await untilGone(running)
    expect(await third.ended()).toBe(0)
    expect(stopSite(site).output).toBe(`Nothing runs on ${moved}.\n`)
  })
})
