import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { folderStore } from '@darnley/releases/folder-store'
import { releaseAll } from '@darnley/releases/cli/release-all'
import { imageParts } from '@darnley/tools/image-parts'
import { findFreeBase } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'
import { wholeSystem } from '@darnley/testing/patience'
import { DEMONSTRATION, readCompose, type Service } from './compose.ts'

/**
 * Runs the commands of the containers on this machine, without Docker. Only the addresses of other containers, of the
 * database and of folders in their environment differ. The admin is left out, because its installation has 860 MB;
 * `npm run content:admin` starts it with the same command.
 */
const { services } = readCompose(DEMONSTRATION)
const server = process.env['TEST_DATABASE_URL'] ?? ''
const run = `test_containers_${randomBytes(4).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'containers-'))
const running: ChildProcess[] = []
const databases = new Set<string>()
const roles = new Set<string>()

interface Place {
  readonly base: number
  readonly releases: string
  /** Added to the ports of a second replica. */
  readonly replica?: number
}

afterAll(async () => {
  for (const child of running.reverse()) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
  for (const name of databases) await query(`drop database if exists ${name} with (force)`)
  for (const name of roles) await query(`drop role if exists ${name}`)
  rmSync(folder, { recursive: true })
})

async function query(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const PORTS = /^(?:3000|3100|3200|33\d\d|946[456])$/
/** A volume. */
const FOLDER = /^\/(?:media|photos|erasures)$/
const ADDRESS = /\b(?:api|content|sandbox|mailbox|localhost):(\d{4})\b/g

/** Returns the port of a container on this machine. The mailbox and the sandbox have the same one in their containers. */
const local = (port: string, { base, replica = 0 }: Place, isMailbox = false): string =>
  String(base + Number(port) - 3000 + replica + (isMailbox && port === '3310' ? 5 : 0))

function environmentOf(name: string, service: Service, place: Place): Record<string, string> {
  const here = { ...place, replica: 0 }
  const entries = Object.entries(service.environment).map(([key, value]): [string, string] => {
    if (PORTS.test(value)) return [key, local(value, place, name === 'mailbox')]
    if (value.startsWith('postgres:')) return [key, databaseFor(value)]
    if (key === 'RELEASES_DIR') return [key, place.releases]
    if (FOLDER.test(value)) return [key, join(folder, value)]
    const isMail = key === 'SMTP_URL'
    return [
      key,
      value.replaceAll(ADDRESS, (_all, port: string) => `127.0.0.1:${local(port, here, isMail)}`),
    ]
  })
  return { NODE_ENV: 'production', HOST: '127.0.0.1', ...Object.fromEntries(entries) }
}

/** Returns an address of a container as one of this server, with databases and roles of this run. */
function databaseFor(address: string): string {
  const url = new URL(address)
  const here = new URL(server)
  url.host = here.host
  url.search = here.search
  const role = `${run}_${url.username}`
  if (url.username === 'postgres') return server
  roles.add(role)
  url.username = role
  url.pathname = `/${run}_${url.pathname.slice(1)}`
  databases.add(url.pathname.slice(1))
  return url.href
}

/** Starts a container's command and waits until its health check passes, or until it has done its work. */
async function start(name: string, place: Place): Promise<Record<string, string>> {
  const service = services[name]
  if (!service) throw new Error(`There is no service ${name}`)
  const own = environmentOf(name, service, place)
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...own }
  const part = imageParts.find((each) => service.image === `darnley-${each.name}:latest`)
  if (!part) throw new Error(`${name} has no image of ours`)
  const cwd = join(root, part.folder)
  const child = spawn(process.execPath, part.programs.slice(0, 1), {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  running.push(child)
  for (;;) {
    if (child.exitCode === 0 && service.restart === 'no') return own
    if (child.exitCode !== null) throw new Error(`${name} ended: ${errors}`)
    if (await isHealthy(service, env)) return own
    await sleep(400)
  }
}

async function isHealthy({ healthcheck }: Service, env: NodeJS.ProcessEnv): Promise<boolean> {
  if ('disable' in healthcheck) return false
  expect(healthcheck.test).toEqual(['CMD', 'healthy'])
  const script = join(root, 'tools/images/files/healthy')
  const check = spawn('bash', [script], { env, stdio: 'ignore' })
  return new Promise((resolve) => check.once('exit', (code) => resolve(code === 0)))
}

it(
  'starts the whole system by the commands of the containers, with two replicas of the api',
  async () => {
    const base = await findFreeBase(26_000)
    const releases = join(root, '.data/test-releases')
    const place = { base, releases }
    await start('roles', place)
    const [, , content] = await Promise.all([
      start('sandbox', place),
      releaseAll({ store: folderStore(releases), log: () => undefined }),
      start('content', place),
      start('mailbox', place),
    ])
    expect(content['PORT']).toBe(String(base + 200))
    await Promise.all([start('api', place), start('api', { ...place, replica: 1 })])
    await start('edge', place)
    const page = await fetch(`http://127.0.0.1:${base}/booking`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('importmap')
    const answers = await Promise.all(
      [`${base}/api`, `${base + 100}`, `${base + 101}`].map(async (at) =>
        (await fetch(`http://127.0.0.1:${at}/public/items`)).json(),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[1]).toEqual(answers[2])
    // The sandbox's webhook is accepted in production mode too, because these containers are a demonstration.
    const webhook = await fetch(`http://127.0.0.1:${base}/api/public/ship24_webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer ship24_sandbox' },
      body: JSON.stringify({ trackings: [] }),
    })
    expect([webhook.status, await webhook.json()]).toEqual([200, { received: true, moved: false }])
  },
  wholeSystem.timeout,
)
