import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from '@darnley/tools/cluster'
import { findFreeBase } from '@darnley/tools/ports'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { applyErasures, erasuresPlace } from './erasures.ts'

const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
let cluster: Cluster

beforeAll(async () => {
  cluster = await startCluster({
    folder: join(folder, 'postgres'),
    port: await findFreeBase(22_000),
    settings: { fsync: 'off' },
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await cluster.stop()
  await rm(folder, { recursive: true })
})

it('a bucket or a folder that a file names is the place of the records', async () => {
  const [bucket, where] = [join(folder, 'bucket-url'), join(folder, 'erasures-dir')]
  await writeFile(bucket, 'https://s3.example/erasures\n')
  await writeFile(where, '/mnt/erasures\n')
  expect(erasuresPlace({ ERASURES_BUCKET_URL_FILE: bucket }, folder)).toEqual({ env: {} })
  expect(erasuresPlace({ ERASURES_DIR_FILE: where }, folder).folder).toBe('/mnt/erasures')
})

it('[F62] Erasures are made again in the restored database, wherever the addresses of the site are', async () => {
  await mkdir(join(folder, 'erasures'))
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const file = join(folder, name)
    await writeFile(file, await cluster.database('site'))
    vi.stubEnv(`${name}_FILE`, file)
  }
  const restored = { databaseUrl: await cluster.database('restored'), since: new Date() }
  const applied = await applyErasures(erasuresPlace({}, folder), restored)
  expect(applied).toBe('Erasures made again: 0; 0 were in the backup.')
})
