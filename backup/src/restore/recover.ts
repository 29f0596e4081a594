import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from '@darnley/tools/guard'
import { findAccount, handOver } from '@darnley/tools/postgres-account'
import pg from 'pg'
import { programOf } from '#src/database/programs.ts'

interface Recovering {
  /** Folder of the restored database. */
  readonly data: string
  readonly major: number
  /** Role of the backup. */
  readonly user: string
  /** Null: the backup's own point. */
  readonly later: LaterPoint | null
  readonly signal: AbortSignal
}

/** A point after that of the backup, which the server's archived log leads to. */
export interface LaterPoint {
  readonly until: Date
  /** Folder of the segments that the server archived; in `withRecovered` a copy of it. */
  readonly archive: string
}

/** A restored server that no other user or machine reaches. */
export interface Recovered {
  /** Returns a connection string, as the role that owns the database. */
  urlOfOwner(database: string): Promise<string>
}

/**
 * Starts PostgreSQL on a restored data folder, which brings it to the backup's point, and lets `work` use it. It listens on
 * a socket in a private folder only, where no password is asked for, and is stopped afterwards. What it writes from there
 * on is another timeline of the log: its segments are not taken for those of the server that was backed up.
 * @throws Error with PostgreSQL's own words when it does not get to that point
 */
export async function withRecovered(
  { data, major, user, later, signal }: Recovering,
  work: (server: Recovered) => Promise<void>,
): Promise<void> {
  const program = programOf('postgres', major)
  const account = findAccount({ binaries: dirname(dirname(program)), data })
  const folder = mkdtempSync(join(tmpdir(), 'darnley-restore-'))
  writeFileSync(join(folder, 'postgresql.conf'), '')
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all trust\n')
  writeFileSync(join(folder, 'pg_ident.conf'), '')
  // Tells PostgreSQL to begin a timeline where it arrives; it removes the file then.
  writeFileSync(join(data, 'recovery.signal'), '')
  handOver(data, account)
  if (later) handOver(later.archive, account)
  handOver(folder, account)
  const output = openSync(join(folder, 'log'), 'w')
  const [command, args] = account.command(program, ['-D', data, ...flagsFor(folder, later)])
  const child = spawn(command, args, {
    ...account.spawnAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  })
  endWithUs(child, 'SIGINT')
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  const urlOf = (database: string, role: string): string =>
    `postgres://${encodeURIComponent(role)}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(folder)}`
  try {
    await untilReady({ child, url: urlOf('postgres', user), log: join(folder, 'log'), signal })
    await work({
      urlOfOwner: async (database) =>
        urlOf(database, await ownerOf(urlOf('postgres', user), database)),
    })
  } finally {
    child.kill('SIGINT')
    await ended
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Its own configuration is for another machine, with other addresses, logs and archives. */
function flagsFor(folder: string, later: LaterPoint | null): string[] {
  const settings = {
    config_file: join(folder, 'postgresql.conf'),
    hba_file: join(folder, 'pg_hba.conf'),
    ident_file: join(folder, 'pg_ident.conf'),
    listen_addresses: '',
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
    shared_preload_libraries: '',
    archive_mode: 'off',
    ssl: 'off',
    logging_collector: 'off',
    // At least those of the server that wrote the log.
    max_prepared_transactions: '1000',
    // No connection before it has arrived.
    hot_standby: 'off',
    // Without an archive all of its log is in the data folder.
    restore_command: later ? `cp ${quoted(later.archive)}/%f "%p"` : 'false',
    ...(later && {
      // Names of time zones, such as Z, are not known yet when the server reads this.
      recovery_target_time: later.until.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Quotes a path for the shell; PostgreSQL reads %% as a per cent sign. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
}

interface Waiting {
  readonly child: ChildProcess
  readonly url: string
  readonly log: string
  readonly signal: AbortSignal
}

/** Replaying a long log takes as long as it takes: it waits until the server answers or ends. */
async function untilReady({ child, url, log, signal }: Waiting): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
      throw new Error(reasonIn(readFileSync(log, 'utf8')))
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isReady) return
    await sleep(100)
  }
}

/** Our own attempts to connect are in the log, too. */
function reasonIn(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => !/starting up|shutting down|not (?:yet )?accepting connections/.test(line))
  const line = lines.find((each) => /FATAL|PANIC|No space/.test(each)) ?? lines.at(-1) ?? ''
  if (/recovery ended before configured recovery target/.test(line))
    return 'The archived log ends before that time, or a segment of it is missing: choose an earlier time, or complete the archive.'
  return /is not a child of this server's history/.test(line)
    ? 'The archived log goes on from another backup than this one, which a server made that was restored before: name one of its backups.'
    : `The restored database does not start: ${line.trim()}`
}

/** Asks another database: the role that made the backup may not connect to each. */
async function ownerOf(url: string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [database],
    )
    return rows[0]?.owner ?? ''
  } finally {
    await client.end()
  }
}
