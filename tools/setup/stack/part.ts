import { spawn } from 'node:child_process'
import { endWithUs } from '../bootstrap/guard.mjs'
import { compileCache } from '../compile-cache.ts'
import { supervise, type Supervised, type SupervisionOptions } from './supervise.ts'

export interface PartOptions extends SupervisionOptions {
  readonly name: string
  /** Workspace folder that the process runs in. */
  readonly folder: string
  /** Script within the folder. */
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  /** Returns 200 once the part is ready. */
  readonly readyUrl: string
  readonly logFile: string
  /** A minute and a half by default. */
  readonly readyWithinMs?: number
}

export interface Part extends Supervised {
  readonly name: string
}

/** Starts one server of the system under supervision. @throws Error as `supervise` does */
export async function startPart(options: PartOptions): Promise<Part> {
  const { name, folder, entry, env, readyUrl, signal } = options
  const supervised = await supervise({
    ...options,
    title: `The part "${name}"`,
    // In its own process group, so that Ctrl-C reaches only the parent, which stops the parts in order.
    launch: (log) => {
      const child = log.withDescriptor((output) =>
        spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
          cwd: folder,
          // Compiled once for all starts: without it each part holds the TypeScript compiler in its memory.
          // A local start is for development, whatever NODE_ENV the shell has.
          env: {
            NODE_COMPILE_CACHE: compileCache,
            ...process.env,
            NODE_ENV: 'development',
            ...env,
          },
          detached: true,
          stdio: ['ignore', output, output],
        }),
      )
      endWithUs(child)
      return child
    },
    isReady: async () => {
      const timeout = AbortSignal.timeout(5000)
      const response = await fetch(readyUrl, {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }).catch(() => null)
      return response?.ok ?? false
    },
    readyWithinMs: options.readyWithinMs ?? 90_000,
    stopSignal: 'SIGTERM',
  })
  return { name, ...supervised }
}
