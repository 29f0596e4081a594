import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasEnded, keepAlive, withBackOff, type KeptAlive } from '../stack/keep-alive.ts'
import { openLog, type LogFile } from '../stack/log-file.ts'
import { findAccount, handOver } from './account.ts'
import { expectToRun, findBinaries } from './binaries.ts'
import { dataIn, initialise, logIn, type Setup } from './initialise.ts'
import { addressOf, endFormerServer, launchServer, runningServer, socketFolder } from './server.ts'

export interface Cluster {
  /** Connection string of one database of this cluster; creates the database if it is missing. */
  database(name: string): Promise<string>
  /** Id of the current process; it changes with a restart. */
  pid(): number
  /** Stops the server and closes its connections without loss of data. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Folder that holds data, password and log. */
  readonly folder: string
  readonly port: number
  /** Settings passed on as `-c name=value`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Stops the start at once. */
  readonly signal?: AbortSignal
  readonly onLaunch?: (server: ChildProcess) => void
  readonly onRestart?: (words: string) => void
  readonly onGiveUp?: (error: Error) => void
}

/**
 * Starts PostgreSQL from the binaries in npm packages and restarts it after a crash. Stops a server that a killed run
 * left on the same data first.
 * @throws Error with one sentence when it cannot be started
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const setup = prepare(options)
  await endFormerServer(options.folder)
  await initialise(setup)
  handOver(dataIn(options.folder), setup.account)
  options.signal?.throwIfAborted()
  const log = openLog(logIn(options.folder))
  let isReady = false
  const kept = keepAlive({
    launch: () => {
      const child = launchServer(setup, {
        log,
        options: { port: options.port, settings: options.settings ?? {} },
      })
      options.onLaunch?.(child)
      return child
    },
    policy: withBackOff,
    onRestart: (pauseMs) =>
      isReady &&
      options.onRestart?.(
        `PostgreSQL ended by itself and is started again in ${pauseMs / 1000} s${because(log)}`,
      ),
    onGiveUp: (deaths) =>
      isReady &&
      options.onGiveUp?.(
        new Error(`PostgreSQL ended ${deaths} times within a minute${because(log)}`),
      ),
  })
  const stop = async (): Promise<void> => {
    await kept.stop('SIGINT')
    log.close()
  }
  const at = { port: options.port, socket: socketFolder(options.folder) }
  const urlOf = (database: string): string => addressOf(at, { folder: options.folder, database })
  try {
    await untilReady(urlOf('postgres'), { kept, log, signal: options.signal })
    isReady = true
  } catch (error) {
    await stop()
    throw error
  }
  return {
    database: (name) => ensureDatabase(urlOf('postgres'), { name, url: urlOf(name) }),
    pid: () => kept.current().pid ?? 0,
    stop,
  }
}

/** Returns the connection string of a database of the server that runs on the folder; undefined when none does. */
export function findDatabase(folder: string, database: string): string | undefined {
  const server = runningServer(folder)
  return server && addressOf(server, { folder, database })
}

function prepare({ folder, signal }: ClusterOptions): Setup {
  // Open, so that another account can pass; data and password have restricted modes.
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const binaries = findBinaries()
  expectToRun(binaries)
  const account = findAccount({ binaries, data: folder })
  return { account, binaries, folder, ...(signal ? { signal } : {}) }
}

interface Starting {
  readonly kept: KeptAlive
  readonly log: LogFile
  readonly signal: AbortSignal | undefined
}

/**
 * Processes of a killed server may keep its shared memory for a moment. Until they are gone, a new server exits at once
 * and is started again.
 */
async function untilReady(url: string, { kept, log, signal }: Starting): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    if (await answers(url)) return
    if (hasEnded(kept.current()) && !/shared memory|lock file/.test(log.reason())) break
    await sleep(100)
  }
  throw new Error(`PostgreSQL did not start${because(log)}`)
}

function because(log: LogFile): string {
  const reason = log.reason()
  return `${reason ? ` (${reason})` : ''}; its log is ${log.path}.`
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

async function ensureDatabase(
  admin: string,
  { name, url }: { name: string; url: string },
): Promise<string> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return url
}
