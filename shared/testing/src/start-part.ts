import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Started {
  /** Workspace folder that the process runs in. */
  readonly cwd: string
  /** Script inside the folder. */
  readonly entry: string
  /** The process's environment, besides PATH and the folder of compiled modules. */
  readonly env: Readonly<Record<string, string>>
}

interface Ended {
  readonly code: number | null
  /** Lines of its standard error. */
  readonly lines: readonly string[]
}

/** Starts a part as its container does and returns how it ended. Stops a part that listens. */
export async function startPart({ cwd, entry, env }: Started): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('Server listening')) child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, lines: output.trim().split('\n') }
}

/** Returns the settings that a part reported as wrong, in its order. */
export function settingsIn({ lines }: Ended): string[] {
  return lines.flatMap((line) => /^ {2}([A-Z\d_]+) /.exec(line)?.[1] ?? [])
}
