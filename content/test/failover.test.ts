import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Replicated, startReplicated } from '@darnley/tools/replica'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type ContentApp } from '#src/app.ts'
import { testConfig } from './support/live-app.ts'

let folder = ''
let servers: Replicated
let app: ContentApp
let primaryUrl = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-failover-'))
  servers = await startReplicated(folder)
  primaryUrl = Object.assign(new URL(servers.primaryUrl), { pathname: '/content' }).href
  await onPrimary(servers.primaryUrl, 'create database content')
  const port = String(servers.replicaPort)
  const config = testConfig({
    databaseUrl: primaryUrl,
    databaseReadUrl: Object.assign(new URL(primaryUrl), { port }).href,
    mediaFolder: join(folder, 'media'),
  })
  app = await buildApp({ config })
})
afterAll(async () => {
  await app.http.close()
  await servers.stop()
  await rm(folder, { recursive: true })
})

async function onPrimary(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

async function status(url: string): Promise<number> {
  return (await app.http.inject(url)).statusCode
}

/** Whether the replica has all that the primary has stored. */
async function isLevel(): Promise<boolean> {
  const [row] = await onPrimary(
    primaryUrl,
    'select replay_lsn >= pg_current_wal_flush_lsn() as level from pg_stat_replication',
  )
  return (row as { level: boolean } | undefined)?.level === true
}

/** Everything that pages, edge and api read. */
const reads = [
  '/readyz',
  '/changes',
  '/api/item-categories?depth=4&limit=0',
  '/api/items?depth=3&limit=0',
  '/api/services?limit=5&sort=-id',
  '/api/partners?limit=1',
]

describe('[F57] while there is no primary', () => {
  test('what is published is read on the replica, and writes are refused', async () => {
    await expect.poll(isLevel).toBe(true)
    const before = (await app.http.inject('/api/items/jeans?depth=0')).json<{ name: string }>()
    await servers.stopPrimary()
    for (const url of reads) expect([url, await status(url)]).toEqual([url, 200])
    expect((await app.http.inject('/api/items/jeans?depth=1')).json()).toMatchObject({
      name: before.name,
    })
    const faq = await app.http.inject({
      url: '/internal/faq',
      headers: { authorization: 'Bearer the key of the api in tests' },
    })
    expect(faq.json<{ docs: object[] }>().docs.length).toBeGreaterThan(0)
    const picture = await app.payload.find({ collection: 'media', limit: 1, depth: 0 })
    expect(await status(`${picture.docs[0]?.['url']}`)).toBe(200)
    await expect(
      app.payload.update({ collection: 'faq', where: {}, data: { question: 'Changed?' } }),
    ).rejects.toThrow(/ECONNREFUSED|terminat|connect/)
  })

  test('a primary that is back is read and written again', async () => {
    await servers.startPrimary()
    await expect.poll(() => reading()).toBe('primary')
    const { docs } = await app.payload.find({ collection: 'faq', limit: 1, depth: 0 })
    await app.payload.update({
      ...{ collection: 'faq', id: docs[0]?.id ?? '', data: { question: 'Changed?' } },
    })
    expect(
      (await app.payload.findByID({ collection: 'faq', id: docs[0]?.id ?? '' }))['question'],
    ).toBe('Changed?')
  })

  test('a replica that is away changes nothing', async () => {
    await servers.stopReplica()
    for (const url of reads) expect([url, await status(`${url}`)]).toEqual([url, 200])
    expect(await reading()).toBe('primary')
  })
})

async function reading(): Promise<'primary' | 'replica'> {
  const { rows } = await app.payload.db.pool.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  )
  return rows[0]?.standby ? 'replica' : 'primary'
}
