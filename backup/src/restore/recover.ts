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
  readonly signal: AbortSignal
}

/** A restored server that no other user or machine reaches. */
export interface Recovered {
  /** Returns a connection string, as the role that owns the database. */
  urlOfOwner(database: string): Promise<string>
}

/**
 * Starts PostgreSQL on a restored data folder, which brings it to the backup's point, and lets `work` use it. It listens on
 * a socket in a private folder only, where no password is asked for, and is stopped afterwards.
 * @throws Error with PostgreSQL's own words when it does not get to that point
 */
export async function withRecovered(
  { data, major, user, signal }: Recovering,
  work: (server: Recovered) => Promise<void>,
): Promise<void> {
  const program = programOf('postgres', major)
  const account = findAccount({ binaries: dirname(dirname(program)), data })
  const folder = mkdtempSync(join(tmpdir(), 'darnley-restore-'))
  writeFileSync(join(folder, 'postgresql.conf'), '')
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all trust\n')
  writeFileSync(join(folder, 'pg_ident.conf'), '')
  handOver(data, account)
  handOver(folder, account)
  const output = openSync(join(folder, 'log'), 'w')
  const [command, args] = account.command(program, ['-D', data, ...flagsFor(folder)])
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
      urlOfOwner: async (database) => urlOf(database, await ownerOf(urlOf(database, user))),
    })
  } finally {
    child.kill('SIGINT')
    await ended
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Its own configuration is for another machine, with other addresses, logs and archives. */
function flagsFor(folder: string): string[] {
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
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
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
      throw new Error(
        `The restored database does not start: ${reasonIn(readFileSync(log, 'utf8'))}`,
      )
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

function reasonIn(log: string): string {
  const lines = log.trim().split('\n')
  return (lines.find((line) => /FATAL|PANIC|No space/.test(line)) ?? lines.at(-1) ?? '').trim()
}

async function ownerOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()',
    )
    return rows[0]?.owner ?? ''
  } finally {
    await client.end()
  }
}
