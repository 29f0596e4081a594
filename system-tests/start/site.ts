import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { isAlive, type KnownProcess } from '@darnley/tools/processes'
import { livingProcesses } from '@darnley/tools/runs'

export interface SiteOptions {
  readonly checkout: string
  readonly dataFolder: string
  readonly base: number
  /** What runs the command: `node` as this user, unless told otherwise. */
  readonly prefix?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The Node that the user has; this one unless told otherwise. */
  readonly node?: string
}

/** One `npm start`, as the user's terminal sees it. */
export interface Site {
  readonly process: ChildProcess
  output(): string
  /** Waits for words in the output. @throws with the whole output when the command ends without them */
  says(words: string | RegExp): Promise<void>
  /** Waits for the end. Gives the exit code; null after a signal. */
  ended(): Promise<number | null>
}

const patience = { timeout: 600_000, interval: 100 }

function commandOf(
  command: string,
  { checkout, prefix = [], node = process.execPath }: SiteOptions,
): [string, string[]] {
  const [program, ...args] = [...prefix, node, join(checkout, 'tools/setup/run.mjs'), command]
  return [program, args]
}

function environmentOf({ dataFolder, base, env }: SiteOptions): NodeJS.ProcessEnv {
  const own = { PORT: String(base), DATA_DIR: dataFolder, NODE_ENV: 'production' }
  // Servers of the test run are none of this site's business.
  const inherited = { ...process.env }
  delete inherited['DATABASE_URL']
  delete inherited['CONTENT_DATABASE_URL']
  // npm passes its folders on to the scripts that it runs: those of another user are closed to this one.
  for (const name of Object.keys(inherited))
    if (/^npm_config_(cache|userconfig|prefix|\w+_prefix)$/i.test(name)) delete inherited[name]
  return { ...inherited, ...own, ...env }
}

export function startSite(options: SiteOptions): Site {
  const child = spawn(...commandOf('start', options), {
    cwd: options.checkout,
    env: environmentOf(options),
    // A group of its own, as a terminal makes one: Ctrl-C reaches all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let isOver = false
  void ended.then(() => (isOver = true))
  return {
    process: child,
    output: () => output,
    async says(words) {
      await vi.waitUntil(() => isOver || output.search(words) >= 0, patience)
      if (output.search(words) < 0) throw new Error(`It did not say ${words}:\n${output}`)
    },
    ended: () => ended,
  }
}

/** As Ctrl-C does it: a signal for the whole group. */
export function pressCtrlC({ process: { pid = 0 } }: Site): void {
  process.kill(-pid, 'SIGINT')
}

export function stopSite(options: SiteOptions): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(...commandOf('stop', options), {
    cwd: options.checkout,
    env: environmentOf(options),
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** The recorded process of a part. */
export function partOf({ dataFolder }: SiteOptions, name: string): KnownProcess {
  const part = livingProcesses(dataFolder).find((each) => each.name === name)
  if (!part) throw new Error(`"${name}" does not run`)
  return part
}

/** Waits until none of these processes is left. */
export async function untilGone(processes: readonly KnownProcess[]): Promise<void> {
  await vi.waitUntil(() => !processes.some(isAlive), { timeout: 40_000, interval: 50 })
}
