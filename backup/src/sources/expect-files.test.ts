import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from '@darnley/tools/cluster'
import { findFreeBase } from '@darnley/tools/ports'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeKey } from '#src/keys.ts'
import { makeBackup } from '#src/make-backup.ts'
import type { Settings } from '#src/settings.ts'

const folder = await mkdtemp(join(tmpdir(), 'files of a site-'))
const making = { erasures: null, log: () => undefined, signal: new AbortController().signal }
let cluster: Cluster
let settings: Settings

beforeAll(async () => {
  cluster = await startCluster({
    folder: join(folder, 'postgres'),
    port: await findFreeBase(23_000),
    settings: { fsync: 'off' },
  })
  await query('api', 'create schema drizzle')
  await query('api', 'create table drizzle.__drizzle_migrations as select 1')
  await query('content', 'create table payload_migrations as select 1')
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

async function query(database: 'api' | 'content', statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await cluster.database(database) })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

it('[F62] A site without pictures and photos is backed up', async () => {
  await expect(makeBackup(settings, making)).resolves.toMatchObject({ format: 1 })
  await query('api', 'create table photos (id int)')
  await query('content', 'create table media (id int)')
  await expect(makeBackup(settings, making)).resolves.toMatchObject({ format: 1 })
})

it.each([
  ['media', 'content', 'No pictures are in', 'MEDIA_DIR or MEDIA_BUCKET_URL to where content'],
  ['photos', 'api', 'No photos are in', 'PHOTOS_DIR or PHOTOS_BUCKET_URL to where the api'],
] as const)(
  '[F62] %s that the database names and that are not in their folder are no backup',
  async (name, database, problem, cure) => {
    const files = join(folder, name)
    await query(database, `insert into ${name} values (1)`)
    const refusal = `${problem} ${files}, and`
    await expect(makeBackup(settings, making)).rejects.toThrow(refusal)
    await mkdir(files)
    await expect(makeBackup(settings, making)).rejects.toThrow(refusal)
    await expect(makeBackup(settings, making)).rejects.toThrow(cure)
    await writeFile(join(files, 'one.webp'), 'picture')
    await expect(makeBackup(settings, making)).resolves.toMatchObject({ format: 1 })
  },
)
