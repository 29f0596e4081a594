import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { endWithUs } from '@darnley/tools/guard'
import { findAccount, handOver } from '@darnley/tools/postgres-account'

/** A server of Debian's package postgresql-15. */
export interface DebianServer {
  /** Returns the address of a database as the superuser. */
  url(database: string): string
  stop(): Promise<void>
}

const binaries = '/usr/lib/postgresql/15'

/** Starts a new server in a folder. @throws Error when the package is not installed */
export async function startDebianServer(folder: string, port: number): Promise<DebianServer> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const account = findAccount({ binaries, data: folder })
  const secret = randomBytes(12).toString('hex')
  const [data, password] = [join(folder, 'data'), join(folder, 'password')]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(password, secret, { mode: 0o600 })
  for (const path of [data, password]) handOver(path, account)
  const run = { ...account.spawnAs, cwd: '/', stdio: 'ignore' } as const
  const initdb = ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`]
  execFileSync(...account.command(join(binaries, 'bin/initdb'), initdb), run)
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ]
  const [program, args] = account.command(join(binaries, 'bin/postgres'), flags)
  const child = spawn(program, args, { ...run, detached: true })
  endWithUs(child, 'SIGINT')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = (database: string): string => {
    const address = new URL(`postgres://127.0.0.1:${port}/${database}`)
    address.username = 'postgres'
    address.password = secret
    return address.href
  }
  await untilItAnswers(url('postgres'))
  return {
    url,
    stop: async () => {
      child.kill('SIGINT')
      await ended
    },
  }
}

async function untilItAnswers(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
