import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Started {
  /** Workspace folder that the process runs in. */
  readonly cwd: string
  /** Script within the folder. */
  readonly entry: string
  /** All that the process is told, besides where programs are. */
  readonly env: Readonly<Record<string, string>>
}

interface Ended {
  readonly code: number | null
  /** What it said on standard error. */
  readonly lines: readonly string[]
}

/** Starts a part as its container does and returns how it ended. One that listens is told to end. */
export async function startPart({ cwd, entry, env }: Started): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    cwd,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('Server listening')) child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, lines: said.trim().split('\n') }
}

/** Returns the settings that a part named as wrong, in its order. */
export function settingsIn({ lines }: Ended): string[] {
  return lines.flatMap((line) => /^ {2}([A-Z\d_]+) /.exec(line)?.[1] ?? [])
}
