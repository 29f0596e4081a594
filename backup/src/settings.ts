import { join, resolve } from 'node:path'
import { readEnvironment } from '@darnley/node/environment'
import type { Environment } from '@darnley/node/mode'
import { bucketOf, bucketVariables } from '@darnley/releases/open-store'
import type { Place } from '@darnley/storage/files'
import { findDatabase } from '@darnley/tools/cluster'
import { z } from 'zod'
import type { SiteDatabases } from './database/server.ts'

const schema = z.object({
  BACKUP_KEY_FILE: z
    .string()
    .describe('the file with its keys; npm run backup -- key <file> makes one'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_BUCKET_URL: z
    .url()
    .optional()
    .describe('the address of a bucket, such as https://s3.eu-west-2.amazonaws.com/backups'),
  BACKUP_BUCKET_REGION: z.string().default('auto'),
  BACKUP_BUCKET_KEY_ID: z.string().default(''),
  BACKUP_BUCKET_SECRET: z.string().default(''),
  BACKUP_DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/ })
    .optional()
    .describe('an address such as postgres://backup:...@localhost:5432/postgres'),
  BACKUP_WORK_DIR: z.string().optional(),
  DATABASE_URL: z.string().default('api'),
  CONTENT_DATABASE_URL: z.string().default('content'),
  MEDIA_DIR: z.string().optional(),
  MEDIA_BUCKET_URL: z.url().optional().describe('the address of a bucket'),
  MEDIA_BUCKET_REGION: z.string().default('auto'),
  MEDIA_BUCKET_KEY_ID: z.string().default(''),
  MEDIA_BUCKET_SECRET: z.string().default(''),
  PHOTOS_DIR: z.string().optional(),
  PHOTOS_BUCKET_URL: z.url().optional().describe('the address of a bucket'),
  PHOTOS_BUCKET_REGION: z.string().default('auto'),
  PHOTOS_BUCKET_KEY_ID: z.string().default(''),
  PHOTOS_BUCKET_SECRET: z.string().default(''),
  RELEASES_DIR: z.string().optional(),
  ...bucketVariables,
})

export interface Settings {
  readonly keyFile: string
  /** Where backups are kept. */
  readonly place: Place
  /** Of `npm start`; a site made of other folders and servers uses it for nothing. */
  readonly dataFolder: string
  /** The server that is backed up: that of BACKUP_DATABASE_URL, else the embedded one of the data folder, if it runs. */
  readonly server: { readonly type: 'network' | 'embedded'; readonly url: string } | null
  /** Folder for what pg_basebackup writes. */
  readonly workFolder?: string | undefined
  readonly site: SiteDatabases
  readonly media: Place
  readonly photos: Place
  readonly releases: Place
}

/**
 * Reads the settings; the data folder says where everything is that no setting names.
 * @throws WrongConfiguration with a line for each fault
 */
export function readSettings(environment: Environment, dataFolder: string): Settings {
  const { env } = readEnvironment({
    part: 'The backup',
    schema,
    environment,
    rules: { development: [placeIsSet], production: [placeIsSet], demonstration: [placeIsSet] },
  })
  return {
    keyFile: resolve(env.BACKUP_KEY_FILE),
    place: placeOf(env, { name: 'BACKUP', folder: env.BACKUP_DIR ?? '' }),
    dataFolder,
    server: serverOf(env.BACKUP_DATABASE_URL, dataFolder),
    workFolder: env.BACKUP_WORK_DIR,
    site: { api: env.DATABASE_URL, content: env.CONTENT_DATABASE_URL },
    media: placeOf(env, { name: 'MEDIA', folder: env.MEDIA_DIR ?? join(dataFolder, 'media') }),
    photos: placeOf(env, { name: 'PHOTOS', folder: env.PHOTOS_DIR ?? join(dataFolder, 'photos') }),
    releases: releasesOf(env, dataFolder),
  }
}

type Env = z.output<typeof schema>

function placeIsSet({ BACKUP_DIR, BACKUP_BUCKET_URL }: Environment): {
  setting: string
  problem: string
  cure: string
}[] {
  if (BACKUP_DIR ?? BACKUP_BUCKET_URL) return []
  return [
    {
      setting: 'BACKUP_DIR',
      problem: 'is not set',
      cure: 'set a folder on another disk or machine, such as /mnt/backups, or BACKUP_BUCKET_URL to a bucket',
    },
  ]
}

function placeOf(
  env: Env,
  { name, folder }: { readonly name: 'BACKUP' | 'MEDIA' | 'PHOTOS'; readonly folder: string },
): Place {
  const url = env[`${name}_BUCKET_URL`]
  if (!url) return { folder: resolve(folder) }
  const bucket = {
    url,
    region: env[`${name}_BUCKET_REGION`],
    accessKeyId: env[`${name}_BUCKET_KEY_ID`],
    secretAccessKey: env[`${name}_BUCKET_SECRET`],
  }
  return { bucket }
}

function releasesOf(env: Env, dataFolder: string): Place {
  const bucket = bucketOf(env)
  return bucket ? { bucket } : { folder: env.RELEASES_DIR ?? join(dataFolder, 'releases') }
}

function serverOf(url: string | undefined, dataFolder: string): Settings['server'] {
  if (url) return { type: 'network', url }
  const embedded = findDatabase(join(dataFolder, 'postgres'), 'postgres')
  return embedded ? { type: 'embedded', url: embedded } : null
}
