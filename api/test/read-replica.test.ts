import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeskFound } from '@darnley/contract/workshop-desk'
import type { OrderPage } from '@darnley/contract/storefront-orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { tcpProxy, type TcpProxy } from './support/fault-proxy.ts'
import { placePaidOrder } from './support/paid-order.ts'
import { type Replicated, startReplicated } from '@darnley/tools/replica'
import { signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Visitor } from './support/visitor.ts'

const sharedServer = process.env['TEST_DATABASE_URL']
let folder = ''
let servers: Replicated
let replicaProxy: TcpProxy
let environment: TestEnvironment
let owner: Visitor
let metricsUrl = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replica-'))
  servers = await startReplicated(folder)
  process.env['TEST_DATABASE_URL'] = servers.primaryUrl
  replicaProxy = await tcpProxy(() => ({ host: '127.0.0.1', port: servers.replicaPort }))
  const metricsPort = await freePort()
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  environment = await startTestEnvironment({
    env: { METRICS_PORT: String(metricsPort), LEDGER_EVERY_MS: '100' },
    overrideEnv: ({ DATABASE_URL = '' }) => ({
      DATABASE_READ_URL: Object.assign(new URL(DATABASE_URL), { port: String(replicaProxy.port) })
        .href,
    }),
  })
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(async () => {
  // Other files may run in this process after this one.
  process.env['TEST_DATABASE_URL'] = sharedServer
  await environment.stop()
  replicaProxy.stop()
  await servers.stop()
  await rm(folder, { recursive: true })
})

type Made = 'replica' | 'primary_behind' | 'primary_away'

async function metric(name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}
const madeOn = (made: Made): Promise<number> => metric(`database_reads_total{made="${made}"}`)

/** Returns how many more reads were made there by some work. */
async function during(made: Made, work: () => Promise<unknown>): Promise<number> {
  const before = await madeOn(made)
  await work()
  return (await madeOn(made)) - before
}

/** Returns the ids of the orders that the workshop finds by an address. */
async function found(email: string): Promise<string[]> {
  const { status, body } = await owner.post<DeskFound>('/workshop/find', {
    body: { text: email, list: 'current', limit: 10 },
  })
  expect(status).toBe(200)
  return body.type === 'orders' ? body.page.orders.map(({ _id }) => _id) : []
}

async function expectFindsWhatWasJustPaid(): Promise<void> {
  const { id, email } = await placePaidOrder(environment)
  expect(await found(email)).toEqual([id])
}

async function untilReplicaReads(): Promise<void> {
  const search = (): Promise<number> => during('replica', () => found('none@example.com'))
  await expect.poll(search).toBe(1)
}

describe('[O10] with a read replica', () => {
  it('figures, statements, searches and lists of shops are read from it', async () => {
    await untilReplicaReads()
    const shop = await signIn(environment, 'maison')
    const reads = [
      () => owner.get('/workshop/figures?from=2026-11-01&to=2026-11-30'),
      () => owner.get('/workshop/statements?month=2026-11'),
      () => found('none@example.com'),
      () => shop.get<OrderPage>('/storefront/storefront_orders?limit=10'),
    ]
    for (const read of reads) {
      await untilReplicaReads()
      expect(await during('replica', read)).toBe(1)
    }
    expect(await metric('database_replica_lag_seconds')).toBe(0)
  })

  it('what was stored before a read is always in it', async () => {
    for (let orders = 0; orders < 5; orders += 1) await expectFindsWhatWasJustPaid()
    expect(await madeOn('replica')).toBeGreaterThan(0)
  })

  it('one that is behind is passed over until it has caught up', async () => {
    await servers.onReplica('select pg_wal_replay_pause()')
    expect(await during('primary_behind', expectFindsWhatWasJustPaid)).toBe(1)
    expect(await metric('database_replica_lag_seconds')).toBeGreaterThan(0)
    await servers.onReplica('select pg_wal_replay_resume()')
    await untilReplicaReads()
  })

  it('one that does not answer is passed over until it is back', async () => {
    replicaProxy.cut()
    expect(await during('primary_away', expectFindsWhatWasJustPaid)).toBe(1)
    expect(await metric('database_replica_lag_seconds')).toBeNaN()
    replicaProxy.mend()
    await untilReplicaReads()
  })
})
