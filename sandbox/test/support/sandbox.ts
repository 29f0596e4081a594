import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import Stripe from 'stripe'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { connect, type Database } from '#src/database/database.ts'

/** A database of its own for one test file, dropped at the end. */
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
  await client.query(sql).finally(() => client.end())
}

export interface RunningSandbox {
  app: FastifyInstance
  database: Database
  url: string
  stripe: Stripe
  stop(): Promise<void>
}

export async function runSandbox(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<RunningSandbox> {
  const config = readConfig({
    STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/nobody-listens',
    LOG_LEVEL: 'silent',
    ...environment,
    SANDBOX_DATABASE_URL: databaseUrl,
  })
  const database = connect(config.databaseUrl)
  const app = await buildApp({ config, database, webhookPauseMs: 20 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    database,
    url: `http://127.0.0.1:${port}`,
    stripe: stripeClient(port),
    async stop() {
      await app.close()
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
