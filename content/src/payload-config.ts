import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import type { SanitizedConfig } from 'payload'
import { collections } from './collections/collections.ts'
import { seedState } from './collections/seed-state.ts'
import type { Config } from './config.ts'

export interface PayloadOptions {
  readonly config: Config
  readonly onChange: () => void
}

/**
 * Payload without Next. The graph is acyclic (category <- item -> service -> picture) and four steps reach its end,
 * so a deeper wish is cut to that.
 */
export function buildPayloadConfig({ config, onChange }: PayloadOptions): Promise<SanitizedConfig> {
  return buildConfig({
    secret: config.secret,
    collections: collections({ mediaFolder: config.mediaFolder, onChange }),
    globals: [seedState],
    db: postgresAdapter({
      pool: { connectionString: config.databaseUrl, max: 10, statement_timeout: 5000 },
      // The schema changes by migrations alone.
      push: false,
      disableCreateDatabase: true,
      migrationDir: `${import.meta.dirname}/migrations/generated`,
    }),
    admin: { user: 'users', avatar: 'default' },
    defaultDepth: 2,
    maxDepth: 4,
    graphQL: { disable: true },
    // A wish that cannot be met is the asker's matter.
    loggingLevels: { QueryError: 'debug' },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: config.logLevel }, destination: process.stdout },
  })
}
