import { buildApp } from '#src/app.ts'
import type { ContentApp } from '#src/app.ts'
import type { Config } from '#src/config.ts'
import { createDatabase, dropDatabase, withRoles } from './databases.ts'

export interface LiveApp extends ContentApp {
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  readonly origin: () => string
  /** Stops the server and starts it again on the same database. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface Seeded {
  readonly database: string
  readonly mediaFolder: string
}

export const previewSecret = 'the secret of previews in tests'

export function testConfig(
  options: Pick<Config, 'databaseUrl' | 'mediaFolder'> & Partial<Config>,
): Config {
  return {
    databaseOwnerUrl: options.databaseUrl,
    databaseReadUrl: null,
    databasePooler: 'none',
    metricsPort: null,
    mediaBucket: null,
    ...options,
    mode: 'development',
    port: 0,
    host: '127.0.0.1',
    secret: 'a secret for tests alone',
    apiKeys: ['the key of the api in tests'],
    partnersKeys: ['the key by which the api writes partners in tests'],
    previewSecrets: [previewSecret],
    drainSeconds: 0,
    logLevel: 'silent',
  }
}

/** Starts the real server on a free port with a copy of the seeded database. */
export async function startLiveApp(
  { database, mediaFolder }: Seeded,
  changes: Partial<Config> = {},
): Promise<LiveApp> {
  const copy = await createDatabase(database)
  const config = testConfig({ ...(await withRoles(copy)), mediaFolder, ...changes })
  let app = await buildApp({ config })
  let origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    get http() {
      return app.http
    },
    get payload() {
      return app.payload
    },
    get: (path, init) => fetch(`${origin}${path}`, init),
    origin: () => origin,
    restart: async () => {
      await app.http.close()
      app = await buildApp({ config })
      origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
    },
    close: async () => {
      await app.http.close()
      await dropDatabase(copy)
    },
  }
}
