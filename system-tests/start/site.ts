import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'
import { isAlive, type KnownProcess } from '@darnley/tools/processes'
import { livingProcesses } from '@darnley/tools/runs'
import { wholeSystem } from '@darnley/testing/patience'

export interface SiteOptions {
  readonly checkout: string
  readonly dataFolder: string
  readonly base: number
  /** Program and arguments that run the command; nothing by default. */
  readonly prefix?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The user's Node; this one by default. */
  readonly node?: string
}

/** A running `npm start`. */
export interface Site {
  readonly process: ChildProcess
  output(): string
  /** Waits for text in the output. @throws Error with the whole output when the command ends without it */
  prints(text: string): Promise<void>
  /** Waits for the end. Returns the exit code; null after a signal. */
  ended(): Promise<number | null>
}

const patience = { ...wholeSystem, interval: 100 }

function commandOf(
  command: string,
  { checkout, prefix = [], node = process.execPath }: SiteOptions,
): [string, string[]] {
  const [program, ...args] = [...prefix, node, join(checkout, 'tools/setup/run.mjs'), command]
  return [program, args]
}

function environmentOf({ dataFolder, base, env }: SiteOptions): NodeJS.ProcessEnv {
  const own = { PORT: String(base), DATA_DIR: dataFolder, NODE_ENV: 'production' }
  // The site starts servers of its own, not those of the test run.
  const inherited = { ...process.env }
  delete inherited['DATABASE_URL']
  delete inherited['CONTENT_DATABASE_URL']
  // npm passes its folders on to scripts, and another user may not read them.
  for (const name of Object.keys(inherited))
    if (/^npm_config_(cache|userconfig|prefix|\w+_prefix)$/i.test(name)) delete inherited[name]
  return { ...inherited, ...own, ...env }
}

export function startSite(options: SiteOptions): Site {
  const child = spawn(...commandOf('start', options), {
    cwd: options.checkout,
    env: environmentOf(options),
    // A process group, like a terminal's: Ctrl-C reaches all of it.
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
    async prints(text) {
      await vi.waitUntil(() => isOver || output.includes(text), patience)
      if (!output.includes(text)) throw new Error(`It did not print "${text}":\n${output}`)
    },
    ended: () => ended,
  }
}

/** Signals the whole process group. */
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

/** Returns the recorded process of a part. */
export function partOf({ dataFolder }: SiteOptions, name: string): KnownProcess {
  const part = livingProcesses(dataFolder).find((each) => each.name === name)
  if (!part) throw new Error(`"${name}" does not run`)
  return part
}

/** Waits until all these processes have ended. */
export async function untilGone(processes: readonly KnownProcess[]): Promise<void> {
  await vi.waitUntil(() => !processes.some(isAlive), { ...patience, interval: 50 })
}

/** Returns the command lines of all processes that name a folder. */
export function processesOf(folder: string): string[] {
  const { stdout } = spawnSync('ps', ['-ww', '-e', '-o', 'args='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(`${folder}/`))
}
