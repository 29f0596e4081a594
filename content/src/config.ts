import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import {
  contentKey,
  draftPreviewSecret,
  ownDatabase,
  ownerDatabase,
  partnersKey,
  readDatabase,
} from '@darnley/node/common-rules'
import { DraftPreviewSecret } from '@darnley/node/draft-preview'
import { DrainSeconds } from '@darnley/node/drain'
import { readEnvironment } from '@darnley/node/environment'
import { type KeyRing, keyRing, secretsIn } from '@darnley/node/key-ring'
import { standInSecrets } from '@darnley/node/known-secrets'
import type { Environment, Mode } from '@darnley/node/mode'
import { Pooler, poolerDescription } from '@darnley/node/pooler'
import { optional, type Rule } from '@darnley/node/rules'
import { each, strong } from '@darnley/node/secrets'
import { telemetryVariables } from '@darnley/node/telemetry-variables'
import type { BucketSettings } from '@darnley/storage/bucket'
import { z } from 'zod'
import { mediaBucketKeys, mediaBucketOf, mediaBucketVariables, mediaPlace } from './config-media.ts'

/** All settings that the content service reads from its environment. */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3200).describe('a port, such as 3200'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  /** Serves /metrics, which the public must not reach; none by default. */
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('a port, such as 9466'),
  /** PostgreSQL database of the catalogue. */
  CONTENT_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('an address such as postgres://content:...@localhost:5432/content'),
  /** The same database for the role that owns it, past a pooler. */
  CONTENT_DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://content_owner:...@localhost:5432/content'),
  /** A replica, which is read while the primary does not answer. */
  CONTENT_DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address of a replica, such as postgres://content:...@replica:5432/content'),
  CONTENT_DATABASE_POOLER: Pooler.default('none').describe(poolerDescription),
  /** Secret of editors' sessions. This server opens none, so a generated one is enough. */
  PAYLOAD_SECRET: z
    .string()
    .min(16)
    .default(() => randomBytes(32).toString('hex'))
    .describe('the secret of the admin, at least 16 characters'),
  /** With it the api reads what is not public. */
  CONTENT_KEY: z
    .string()
    .default(standInSecrets.contentKey)
    .describe('the secret by which the api reads what is not public'),
  /** With it the api writes partners, and nothing else. */
  CONTENT_PARTNERS_KEY: z
    .string()
    .default(standInSecrets.contentPartners)
    .describe('the secret by which the api writes partners'),
  /** Opens drafts to previews on the site; without it there are none. */
  CONTENT_PREVIEW_SECRET: DraftPreviewSecret,
  /** Folder of uploaded pictures, shared by every process of the service. */
  MEDIA_DIR: z
    .string()
    .default(join(import.meta.dirname, '../.data/media'))
    .describe('the folder of pictures, which every process of the service sees'),
  ...mediaBucketVariables,
  DRAIN_SECONDS: DrainSeconds,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  ...telemetryVariables,
})

const production: readonly Rule[] = [
  ownDatabase('CONTENT_DATABASE_URL'),
  ownerDatabase('CONTENT_DATABASE_OWNER_URL'),
  readDatabase('CONTENT_DATABASE_READ_URL'),
  contentKey,
  partnersKey,
  mediaPlace,
  ...mediaBucketKeys,
  optional({
    setting: 'PAYLOAD_SECRET',
    cure: 'remove it, or set the same secret as for the admin',
    tests: [each(strong)],
  }),
  draftPreviewSecret,
]

export interface Config {
  readonly mode: Mode
  readonly port: number
  readonly host: string
  /** Port of /metrics; null disables it. */
  readonly metricsPort: number | null
  readonly databaseUrl: string
  /** Of the role that owns the schema, past a pooler: for migrations and session locks. */
  readonly databaseOwnerUrl: string
  /** Of a replica, which is read while the primary does not answer; null without one. */
  readonly databaseReadUrl: string | null
  readonly databasePooler: Pooler
  readonly secret: string
  /** The first is the newest. */
  readonly apiKeys: KeyRing
  readonly partnersKeys: KeyRing
  /** None: there are no previews of drafts. */
  readonly previewSecrets: readonly string[]
  readonly mediaFolder: string
  /** When set, pictures are kept there, and those of the folder are copied at a start. */
  readonly mediaBucket: BucketSettings | null
  readonly drainSeconds: number
  readonly logLevel: string
}

/** Reads the environment once. @throws WrongConfiguration that names every invalid variable */
export function readConfig(environment: Environment): Config {
  const { env, mode } = readEnvironment({
    part: 'The content service',
    schema: Settings,
    environment,
    rules: { production, demonstration: [], development: [] },
  })
  return {
    mode,
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT ?? null,
    databaseUrl: env.CONTENT_DATABASE_URL,
    databaseOwnerUrl: env.CONTENT_DATABASE_OWNER_URL ?? env.CONTENT_DATABASE_URL,
    databaseReadUrl: env.CONTENT_DATABASE_READ_URL ?? null,
    databasePooler: env.CONTENT_DATABASE_POOLER,
    secret: keyRing(env.PAYLOAD_SECRET)[0],
    apiKeys: keyRing(env.CONTENT_KEY),
    partnersKeys: keyRing(env.CONTENT_PARTNERS_KEY),
    previewSecrets: secretsIn(env.CONTENT_PREVIEW_SECRET),
    mediaFolder: env.MEDIA_DIR,
    mediaBucket: mediaBucketOf(env),
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  }
}
