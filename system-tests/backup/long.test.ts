import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BucketServer, startBucketServer } from '@darnley/testing/bucket-server'
import { findFreeBase } from '@darnley/tools/ports'
import { findBinaries } from '@darnley/tools/postgres-binaries'
import { runCommand, runOnSmallDisk } from './commands.ts'
import { expectContents, sendPhoto } from './contents.ts'
import { startDebianServer } from './debian-server.ts'
import { type RunningSite, startSiteIn, takeReleases } from './sites.ts'

/** Takes what not every machine has: user namespaces for small disks, and Debian's package postgresql-15. */
const place = mkdtempSync(join(tmpdir(), 'long-backup-'))
const at = (name: string): string => join(place, name)
const keys = { BACKUP_KEY_FILE: at('key') }
const access = { id: 'id', secret: 'secret' }
const buckets: BucketServer[] = []

beforeAll(async () => {
  await runCommand('backup', { args: ['key', at('key')], env: { BACKUP_DIR: at('kept') } })
})

afterAll(async () => {
  for (const bucket of buckets) await bucket.close()
  rmSync(place, { recursive: true })
})

/** Starts a bucket. Returns the settings that name it. */
async function bucketFor(name: 'BACKUP' | 'PHOTOS'): Promise<Record<string, string>> {
  const bucket = await startBucketServer(access)
  buckets.push(bucket)
  const settings = { URL: bucket.url, KEY_ID: access.id, SECRET: access.secret }
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [`${name}_BUCKET_${key}`, value]),
  )
}

describe('A site with photos in a bucket', { timeout: 600_000 }, () => {
  let site: RunningSite
  let photos: Record<string, string>
  beforeAll(async () => {
    photos = await bucketFor('PHOTOS')
    takeReleases(at('data'))
    site = await startSiteIn(at('data'), { from: 22_000, env: photos })
  })
  afterAll(() => site.stack.stop())

  it('[O6] [F62] is backed up to a bucket, and restored into an empty one', async () => {
    const photo = await sendPhoto(site)
    const env = { ...keys, DATA_DIR: at('data'), ...(await bucketFor('BACKUP')) }
    const made = await runCommand('backup', { env: { ...env, ...photos } })
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('the bucket http')])

    await sendPhoto(site)
    const args = ['--into', at('restored')]
    const taken = await runCommand('restore', { args, env: { ...env, ...photos } })
    expect(taken.output).toMatch(/The bucket .* is not empty/)
    expect(existsSync(at('restored'))).toBe(false)

    const others = await bucketFor('PHOTOS')
    const restored = await runCommand('restore', { args, env: { ...env, ...others } })
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored ')])
    expect(readdirSync(at('restored'))).not.toContain('photos')
    const other = await startSiteIn(at('restored'), { from: 23_000, env: others })
    await expectContents(other, photo).finally(() => other.stack.stop())
  })

  it('[F62] says that the disk is full, keeps no half backup and restores nothing', async () => {
    const env = { ...keys, ...photos, DATA_DIR: at('data') }
    mkdirSync(at('small'))
    const full = await runOnSmallDisk('backup', {
      ...{ folder: at('small'), megabytes: 20, args: [] },
      env: { ...env, BACKUP_DIR: at('small') },
    })
    expect(full.output).toMatch(/The disk is full: free some space[^]*files left: 0/)

    const made = await runCommand('backup', { env: { ...env, BACKUP_DIR: at('kept') } })
    expect(made.code).toBe(0)
    const small = await runOnSmallDisk('restore', {
      ...{ folder: at('small'), megabytes: 100, args: ['--into', at('small')] },
      env: { ...env, BACKUP_DIR: at('kept') },
    })
    expect(small.output).toMatch(/has 10\d MB free, and the restored site needs \d+ MB[^]*left: 0/)
  })
})

describe('A server of its own', { timeout: 300_000 }, () => {
  it('[O6] [F62] is copied over the network by a role that may only read', async () => {
    const server = await startDebianServer(at('debian'), await findFreeBase(24_000))
    await query(
      server.url('postgres'),
      `create role backup login replication password 'copy'`,
      'grant pg_read_all_data to backup',
      'create database api',
      'create database content',
    )
    await query(server.url('content'), 'create table payload_migrations as select 1')
    await query(
      server.url('api'),
      'create schema drizzle',
      'create table drizzle.__drizzle_migrations as select 1',
    )
    const copying = new URL(server.url('postgres'))
    Object.assign(copying, { username: 'backup', password: 'copy' })
    const env = {
      ...keys,
      ...{ DATA_DIR: at('none'), BACKUP_DIR: at('kept of 15'), BACKUP_WORK_DIR: at('work') },
      BACKUP_DATABASE_URL: copying.href,
    }
    mkdirSync(at('work'))
    const made = await runCommand('backup', { env })
    await server.stop()
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('PostgreSQL 15.')])
    expect(readdirSync(at('work'))).toEqual([])
    const args = ['--into', at('of 15'), '--without-erasures']
    const restored = await runCommand('restore', { args, env })
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored ')])

    const wrong = await runCommand('restore', {
      args: ['--into', at('wrong'), '--without-erasures'],
      env: { ...env, BACKUP_POSTGRES_BIN: join(findBinaries(), 'bin') },
    })
    expect(wrong.output).toContain(`postgres of PostgreSQL 15 is needed`)
    expect(wrong.output).toContain('is of 18')
  })
})

async function query(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
