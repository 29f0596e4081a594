import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '@darnley/tools/cluster'
import { findFreeBase } from '@darnley/tools/ports'
import { openFiles } from '@darnley/storage/files'
import { startBucketServer } from '@darnley/testing/bucket-server'
import { wholeSystem } from '@darnley/testing/patience'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeServer } from './database/server.ts'
import { makeKey } from './keys.ts'
import { makeBackup } from './make-backup.ts'
import { type LaterPoint, withRecovered } from './restore/recover.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import type { Settings } from './settings.ts'

/** A server with two small databases, whose log is archived. */
const folder = await mkdtemp(join(tmpdir(), 'points-'))
const archive = join(folder, "it's the log")
const options = { log: () => undefined, signal: new AbortController().signal }
const making = { ...options, erasures: null }
let cluster: Cluster
let settings: Settings
let url = ''

const start = async (name: string): Promise<Cluster> =>
  startCluster({
    folder: join(folder, name, 'postgres'),
    port: await findFreeBase(20_000),
    settings: { fsync: 'off' },
  })

/** Returns a server that archives its log as the recipe says. */
async function startArchiving(name: string, into: string): Promise<Cluster> {
  const first = await start(name)
  await mkdir(into, { mode: 0o777 })
  await query(
    await first.database('postgres'),
    'alter system set archive_mode = on',
    `alter system set archive_command = 'test ! -f "${into.replace("'", "''")}/%f" && cp "%p" "${into.replace("'", "''")}/%f"'`,
  )
  await first.stop()
  return start(name)
}

beforeAll(async () => {
  cluster = await startArchiving('', archive)
  url = await cluster.database('api')
  await query(
    url,
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations as select 1',
    'create table written (number bigint primary key, at timestamptz default clock_timestamp())',
  )
  await query(await cluster.database('content'), 'create table payload_migrations as select 1')
  await makeKey(join(folder, 'key'))
  settings = {
    keyFile: join(folder, 'key'),
    place: { folder: join(folder, 'kept') },
    dataFolder: folder,
    server: { type: 'embedded', url: await cluster.database('postgres') },
    site: { api: 'api', content: 'content' },
    media: { folder: join(folder, 'media') },
    photos: { folder: join(folder, 'photos') },
    releases: { folder: join(folder, 'releases') },
  }
})

afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true })
})

async function query(connectionString: string, ...statements: string[]): Promise<object[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  let rows: object[] = []
  for (const statement of statements) ({ rows } = await client.query<object>(statement))
  await client.end()
  return rows
}

/** Writes rows until the signal. Returns the time of the answer to each, by its number. */
async function keepWriting(signal: AbortSignal): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [last] = (await client.query<{ next: string }>('select count(*) as next from written')).rows
  const answered: number[] = []
  for (let number = Number(last?.next ?? 0); !signal.aborted; number += 1) {
    await client.query('insert into written (number) values ($1)', [number])
    answered.push(Date.now())
    if (number % 20 === 0) await client.query('checkpoint; select pg_switch_wal()')
  }
  await client.end()
  return answered
}

/** Returns the number of rows in a restored site. */
async function rowsIn(into: string): Promise<number> {
  let rows: object[] = []
  const recovered = { data: join(into, 'postgres/data'), major: 18, user: 'postgres' }
  await withRecovered({ ...recovered, later: null, signal: options.signal }, async (server) => {
    rows = await query(await server.urlOfOwner('api'), 'select number from written')
  })
  return rows.length
}

const restore = (into: string, later: LaterPoint | null = null): Promise<unknown> =>
  restoreBackup(settings, { ...options, into, later, erasures: null })

/** Waits until the log so far is in the archive. */
async function untilArchived(of = url): Promise<void> {
  const [segment] = await query(of, 'select pg_walfile_name(pg_switch_wal()) as name')
  const { name } = segment as { name: string }
  const archived = `select last_archived_wal >= '${name}' as is from pg_stat_archiver`
  await expect.poll(() => query(of, archived)).toEqual([{ is: true }])
}

describe('[O6] [F62] A server that is written to while it is copied', () => {
  it(
    'is restored with all that was answered before the point, and to any later time',
    wholeSystem,
    async () => {
      const stopping = new AbortController()
      const writing = keepWriting(stopping.signal)
      const { point } = await makeBackup(settings, making)
      await sleep(500)
      const until = new Date()
      await sleep(500)
      stopping.abort()
      const answered = await writing
      await query(url, 'delete from written')
      await untilArchived()

      const before = (time: number): number => answered.filter((at) => at < time).length
      await restore(join(folder, 'at the point'))
      const atPoint = await rowsIn(join(folder, 'at the point'))
      expect(atPoint).toBeGreaterThanOrEqual(before(Date.parse(point.at)))
      expect(atPoint).toBeGreaterThan(0)
      expect(atPoint).toBeLessThan(answered.length)

      await restore(join(folder, 'later'), { until, archive })
      const later = await rowsIn(join(folder, 'later'))
      // The row under way at that moment is there or not.
      expect([0, 1]).toContain(later - before(until.getTime()))
      expect(later).toBeGreaterThan(atPoint)
    },
  )

  it('is restored to a time at which a copy was under way, from the copy before', async () => {
    const earlier = await makeBackup(settings, making)
    const { point, id } = await makeBackup(settings, making)
    await query(url, 'insert into written (number) values (-1)')
    await untilArchived()
    const until = new Date((Date.parse(point.at) + Date.parse(point.end ?? '')) / 2)
    const into = join(folder, 'meanwhile')
    await expect(
      restoreBackup(settings, {
        ...{ ...options, id, into, later: { until, archive }, erasures: null },
      }),
    ).rejects.toThrow(`The backup ${id} ended at ${point.end}, after ${until.toISOString()}`)
    expect(await restore(into, { until, archive })).toMatchObject({ backup: { id: earlier.id } })
  })

  it('is not restored to a time that the log or the backups do not reach, and nothing is left', async () => {
    const into = join(folder, 'never')
    const tooLate = restore(into, { until: new Date('2100-01-01T00:00:00Z'), archive })
    await expect(tooLate).rejects.toThrow('The archived log ends before that time')
    const tooEarly = restore(into, { until: new Date('2020-01-01T00:00:00Z'), archive })
    await expect(tooEarly).rejects.toThrow('No backup had ended by 2020-01-01T00:00:00.000Z')
    expect(await readdir(folder)).not.toContain('never')
  })
})

it('[F62] A restore that fails when files are put into a bucket goes on from there', async () => {
  const bucket = await startBucketServer({ id: 'id', secret: 'secret' })
  const access = { region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' }
  const into = join(folder, 'into a bucket')
  const withBucket = { ...settings, photos: { bucket: { url: bucket.url, ...access } } }
  try {
    await openFiles(settings.photos).put('3f/photo.webp', Buffer.from('photo'))
    const { id, point } = await makeBackup(settings, making)
    bucket.lostAnswers = 1000
    const restoring = { ...options, id, into, erasures: null }
    await expect(restoreBackup(withBucket, restoring)).rejects.toThrow('repeat the command')
    bucket.lostAnswers = 0
    await mkdir(join(folder, 'records'))
    const erasures = { env: {}, folder: join(folder, 'records') }
    const other = { ...restoring, id: '20261127T173005Z-00000000' }
    await expect(restoreBackup(withBucket, other)).rejects.toThrow(`${other.id} is another backup`)
    const later = { until: new Date('2026-11-27T18:00:00Z'), archive }
    await expect(restoreBackup(withBucket, { ...restoring, later })).rejects.toThrow(
      `a restore of ${id} to ${point.at} was broken off at its very end, and --until 2026-11-27T18:00:00.000Z is another point`,
    )
    await expect(restoreBackup(settings, restoring)).rejects.toThrow(
      `PHOTOS_BUCKET_URL was ${bucket.url} then`,
    )
    expect(await readdir(into)).toEqual(['.restoring'])
    // Nothing was erased again in the databases that were made then.
    await expect(restoreBackup(withBucket, { ...restoring, erasures })).rejects.toThrow(
      'was broken off at its very end, and --without-erasures was given then',
    )
    const again = { ...restoring, id: undefined }
    expect(await restoreBackup(withBucket, again)).toMatchObject({ backup: { id }, isRest: true })
    expect([...bucket.objects.keys()]).toEqual(['3f/photo.webp'])
    expect(await readdir(into)).toEqual(['postgres'])
  } finally {
    await bucket.close()
  }
})

describe('[O6] [F62] A restored server', () => {
  const into = join(folder, 'restored')
  let restored: Cluster
  beforeAll(async () => {
    await makeBackup(settings, making)
    await restore(into)
    restored = await start('restored')
  })
  afterAll(() => restored.stop())

  it("writes nothing into the former server's archive", async () => {
    const names = await readdir(archive)
    const [{ mode }] = (await query(
      await restored.database('api'),
      'insert into written (number) values (-2)',
      'select pg_switch_wal()',
      `select current_setting('archive_mode') as mode`,
    )) as [{ mode: string }]
    expect(mode).toBe('off')
    expect(await readdir(archive)).toEqual(names)
  })

  it('has a timeline of its own, whose segments are named otherwise than those of the former one', async () => {
    const current = 'select pg_walfile_name(pg_current_wal_lsn()) as name'
    const [own] = await query(await restored.database('postgres'), current)
    const [former] = await query(url, current)
    const timelines = [former, own].map((row) => (row as { name: string }).name.slice(0, 8))
    expect(timelines).toEqual(['00000001', '00000002'])
  })

  it('archives into a folder of its own again, and is restored from there', async () => {
    await restored.stop()
    const own = join(folder, 'own log')
    restored = await startArchiving('restored', own)
    const its = await restored.database('api')
    const ofIts = {
      ...{ ...settings, place: { folder: join(folder, 'its own') } },
      server: { type: 'embedded', url: await restored.database('postgres') },
    } as const
    const made = await makeBackup(ofIts, making)
    await query(its, 'insert into written (number) values (-3)')
    const until = new Date()
    await query(its, 'delete from written')
    await untilArchived(its)
    const again = join(folder, 'again')
    await restoreBackup(ofIts, {
      ...{ ...options, into: again, later: { until, archive: own }, erasures: null },
    })
    expect(made.server.archives).toBe(true)
    expect(await rowsIn(again)).toBeGreaterThan(0)
  })
})

it('A backup is refused where api and content are not on one server', async () => {
  const other = await startCluster({
    folder: join(folder, 'other'),
    port: await findFreeBase(21_000),
    settings: { fsync: 'off' },
  })
  const content = await other.database('content')
  const describing = describeServer(url, { api: 'api', content })
  await expect(describing).rejects.toThrow('copies of two servers are not one point')
  await other.stop()
})
