import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskPage } from '@darnley/contract/workshop-desk'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { createClient, type Client } from '#system-tests/chaos/clients/client.ts'
import { createCustomer, type ChaosContext } from '#system-tests/chaos/clients/customer.ts'
import { openClientLog } from '#system-tests/chaos/client-log.ts'
import { startSystem, type System } from '#system-tests/chaos/system.ts'
import { expectDebiansPackages, POSTGRES_15 } from './debian.ts'
import { startPgBouncer } from './pgbouncer.ts'

const folder = join(tmpdir(), `pooler-${randomUUID()}`)
const random = randomFrom(7)
let system: System | undefined
let context: ChaosContext

beforeAll(async () => {
  expectDebiansPackages()
  system = await startSystem(folder, {
    binaries: POSTGRES_15,
    startPooler: (access, port) => startPgBouncer(join(folder, 'pgbouncer'), { access, port }),
  })
  const garment = await bookingOf(system.contentUrl)
  context = {
    ...system,
    log: openClientLog(join(folder, 'clients.jsonl')),
    createGarment: () => freshCopy(garment),
    tokens: [],
  }
})
afterAll(async () => {
  await system?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function running(): System {
  if (!system) throw new Error('The system did not start')
  return system
}

async function buy(): Promise<void> {
  const customer = createCustomer(context, random)
  await customer.addGarments(2)
  const order = await customer.checkOut()
  expect(order.status).toBe(200)
  await customer.pay(order)
  expect(await customer.validate(order)).toBe('paid')
  await customer.readReceipt(order)
}

async function signIn(): Promise<Client> {
  const client = createClient({ ...context, random, host: 'workshop.localhost:3000' })
  const account = { email: 'manager@darnley.example', password: 'needle-and-thread' }
  expect((await client.post('/storefront/token', account)).status).toBe(200)
  return client
}

/** Listens at the other process until the workshop is told of an order that is not among the known ones. */
async function newOrder(client: Client, { as_of: since, cards }: DeskPage): Promise<string> {
  const response = await fetch(`${running().apis[1]}/workshop/events?since=${since}&seconds=60`, {
    headers: {
      cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      'x-forwarded-host': 'workshop.localhost:3000',
    },
    signal: AbortSignal.timeout(60_000),
  })
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const told = [...text.matchAll(/"order_id":"([^"]+)"/g)].map(([, id = '']) => id)
    const found = told.find((id) => cards.every((card) => card.id !== id))
    if (found) return found
  }
  throw new Error(`The workshop was only told: ${text}`)
}

describe('[F58] [X11] two api processes and content on PostgreSQL 15 through PgBouncer in transaction mode', () => {
  it('sell to ten customers at once', async () => {
    await Promise.all(Array.from({ length: 10 }, buy))
    const { rows } = await running().database.query(
      `select current_setting('server_version_num')::int / 10000 as version,
        (select count(*)::int from orders where status <> 'awaiting_payment') as paid`,
    )
    expect(rows).toEqual([{ version: 15, paid: 10 }])
  })

  it('list the orders for the workshop, and tell it of the next one', async () => {
    const manager = await signIn()
    const { status, body } = await manager.get<DeskPage>('/workshop/desk?view=list&limit=100')
    expect([status, body.cards.length]).toEqual([200, 10])
    const [id] = await Promise.all([newOrder(manager, body), buy()])
    const later = await manager.get<DeskPage>('/workshop/desk?view=list&limit=100')
    expect(later.body.cards.map((card) => card.id)).toContain(id)
  })

  it.each(['api', 'content'] as const)(
    'run %s by a role that can neither make a table, nor read the other database, nor run a program',
    async (part) => {
      const url = running().running[part]
      const other = new URL(url)
      other.pathname = part === 'api' ? '/content' : '/api'
      expect(await refusal(url, 'create table mine ()')).toMatch('permission denied for schema')
      expect(await refusal(url, "copy (select 1) to program 'true'")).toMatch(
        'pg_execute_server_program',
      )
      expect(await refusal(other.href, 'select 1')).toMatch('permission denied for database')
    },
  )

  it('hold no session with a name of a statement', async () => {
    const client = new pg.Client({ connectionString: running().running.api })
    await client.connect()
    const { rows } = await client.query('select name from pg_prepared_statements')
    await client.end()
    expect(rows).toEqual([])
  })
})

/** Returns why a statement fails; nothing when it does not. */
async function refusal(connectionString: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
