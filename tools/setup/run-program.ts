import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { endWithUs } from './bootstrap/guard.mjs'
import { root } from './bootstrap/settings.mjs'

export interface ProgramOptions {
  readonly cwd?: string
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Ends the program at once. */
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Shows its output only when it fails. */
  readonly quiet?: boolean
}

/** Runs a program that ends with this process. Returns its exit code; 1 when it does not start or a signal ends it. */
export function runProgram(
  [program = '', ...args]: readonly string[],
  { cwd = root, env = {}, signal, timeoutMs, quiet = false }: ProgramOptions = {},
): Promise<number> {
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
    ...(signal ? { signal } : {}),
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
  })
  endWithUs(child)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Ctrl-C reaches the program directly; other signals do not.
  const end = (): void => void child.kill('SIGTERM')
  process.once('SIGTERM', end)
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => {
      process.off('SIGTERM', end)
      if (code !== 0) process.stderr.write(Buffer.concat(chunks))
      resolve(code ?? 1)
    })
  })
}

/** Returns the command that runs a script of an installed package, as a workspace finds it. */
export function scriptOf(name: string, file: string, workspace = '.'): [string, string] {
  const require = createRequire(join(root, workspace, 'package.json'))
  return [process.execPath, join(dirname(require.resolve(`${name}/package.json`)), file)]
}
