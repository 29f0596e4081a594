import { join } from 'node:path'
import { openReleaseStore, readBucketSettings } from 'shared/releases/open-store'
import { releaseAll } from '#tools/release/release-all.ts'
import { openDatabases } from './databases.ts'
import { environments } from './environments.ts'
import { startPart, type Part } from './part.ts'
import { expectFree, portsFrom, type Ports } from './ports.ts'

export const root = join(import.meta.dirname, '../../..')

export interface StackOptions {
  readonly base: number
  /** Everything that outlives the run: databases, releases, media, logs. */
  readonly dataFolder: string
  /** Where built releases lie; they may be shared between stacks. */
  readonly releasesFolder: string
  readonly log: (line: string) => void
  /** PostgreSQL settings, for instance fsync off where nothing is to be kept. */
  readonly databaseSettings?: Readonly<Record<string, string>>
  /** Settings added to a part's environment. */
  readonly env?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface Stack {
  readonly ports: Ports
  readonly parts: Readonly<Record<string, Part>>
  readonly databaseUrl: string
  stop(): Promise<void>
}

/**
 * Brings the whole system up: database, sandbox, content, api, releases, edge. What was started is stopped again
 * when a later step fails.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = portsFrom(options.base)
  const started: { stop(): Promise<void> }[] = []
  const stop = async (): Promise<void> => {
    for (const part of started.splice(0).reverse()) await part.stop()
  }
  try {
    await expectFree(ports, ['postgres'])
    options.log('Starting PostgreSQL ...')
    const databases = await openDatabases({
      folder: join(options.dataFolder, 'postgres'),
      port: ports.postgres,
      ...(options.databaseSettings ? { settings: options.databaseSettings } : {}),
    })
    started.push(databases)
    const env = environments({ ports, databases, options })
    const start = async (
      name: keyof typeof env,
      entry = 'src/server.ts',
      folder: string = name,
    ): Promise<Part> => {
      options.log(`Starting ${name} ...`)
      const part = await startPart({
        name,
        entry,
        folder: join(root, folder),
        env: { ...env[name], ...options.env?.[name] },
        readyUrl: `http://127.0.0.1:${ports[name]}/readyz`,
        logFile: join(options.dataFolder, 'logs', `${name}.log`),
        onRestart: (stopped) =>
          options.log(
            `The part "${stopped}" stopped by itself and is started again; its log is ${join(options.dataFolder, 'logs')}`,
          ),
      })
      started.push(part)
      return part
    }
    const [sandbox, content] = await Promise.all([
      start('sandbox'),
      start('content'),
      releaseAll({
        store: openReleaseStore(options.releasesFolder, readBucketSettings(process.env)),
        log: options.log,
      }),
    ])
    const api = await start('api')
    const edge = await start('edge', 'server/server.ts', 'host')
    return { ports, parts: { sandbox, content, api, edge }, databaseUrl: databases.api, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
