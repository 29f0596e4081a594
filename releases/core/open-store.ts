import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { BucketSettings } from '@darnley/storage/bucket'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { ReleaseStore } from './store.ts'

export const bucketVariables = {
  /** URL of the bucket itself, as in https://s3.eu-west-2.amazonaws.com/releases */
  RELEASES_BUCKET_URL: z
    .url()
    .optional()
    .describe('the address of a bucket, such as https://s3.eu-west-2.amazonaws.com/releases'),
  RELEASES_BUCKET_REGION: z.string().default('auto').describe('its region, such as eu-west-2'),
  RELEASES_BUCKET_KEY_ID: z.string().default('').describe('the id of a key of the bucket'),
  RELEASES_BUCKET_SECRET: z.string().default('').describe('the secret of that key'),
}

const Environment = z.object(bucketVariables)

/** Returns the configured bucket, or null. @throws ZodError for an invalid URL */
export function readBucketSettings(environment: NodeJS.ProcessEnv): BucketSettings | null {
  return bucketOf(Environment.parse(environment))
}

export function bucketOf(settings: z.output<typeof Environment>): BucketSettings | null {
  if (!settings.RELEASES_BUCKET_URL) return null
  return {
    url: settings.RELEASES_BUCKET_URL,
    region: settings.RELEASES_BUCKET_REGION,
    accessKeyId: settings.RELEASES_BUCKET_KEY_ID,
    secretAccessKey: settings.RELEASES_BUCKET_SECRET,
  }
}

/**
 * Opens the release store: a folder, or a bucket whose releases are cached in a folder of their own, so that releases
 * published elsewhere are not taken for the bucket's.
 */
export function openReleaseStore(folder: string, bucket: BucketSettings | null): ReleaseStore {
  if (!bucket) return folderStore(folder)
  const name = createHash('sha256').update(bucket.url).digest('hex').slice(0, 12)
  return bucketStore(bucket, join(folder, `.bucket-${name}`))
}
