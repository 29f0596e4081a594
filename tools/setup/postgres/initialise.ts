import { spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { endWithUs } from '../bootstrap/guard.mjs'
import { handOver, type Account } from './account.ts'

export interface Setup {
  readonly account: Account
  /** Folder with bin/, lib/ and share/. */
  readonly binaries: string
  /** Folder that holds data, password and log. */
  readonly folder: string
  readonly signal?: AbortSignal
}

export const dataIn = (folder: string): string => join(folder, 'data')
export const logIn = (folder: string): string => join(folder, 'postgres.log')

/** Returns the superuser's password; creates it on first use. */
export function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) {
    const draft = `${file}.new`
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8')
}

/** Returns the password of another role: always the same, and none that the superuser's could be found from. */
export function passwordOf(folder: string, role: string): string {
  return createHmac('sha256', passwordIn(folder)).update(role).digest('hex')
}

/**
 * Creates the data folder if it is missing, in one step: a killed start leaves none.
 * @throws Error with one sentence when initdb fails, or when the signal stops it
 */
export async function initialise(setup: Setup): Promise<void> {
  const data = dataIn(setup.folder)
  if (existsSync(data)) return
  const draft = `${data}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  handOver(draft, setup.account)
  const { code, output } = await initdb(setup, draft)
  appendFileSync(logIn(setup.folder), output)
  setup.signal?.throwIfAborted()
  if (code !== 0)
    throw new Error(`PostgreSQL could not make its data folder ${data}: ${reasonOf(output)}`)
  renameSync(draft, data)
}

async function initdb(
  { account, binaries, folder, signal }: Setup,
  data: string,
): Promise<{ code: number | null; output: string }> {
  const passwordFile = join(folder, 'password.initdb')
  writeFileSync(passwordFile, `${passwordIn(folder)}\n`, { mode: 0o600 })
  handOver(passwordFile, account)
  const [program, args] = account.command(join(binaries, 'bin/initdb'), [
    ...['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C'],
  ])
  const child = spawn(program, args, {
    ...account.spawnAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  const stop = (): void => void child.kill('SIGTERM')
  signal?.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  signal?.removeEventListener('abort', stop)
  rmSync(passwordFile)
  return { code, output }
}

/** initdb prints first what failed, then what it removed. */
function reasonOf(output: string): string {
  const lines = output.trim().split('\n')
  return (
    lines.find((line) => /error|fatal|panic|no space/i.test(line)) ??
    lines.at(-1) ??
    ''
  ).trim()
}
