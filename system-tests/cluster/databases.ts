import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { root } from '@darnley/tools/settings'
import { configure } from './configuration.ts'
import type { Ports } from './ports.ts'
import { account, isAnswered, type Program, startProgram } from './program.ts'

export const ADDRESS = '127.0.0.1'

/** One machine with PostgreSQL and its Patroni. */
export interface Machine {
  readonly name: string
  isPrimary(): Promise<boolean>
  /** Ends PostgreSQL and Patroni with SIGKILL, so that it is not started again. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** The database of a part: by its runner through PgBouncer, by its owner past it. */
export interface Access {
  readonly url: string
  readonly ownerUrl: string
  /** Of a standby, by its runner through PgBouncer. */
  readonly readUrl: string
}

export interface Databases {
  readonly machines: readonly [Machine, Machine]
  readonly api: Access
  readonly content: Access
  /** Resolves when a standby confirms each commit. */
  untilSynchronous(): Promise<void>
  stop(): Promise<void>
}

interface Secrets {
  readonly superuser: string
  readonly replicator: string
  readonly rewinder: string
}

const secret = (): string => randomBytes(24).toString('hex')

/** Starts etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer, and makes the roles by `npm run roles`. */
export async function startDatabases(folder: string, ports: Ports): Promise<Databases> {
  own(folder)
  const programs: Program[] = [await startEtcd(folder, ports)]
  const secrets = { superuser: secret(), replicator: secret(), rewinder: secret() }
  const first = machine('one', { folder, ports, secrets })
  const second = machine('two', { folder, ports, secrets })
  const superuserUrl = `postgres://postgres:${secrets.superuser}@${ADDRESS}:${ports.primary}/postgres`
  const untilSynchronous = (): Promise<void> =>
    until('a synchronous standby', () => hasStandby(superuserUrl))
  await first.start()
  await until('a primary', first.isPrimary)
  await second.start()
  programs.push(await startHaproxy(folder, ports))
  await untilSynchronous()
  const passwords = { api: secret(), content: secret() }
  const access = (part: 'api' | 'content'): Access => {
    const url = `postgres://${part}:${passwords[part]}@${ADDRESS}:${ports.pgbouncer}/${part}`
    const ownerUrl = `postgres://${part}_owner:${secret()}@${ADDRESS}:${ports.primary}/${part}`
    return { url, ownerUrl, readUrl: `${url}_read` }
  }
  const [api, content] = [access('api'), access('content')]
  makeRoles({ superuserUrl, api, content })
  programs.push(await startPgBouncer(folder, { ports, passwords }))
  return {
    machines: [first, second],
    api,
    content,
    untilSynchronous,
    stop: async () => {
      for (const program of programs.toReversed()) await program.stop('SIGINT')
      await Promise.all([first.stop(), second.stop()])
    },
  }
}

/** Makes a folder for what the account of PostgreSQL writes. */
function own(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const { uid, gid } = account()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

function startEtcd(folder: string, { etcd, etcdPeer }: Ports): Promise<Program> {
  const [client, peer] = [`http://${ADDRESS}:${etcd}`, `http://${ADDRESS}:${etcdPeer}`]
  return startProgram({
    name: 'etcd',
    command: [
      ...(['/usr/bin/etcd', '--name', 'one', '--data-dir', join(folder, 'etcd')] as const),
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `one=${peer}`],
    ],
    logFile: join(folder, 'etcd.log'),
    isReady: () => isAnswered(`${client}/health`),
  })
}

interface MachineOptions {
  readonly folder: string
  readonly ports: Ports
  readonly secrets: Secrets
}

function machine(name: 'one' | 'two', { folder, ports, secrets }: MachineOptions): Machine {
  const { postgres, patroni } = ports[name]
  const data = join(folder, name)
  const values = {
    ...{ NAME: name, ADDRESS, NETWORK: `${ADDRESS}/32`, DATA_DIR: data },
    ...{ ETCD_HOSTS: `${ADDRESS}:${ports.etcd}`, PGPASS_FILE: join(folder, `${name}.pgpass`) },
    ...{ PATRONI_PORT: String(patroni), POSTGRES_PORT: String(postgres) },
    ...{ SUPERUSER_PASSWORD: secrets.superuser, REPLICATOR_PASSWORD: secrets.replicator },
    REWINDER_PASSWORD: secrets.rewinder,
  }
  const file = configure('patroni.yml', { to: join(folder, `${name}.yml`), values })
  const answers = (path: string): Promise<boolean> =>
    isAnswered(`http://${ADDRESS}:${patroni}/${path}`)
  let running: Program | undefined
  return {
    name,
    isPrimary: () => answers('primary'),
    kill: async () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
      await running?.kill()
      process.kill(pid, 'SIGKILL')
    },
    start: async () => {
      running = await startProgram({
        name: `Patroni ${name}`,
        command: ['/usr/bin/patroni', file],
        logFile: join(folder, `${name}.log`),
        // Its PostgreSQL accepts connections.
        isReady: () => answers('health'),
      })
    },
    stop: async () => running?.stop(),
  }
}

function startHaproxy(folder: string, ports: Ports): Promise<Program> {
  const at = (port: number): string => `${ADDRESS}:${port}`
  const values = {
    ...{ ADDRESS, PRIMARY_PORT: String(ports.primary), REPLICA_PORT: String(ports.replica) },
    ...{ CONTENT_PORT: String(ports.content), SITE_PORT: String(ports.site) },
    ...{ FIRST_DATABASE: at(ports.one.postgres), SECOND_DATABASE: at(ports.two.postgres) },
    FIRST_PATRONI_PORT: String(ports.one.patroni),
    SECOND_PATRONI_PORT: String(ports.two.patroni),
    ...{ FIRST_CONTENT: at(ports.one.content), SECOND_CONTENT: at(ports.two.content) },
    ...{ FIRST_EDGE: at(ports.one.edge), SECOND_EDGE: at(ports.two.edge) },
  }
  const file = configure('haproxy.cfg', { to: join(folder, 'haproxy.cfg'), values })
  return startProgram({
    name: 'HAProxy',
    command: ['/usr/sbin/haproxy', '-db', '-f', file],
    logFile: join(folder, 'haproxy.log'),
    isReady: async () => true,
  })
}

function makeRoles(urls: {
  readonly superuserUrl: string
  readonly api: Access
  readonly content: Access
}): void {
  const env = {
    ROLES_DATABASE_URL: urls.superuserUrl,
    ...{ DATABASE_URL: urls.api.url, DATABASE_OWNER_URL: urls.api.ownerUrl },
    CONTENT_DATABASE_URL: urls.content.url,
    CONTENT_DATABASE_OWNER_URL: urls.content.ownerUrl,
  }
  execFileSync('npm', ['run', '--silent', 'roles'], { cwd: root, env: { ...process.env, ...env } })
}

function startPgBouncer(
  folder: string,
  {
    ports,
    passwords,
  }: { readonly ports: Ports; readonly passwords: Readonly<Record<string, string>> },
): Promise<Program> {
  const users = join(folder, 'users.txt')
  const lines = Object.entries(passwords).map(([name, password]) => `"${name}" "${password}"\n`)
  writeFileSync(users, lines.join(''))
  const values = {
    ...{ ADDRESS, USERS_FILE: users, PGBOUNCER_PORT: String(ports.pgbouncer) },
    ...{ PRIMARY_PORT: String(ports.primary), REPLICA_PORT: String(ports.replica) },
  }
  const url = `postgres://api:${passwords['api']}@${ADDRESS}:${ports.pgbouncer}/api`
  return startProgram({
    name: 'PgBouncer',
    command: [
      '/usr/sbin/pgbouncer',
      configure('pgbouncer.ini', { to: join(folder, 'pgbouncer.ini'), values }),
    ],
    logFile: join(folder, 'pgbouncer.log'),
    isReady: () => rowsOf(url, 'select 1').then(({ length }) => length === 1),
  })
}

async function hasStandby(url: string): Promise<boolean> {
  const rows = await rowsOf(url, `select 1 from pg_stat_replication where sync_state = 'sync'`)
  return rows.length === 1
}

/** Returns the rows of a statement; none when there is no answer. */
async function rowsOf(connectionString: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<object>(statement)).rows
  } catch {
    return []
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 120_000; !(await holds()); await sleep(250))
    if (Date.now() > deadline) throw new Error(`There is no ${what} after two minutes`)
}
