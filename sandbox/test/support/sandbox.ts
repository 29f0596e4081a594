import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import Stripe from 'stripe'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { connect } from '#src/database/database.ts'

/** Creates a database for one test file, dropped at the end. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server, as `npm test` does.')
  const name = `sandbox_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export interface RunningSandbox {
  url: string
  smtpPort: number
  stripe: Stripe
  /** Returns everything that the Stripe stand-in has stored, as text. */
  dump(): Promise<string>
  stop(): Promise<void>
}

export async function runSandbox(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<RunningSandbox> {
  const config = readConfig({
    STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/unused',
    LOG_LEVEL: 'silent',
    ...environment,
    SANDBOX_DATABASE_URL: databaseUrl,
  })
  const database = connect(config.databaseUrl)
  const { http, smtp } = await buildApp({ config, database, webhookPauseMs: 20 })
  await http.listen({ host: '127.0.0.1', port: 0 })
  await once(smtp.listen(0, '127.0.0.1'), 'listening')
  const { port } = http.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    smtpPort: (smtp.server.address() as AddressInfo).port,
    stripe: stripeClient(port),
    async dump() {
      const tables = ['payment_intents', 'payment_methods', 'idempotency_keys', 'events']
      const selects = tables.map(
        (name) => `select row_to_json(t)::text as row from stripe_${name} t`,
      )
      const { rows } = await database.query<{ row: string }>(selects.join(' union all '))
      return rows.map(({ row }) => row).join('\n')
    },
    async stop() {
      await http.close()
      await promisify(smtp.close.bind(smtp))()
      await database.end()
    },
  }
}

function stripeClient(port: number): Stripe {
  return new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
}
