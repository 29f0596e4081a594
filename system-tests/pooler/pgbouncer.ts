import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAccess } from '@darnley/tools/cluster'
import { endWithUs } from '@darnley/tools/guard'
import type { Between } from '#system-tests/chaos/system.ts'
import { PGBOUNCER } from './debian.ts'

type Access = Readonly<Record<'api' | 'content', DatabaseAccess>>

/** Fewer sessions than the parts open connections, so that transactions of one part share and change them. */
const SESSIONS = 3

/** Starts PgBouncer in transaction mode before both databases. @throws Error with its output when it ends */
export async function startPgBouncer(
  folder: string,
  { access, port }: { readonly access: Access; readonly port: number },
): Promise<Between> {
  const file = configure(folder, { access, port })
  const child = spawn(PGBOUNCER, [file], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  endWithUs(child)
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const url = { api: through(access.api.url, port), content: through(access.content.url, port) }
  while (!(await answers(url.api))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`)
    await sleep(200)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Writes its files, which it reads after it gave up root's rights. Returns the path of the first. */
function configure(
  folder: string,
  { access, port }: { readonly access: Access; readonly port: number },
): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const [users, file] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]
  const runners = [access.api, access.content].map(({ url }) => new URL(url))
  writeFileSync(
    users,
    runners.map(({ username, password }) => `"${username}" "${password}"\n`).join(''),
  )
  const databases = runners.map((url) => {
    const name = url.pathname.slice(1)
    return `${name} = host=127.0.0.1 port=${url.port} dbname=${name}`
  })
  const settings = [
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = scram-sha-256', `auth_file = ${users}`],
    ...['pool_mode = transaction', `default_pool_size = ${SESSIONS}`],
    ...(process.getuid?.() === 0 ? ['user = postgres'] : []),
  ]
  writeFileSync(file, ['[databases]', ...databases, '[pgbouncer]', ...settings, ''].join('\n'))
  return file
}

function through(url: string, port: number): string {
  return Object.assign(new URL(url), { port: String(port), search: '' }).href
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  // A connection that ends while it is opened already fails the attempt.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
