import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { wholeSystem } from '@darnley/testing/patience'
import { z } from 'zod'
import { type Done, runApiCommand, runCommand, startCommand } from './commands.ts'
import { enquire, expectContents, sendPhoto, type SentPhoto } from './contents.ts'
import { startLoad } from './load.ts'
import { type RunningSite, startSiteIn, takeReleases } from './sites.ts'

const isLong = Boolean(process.env['LONG'])
const place = mkdtempSync(join(tmpdir(), 'backup test '))
const at = (name: string): string => join(place, name)
const settings = {
  DATA_DIR: at('data'),
  BACKUP_DIR: at('kept'),
  BACKUP_KEY_FILE: at('key'),
}
const gone = 'gone@example.com'
const stays = 'stays@example.com'
let site: RunningSite
let photo: SentPhoto

beforeAll(async () => {
  takeReleases(settings.DATA_DIR)
  site = await startSiteIn(settings.DATA_DIR, { from: 18_000 })
  await backup('key', settings.BACKUP_KEY_FILE)
})

afterAll(async () => {
  await site.stack.stop()
  rmSync(place, { recursive: true })
})

const backup = (...args: string[]): Promise<Done> => runCommand('backup', { args, env: settings })
const restore = (into: string, env: Readonly<Record<string, string>> = {}): Promise<Done> =>
  runCommand('restore', { args: ['--into', into], env: { ...settings, ...env } })

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: site.stack.databases.admin })
  await client.connect()
  const { rows } = await client.query<Row>(text, values).finally(() => client.end())
  return rows
}

const Listed = z.array(
  z.object({ id: z.string(), point: z.object({ at: z.string() }), parts: z.array(z.unknown()) }),
)
const list = async (): Promise<z.infer<typeof Listed>> =>
  Listed.parse(JSON.parse((await backup('list', '--json')).output))

async function stateOf({ apiUrl }: RunningSite, token: string): Promise<string> {
  const path = `/public/validate_order_paid?order_id_token=${token}`
  const answer = await fetch(apiUrl + path)
  return answer.ok ? ((await answer.json()) as { state: string }).state : String(answer.status)
}

describe('A backup', wholeSystem, () => {
  it('[O6] [F62] that is made under load has every order that was acknowledged before, and opens elsewhere', async () => {
    photo = await sendPhoto(site)
    for (const email of [gone, stays]) await enquire(site, email)
    const load = await startLoad({
      ...site,
      databaseUrl: site.stack.databases.admin,
      guests: isLong ? 8 : 3,
    })
    await load.more(isLong ? 100 : 10)
    const made = await backup()
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('PostgreSQL')])
    await load.more(5)
    await load.stop()
    const { DATABASE_URL, ERASURES_DIR } = {
      DATABASE_URL: site.stack.databases.api.url,
      ERASURES_DIR: join(settings.DATA_DIR, 'erasures'),
    }
    const erased = await runApiCommand('personal-data', {
      args: ['erase', gone],
      env: { DATABASE_URL, ERASURES_DIR },
    })
    expect(erased.output).toContain('"enquiries": 1')

    const restored = await restore(at('restored'))
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringContaining('Erasures made again: 1; 0 were in the backup'),
    ])
    const [{ point } = { point: { at: '' } }] = await list()
    const acknowledged = load.paid.filter((each) => each.at < Date.parse(point.at))
    expect(acknowledged.length).toBeGreaterThanOrEqual(10)
    expect(acknowledged.length).toBeLessThan(load.paid.length)
    const other = await startSiteIn(at('restored'), { from: 19_000 })
    try {
      const states = await Promise.all(acknowledged.map(({ token }) => stateOf(other, token)))
      expect(states.filter((state) => state !== 'paid')).toEqual([])
      await expectContents(other, photo)
      expect(await enquiriesOf(other)).toEqual([stays])
    } finally {
      await other.stack.stop()
    }
  })

  it('[F62] that is killed is none, and leaves nothing in the server', async () => {
    const before = await list()
    const there = readdirSync(settings.BACKUP_DIR).length
    const killed = startCommand('backup', { env: settings })
    await vi.waitUntil(() => readdirSync(settings.BACKUP_DIR).length > there, {
      timeout: 60_000,
      interval: 5,
    })
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('close', resolve))
    expect(await list()).toEqual(before)
    const left = `select 1 from pg_stat_activity where application_name = 'darnley-backup'
      union all select 1 from pg_replication_slots`
    await expect.poll(() => query(left)).toEqual([])
    expect((await backup()).code).toBe(0)
    expect((await list()).length).toBe(before.length + 1)
    expect((await backup('prune', '--keep', '1')).output).toContain(before[0]?.id)
    expect((await list()).length).toBe(1)
  })
})

async function enquiriesOf({ stack }: RunningSite): Promise<string[]> {
  const client = new pg.Client({ connectionString: stack.databases.api.url })
  await client.connect()
  const { rows } = await client
    .query<{ email: string }>(`select content ->> 'email' as email from enquiries`)
    .finally(() => client.end())
  return rows.map(({ email }) => email)
}

describe('A restore', wholeSystem, () => {
  it('[F62] is refused where data is, and leaves it as it is', async () => {
    const { code, output } = await runCommand('restore', { env: settings })
    expect(code).toBe(1)
    expect(output).toMatch(
      /is not empty: it has releases, media, photos.*a restore replaces nothing/,
    )
  })

  it('[F62] says what is wrong with a key or a damaged archive, and restores nothing', async () => {
    const [{ id, parts } = { id: '', parts: [] }] = await list()
    expect((await backup('key', at('other key'))).code).toBe(0)
    const wrongKey = await restore(at('none'), { BACKUP_KEY_FILE: at('other key') })
    expect(wrongKey).toEqual({
      code: 1,
      output: expect.stringMatching(/The key does not open the backup .* it was made for age1/),
    })

    const damaged = at('damaged')
    cpSync(settings.BACKUP_DIR, damaged, { recursive: true })
    const part = join(damaged, id, 'part-000001')
    const bytes = readFileSync(part)
    bytes[5_000_000] = (bytes[5_000_000] ?? 0) ^ 1
    writeFileSync(part, bytes)
    const changed = await restore(at('none'), { BACKUP_DIR: damaged })
    expect(changed.output).toContain(`${id} is damaged: ${id}/part-000001 is not what was written`)
    const last = `part-${String(parts.length).padStart(6, '0')}`
    rmSync(join(damaged, id, last))
    const missing = await runCommand('backup', {
      args: ['verify'],
      env: { ...settings, BACKUP_DIR: damaged },
    })
    expect(missing.code).toBe(1)
    expect(existsSync(at('none'))).toBe(false)
  })

  it('[F62] that is killed leaves nothing half restored, and is repeated', async () => {
    const into = at('killed')
    const killed = startCommand('restore', { args: ['--into', into], env: settings })
    await vi.waitUntil(() => existsSync(join(into, '.restoring/postgres/data/base')), {
      timeout: 60_000,
      interval: 5,
    })
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('close', resolve))
    expect(readdirSync(into)).toEqual(['.restoring'])
    const again = await restore(into)
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('Restored ')])
    expect(readdirSync(into).toSorted()).toEqual(
      ['erasures', 'media', 'photos', 'postgres', 'preview-secret', 'releases'].toSorted(),
    )
  })
})
