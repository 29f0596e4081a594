import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@darnley/tools/settings'

export interface Done {
  /** Null after a signal. */
  readonly code: number | null
  /** Standard output and errors. */
  readonly output: string
}

type Env = Readonly<Record<string, string>>

/** Runs `npm run backup` or `npm run restore`, with these settings and none of the test run's servers. */
export function runCommand(
  name: 'backup' | 'restore',
  { args = [], env }: { readonly args?: readonly string[]; readonly env: Env },
): Promise<Done> {
  return endOf(start([join(root, 'tools/setup/run.mjs'), name, ...args], env))
}

/** Starts the same program alone, so that a signal reaches it. */
export function startCommand(
  name: 'backup' | 'restore',
  { args = [], env }: { readonly args?: readonly string[]; readonly env: Env },
): ChildProcess {
  return start([join(root, `backup/src/${name}.ts`), ...args], env)
}

interface SmallDisk {
  /** Becomes a disk of its own for this command. */
  readonly folder: string
  readonly megabytes: number
  readonly args: readonly string[]
  readonly env: Env
}

/** Runs a command with a small disk, in a mount namespace. The last line of the output counts the files left in folders there. */
export function runOnSmallDisk(
  name: 'backup' | 'restore',
  { folder, megabytes, args, env }: SmallDisk,
): Promise<Done> {
  const script = `mount -t tmpfs -o size=${megabytes}m none "$0" && { "$@"; cd "$0"; echo; echo "files left: $(find . -mindepth 2 -type f | wc -l)"; }`
  const command = [process.execPath, join(root, `backup/src/${name}.ts`), ...args]
  const namespaces = ['--user', '--map-root-user', '--mount']
  return endOf(
    spawn('unshare', [...namespaces, 'sh', '-c', script, folder, ...command], optionsFor(env)),
  )
}

/** Runs a command of the api. */
export function runApiCommand(
  name: string,
  { args, env }: { readonly args: readonly string[]; readonly env: Env },
): Promise<Done> {
  return endOf(start([join(root, `api/src/commands/${name}.ts`), ...args], env))
}

function start(args: readonly string[], env: Env): ChildProcess {
  return spawn(process.execPath, [...args], optionsFor(env))
}

function optionsFor(env: Env): SpawnOptions {
  const inherited = { ...process.env }
  delete inherited['DATABASE_URL']
  delete inherited['CONTENT_DATABASE_URL']
  return { cwd: root, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }
}

function endOf(child: ChildProcess): Promise<Done> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: output.trim() }))
  })
}
