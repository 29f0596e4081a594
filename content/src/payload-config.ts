import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { openFiles } from '@darnley/storage/files'
import { buildConfig } from 'payload'
import type { SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { collections } from './collections/collections.ts'
import { seedState } from './collections/seed-state.ts'
import type { Config } from './config.ts'
import { poolOptions } from './database/pool-options.ts'

export interface PayloadOptions {
  readonly config: Config
  readonly onChange: () => void
}

/**
 * Builds Payload's configuration without Next. The graph is acyclic (category <- item -> service -> picture) with at
 * most four steps, so greater depths are reduced to four.
 */
export function buildPayloadConfig({ config, onChange }: PayloadOptions): Promise<SanitizedConfig> {
  return buildConfig({
    secret: config.secret,
    collections: collections({
      mediaFolder: config.mediaFolder,
      pictures: config.mediaBucket && openFiles({ bucket: config.mediaBucket }),
      sharp,
      onChange,
    }),
    globals: [seedState],
    db: postgresAdapter({
      // Payload has older types of the same driver.
      pool: poolOptions(config.databaseUrl, config.databasePooler) as PostgresAdapterArgs['pool'],
      // The schema is changed only by migrations.
      push: false,
      disableCreateDatabase: true,
      migrationDir: `${import.meta.dirname}/migrations/generated`,
    }),
    admin: { user: 'users', avatar: 'default' },
    defaultDepth: 2,
    maxDepth: 4,
    graphQL: { disable: true },
    // An invalid query is the client's error.
    loggingLevels: { QueryError: 'debug' },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: config.logLevel }, destination: process.stdout },
  })
}
