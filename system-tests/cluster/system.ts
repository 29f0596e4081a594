import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster } from '@darnley/tools/cluster'
import { type Part, startPart } from '@darnley/tools/part'
import { root } from '@darnley/tools/settings'
import type { System } from '#system-tests/chaos/system.ts'
import { ADDRESS, type Databases, startDatabases } from './databases.ts'
import { findPorts, type Ports } from './ports.ts'
import { type Bucket, startReleases } from './releases.ts'

/** Two of every part on two PostgreSQL, all on this machine. */
export interface ClusterSystem extends Pick<
  System,
  'apis' | 'contentUrl' | 'sandboxUrl' | 'database' | 'sandboxDatabase' | 'databaseUrls'
> {
  /** The address that browsers know: HAProxy before both edges. */
  readonly siteUrl: string
  readonly edges: readonly [string, string]
  /** Addresses of the apis' metrics. */
  readonly metrics: readonly [string, string]
  readonly databases: Databases
  readonly bucket: Bucket
  /** By name: api-1, api-2, content-1, content-2, edge-1, edge-2, sandbox. */
  readonly parts: ReadonlyMap<string, Part>
  stop(): Promise<void>
}

const at = (port: number): string => `http://${ADDRESS}:${port}`

/** What takes minutes in production happens within a run. */
const SHORT_INTERVALS = {
  ...{ RECONCILE_EVERY_MS: '1000', UNPAID_ORDER_EXPIRES_MS: '60000', LEDGER_EVERY_MS: '1000' },
}

export async function startClusterSystem(folder: string): Promise<ClusterSystem> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const ports = await findPorts()
  const databases = await startDatabases(join(folder, 'databases'), ports)
  // Outside services are not ours to keep up: their stand-in has a server of its own.
  const outside = await startCluster({ folder: join(folder, 'outside'), port: ports.outside })
  const sandboxDatabaseUrl = await outside.owned('sandbox')
  const bucket = await startReleases(join(folder, 'releases'), ports.bucket)
  const parts = await startParts(folder, { ports, databases, bucket, sandboxDatabaseUrl })
  const database = openPool(databases.api.ownerUrl)
  const sandboxDatabase = openPool(sandboxDatabaseUrl)
  return {
    ...{ databases, bucket, parts, database, sandboxDatabase },
    siteUrl: `http://localhost:${ports.site}`,
    apis: [at(ports.one.api), at(ports.two.api)],
    edges: [at(ports.one.edge), at(ports.two.edge)],
    metrics: [at(ports.one.api + METRICS), at(ports.two.api + METRICS)],
    contentUrl: at(ports.content),
    sandboxUrl: at(ports.sandbox),
    databaseUrls: { api: databases.api.ownerUrl, sandbox: sandboxDatabaseUrl },
    stop: () => stopAll({ parts, databases, bucket, outside, pools: [database, sandboxDatabase] }),
  }
}

/** From the api's port to that of its metrics. */
const METRICS = 4

interface Running {
  readonly parts: ReadonlyMap<string, Part>
  readonly databases: Databases
  readonly bucket: Bucket
  readonly outside: Cluster
  readonly pools: readonly pg.Pool[]
}

async function stopAll({ parts, databases, bucket, outside, pools }: Running): Promise<void> {
  await Promise.all(pools.map((pool) => pool.end()))
  await Promise.all([...parts.values()].map((part) => part.stop()))
  await bucket.kill()
  await databases.stop()
  await outside.stop()
}

interface Needs {
  readonly ports: Ports
  readonly databases: Databases
  readonly bucket: Bucket
  readonly sandboxDatabaseUrl: string
}

/** Starts what others need first: the sandbox and content, then the apis, then the edges. */
async function startParts(folder: string, needs: Needs): Promise<ReadonlyMap<string, Part>> {
  const environments = environmentsOf(folder, needs)
  const start = async (name: string, env: Readonly<Record<string, string>>): Promise<Part> => {
    const part = name.replace(/-\d$/, '')
    return startPart({
      name,
      folder: join(root, part === 'edge' ? 'host/edge' : part),
      entry: 'src/server.ts',
      env: { LOG_LEVEL: 'warn', HOST: ADDRESS, ...env },
      readyUrl: `${at(Number(env['PORT']))}/readyz`,
      logFile: join(folder, `${name}.log`),
      // Seven parts and two databases start on one machine.
      readyWithinMs: 300_000,
      policy: { mostAMinute: Number.POSITIVE_INFINITY, pauseMs: () => 300 },
    })
  }
  const parts: Part[] = []
  for (const together of environments)
    parts.push(...(await Promise.all(Object.entries(together).map((each) => start(...each)))))
  return new Map(parts.map((part) => [part.name, part]))
}

type Environments = Readonly<Record<string, Readonly<Record<string, string>>>>

function environmentsOf(folder: string, needs: Needs): readonly Environments[] {
  const { ports, databases, bucket, sandboxDatabaseUrl } = needs
  const site = { SITE_URL: `http://localhost:${ports.site}`, SANDBOX_URL: at(ports.sandbox) }
  const contentUrl = { CONTENT_URL: at(ports.content) }
  const sandbox = {
    ...{ PORT: String(ports.sandbox), SMTP_PORT: String(ports.smtp) },
    SANDBOX_DATABASE_URL: sandboxDatabaseUrl,
    // By way of the balancer, as Stripe does.
    STRIPE_WEBHOOK_URL: `${at(ports.site)}/api/public/stripe_webhook`,
    SITE_URL: site.SITE_URL,
  }
  const content = {
    CONTENT_DATABASE_URL: databases.content.url,
    CONTENT_DATABASE_OWNER_URL: databases.content.ownerUrl,
    CONTENT_DATABASE_READ_URL: databases.content.readUrl,
    CONTENT_DATABASE_POOLER: 'transaction',
    MEDIA_DIR: join(folder, 'media'),
  }
  const api = {
    ...{ ...site, ...contentUrl, ...SHORT_INTERVALS },
    ...{ DATABASE_URL: databases.api.url, DATABASE_OWNER_URL: databases.api.ownerUrl },
    ...{ DATABASE_READ_URL: databases.api.readUrl, DATABASE_POOLER: 'transaction' },
    ...{ PHOTOS_DIR: join(folder, 'photos'), ERASURES_DIR: join(folder, 'erasures') },
    ...{ SMTP_URL: `smtp://${ADDRESS}:${ports.smtp}`, SEED_DEMO: 'true' },
    // All customers of a run come from one address.
    RATE_LIMIT_A_MINUTE: '0',
  }
  const apis = [ports.one.api, ports.two.api]
  const edge = {
    ...{ ...site, ...contentUrl, ...bucket.env, API_URL: apis.map(at).join(',') },
    TRUSTED_PROXIES: 'loopback',
  }
  return [
    {
      sandbox,
      'content-1': { ...content, PORT: String(ports.one.content) },
      'content-2': { ...content, PORT: String(ports.two.content) },
    },
    {
      'api-1': { ...api, ...apiPorts(ports.one.api) },
      'api-2': { ...api, ...apiPorts(ports.two.api) },
    },
    {
      'edge-1': { ...edge, PORT: String(ports.one.edge), RELEASES_DIR: join(folder, 'edge-1') },
      'edge-2': { ...edge, PORT: String(ports.two.edge), RELEASES_DIR: join(folder, 'edge-2') },
    },
  ]
}

function apiPorts(port: number): Readonly<Record<string, string>> {
  return { PORT: String(port), METRICS_PORT: String(port + METRICS) }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  // A run kills its connections too, and each query reports its own failure.
  pool.on('error', () => undefined)
  return pool
}
