import { join } from 'node:path'
import { openReleaseStore, readBucketSettings } from '@darnley/releases/open-store'
import { releaseAll } from '@darnley/releases/cli/release-all'
import { expectFree, portsFrom, type Ports } from '../bootstrap/ports.mjs'
import { root } from '../bootstrap/settings.mjs'
import { openDatabases, type Databases } from './databases.ts'
import { environments } from './environments.ts'
import { startPart, type Part } from './part.ts'
import { recordIn } from './record.ts'
import { releaseKeys } from './release-keys.ts'

export interface StackOptions {
  readonly base: number
  /** Everything that outlives the run: databases, releases, media, logs. */
  readonly dataFolder: string
  /** Folder of built releases; stacks may share it. */
  readonly releasesFolder: string
  readonly log: (line: string) => void
  /** Called with the reason when a part stays down. */
  readonly onFailure: (error: Error) => void
  /** Stops the start at once. */
  readonly signal?: AbortSignal
  /** PostgreSQL settings, for instance fsync off for temporary data. */
  readonly databaseSettings?: Readonly<Record<string, string>>
  /** Settings added to a part's environment. */
  readonly env?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface Stack {
  readonly ports: Ports
  readonly parts: Readonly<Record<'sandbox' | 'content' | 'api' | 'edge', Part>>
  readonly databases: Databases
  stop(): Promise<void>
}

/**
 * Starts the whole system: database, sandbox, content, api, releases, edge. Stops the started parts when a later step
 * fails or the signal stops the start.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = portsFrom(options.base)
  const started: { stop(): Promise<void> }[] = []
  const stop = async (): Promise<void> => {
    for (const part of started.splice(0).reverse()) await part.stop()
  }
  // A failed step stops the other running steps.
  const failing = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, failing.signal]) : failing.signal
  const supervised = {
    signal,
    onRestart: options.log,
    onGiveUp: options.onFailure,
  }
  try {
    await expectFree(ports, { except: ['admin'] })
    options.log('Starting PostgreSQL ...')
    const databases = await openDatabases({
      ...supervised,
      folder: join(options.dataFolder, 'postgres'),
      port: ports.postgres,
      onLaunch: (child) => recordIn(options.dataFolder, { name: 'postgres', child }),
      ...(options.databaseSettings ? { settings: options.databaseSettings } : {}),
    })
    started.push(databases)
    const store = openReleaseStore(options.releasesFolder, readBucketSettings(process.env))
    const privateKeys = await releaseKeys(options.releasesFolder)
    const env = environments({ ports, databases, options, privateKeys })
    const start = async (
      name: keyof typeof env,
      entry = 'src/server.ts',
      folder: string = name,
    ): Promise<Part> => {
      options.log(`Starting ${name} ...`)
      const part = await startPart({
        ...supervised,
        name,
        entry,
        folder: join(root, folder),
        env: { ...env[name], ...options.env?.[name] },
        readyUrl: `http://127.0.0.1:${ports[name]}/readyz`,
        logFile: join(options.dataFolder, 'logs', `${name}.log`),
        onLaunch: (child) => recordIn(options.dataFolder, { name, child }),
      })
      started.push(part)
      return part
    }
    const [sandbox, content] = await together(
      [
        start('sandbox'),
        start('content'),
        releaseAll({ store, privateKeys, log: options.log, signal }),
      ],
      failing,
    )
    // Pages are served without the api; both need what the content service says.
    const [api, edge] = await together(
      [start('api'), start('edge', 'src/server.ts', 'host/edge')],
      failing,
    )
    return { ports, parts: { sandbox, content, api, edge }, databases, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until all have ended. The first failure stops the others and is thrown. */
async function together<Steps extends readonly Promise<unknown>[]>(
  steps: readonly [...Steps],
  failing: AbortController,
): Promise<{ -readonly [Step in keyof Steps]: Awaited<Steps[Step]> }> {
  for (const step of steps) step.catch((error: unknown) => failing.abort(error))
  await Promise.allSettled(steps)
  failing.signal.throwIfAborted()
  return Promise.all(steps)
}
