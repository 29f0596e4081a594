import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { prepareDatabase, type Login } from '@darnley/node/database-roles'
import { supervise, type Supervised, type SupervisionOptions } from '../stack/supervise.ts'
import { findAccount, handOver } from './account.ts'
import { expectToRun, findBinaries } from './binaries.ts'
import { dataIn, initialise, logIn, passwordOf, type Setup } from './initialise.ts'
import { addressOf, endFormerServer, launchServer, runningServer, socketFolder } from './server.ts'

/** Its `stop` closes all connections without loss of data. */
export interface Cluster extends Supervised {
  /** Returns the connection string of one database of this cluster; creates the database if it is missing. */
  database(name: string): Promise<string>
  /** Creates a part's database with its two roles if they are missing. */
  withRoles(name: string): Promise<DatabaseAccess>
  /** Creates a database with an owner alone if they are missing; returns the owner's connection string. */
  owned(name: string): Promise<string>
}

/** Connection strings of one database. */
export interface DatabaseAccess {
  /** Of the role that reads and writes rows. */
  readonly url: string
  /** Of the role that owns the tables. */
  readonly ownerUrl: string
}

export interface ClusterOptions extends Omit<SupervisionOptions, 'policy'> {
  /** Folder that holds data, password and log. */
  readonly folder: string
  readonly port: number
  /** Folder with bin/ of another PostgreSQL than that in npm packages. */
  readonly binaries?: string
  /** Settings passed on as `-c name=value`. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts PostgreSQL, from the binaries in npm packages unless others are named, under supervision. Stops a server that a killed run left on the
 * same data first.
 * @throws Error with one sentence when it cannot be started
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, port, settings = {} } = options
  const setup = prepare(options)
  await endFormerServer(folder)
  await initialise(setup)
  handOver(dataIn(folder), setup.account)
  const at = { port, socket: socketFolder(folder) }
  const urlOf = (database: string, role?: string): string =>
    addressOf(at, { folder, database, ...(role ? { role } : {}) })
  const login = (name: string): Login => ({ name, password: passwordOf(folder, name) })
  const server = await supervise({
    ...options,
    title: 'PostgreSQL',
    logFile: logIn(folder),
    launch: (log) => launchServer(setup, { log, options: { port, settings } }),
    isReady: () => answers(urlOf('postgres')),
    readyWithinMs: 30_000,
    stopSignal: 'SIGINT',
    // Processes of a killed server may keep its shared memory for a moment.
    passingFault: /shared memory|lock file/,
  })
  return {
    ...server,
    database: (name) => ensureDatabase(urlOf('postgres'), { name, url: urlOf(name) }),
    withRoles: async (name) => {
      await prepareDatabase((database) => connect(urlOf(database)), {
        database: name,
        owner: login(ownerOf(name)),
        runner: login(name),
      })
      return { url: urlOf(name, name), ownerUrl: urlOf(name, ownerOf(name)) }
    },
    owned: async (name) => {
      const open = (database: string): Promise<pg.Client> => connect(urlOf(database))
      await prepareDatabase(open, { database: name, owner: login(name) })
      return urlOf(name, name)
    },
  }
}

/**
 * Returns the connection string of a database of the server that runs on the folder, without a role the superuser's;
 * undefined when none does.
 */
export function findDatabase(folder: string, database: string, role?: string): string | undefined {
  const server = runningServer(folder)
  return server && addressOf(server, { folder, database, ...(role ? { role } : {}) })
}

function prepare({ folder, signal, binaries = findBinaries() }: ClusterOptions): Setup {
  // Open, so that another account can pass; data and password have restricted modes.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  expectToRun(binaries)
  const account = findAccount({ binaries, data: folder })
  return { account, binaries, folder, ...(signal ? { signal } : {}) }
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

const ownerOf = (database: string): string => `${database}_owner`

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

async function ensureDatabase(
  admin: string,
  { name, url }: { name: string; url: string },
): Promise<string> {
  const client = await connect(admin)
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return url
}
