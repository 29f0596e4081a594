import { oneOf, required, type Rule } from '@darnley/node/rules'
import { unpublished } from '@darnley/node/secrets'
import type { BucketSettings } from '@darnley/storage/bucket'
import { z } from 'zod'

/** A bucket of pictures instead of a folder; README.md documents each name. */
export const mediaBucketVariables = {
  MEDIA_BUCKET_URL: z
    .url()
    .optional()
    .describe('the address of a bucket, such as https://s3.eu-west-2.amazonaws.com/pictures'),
  MEDIA_BUCKET_REGION: z.string().default('auto').describe('its region, such as eu-west-2'),
  MEDIA_BUCKET_KEY_ID: z.string().default('').describe('the id of a key of the bucket'),
  MEDIA_BUCKET_SECRET: z.string().default('').describe('the secret of that key'),
}

const Media = z.object(mediaBucketVariables)

/** Returns null when pictures are kept in the folder. */
export function mediaBucketOf(env: z.output<typeof Media>): BucketSettings | null {
  if (!env.MEDIA_BUCKET_URL) return null
  return {
    url: env.MEDIA_BUCKET_URL,
    region: env.MEDIA_BUCKET_REGION,
    accessKeyId: env.MEDIA_BUCKET_KEY_ID,
    secretAccessKey: env.MEDIA_BUCKET_SECRET,
  }
}

/** A setting of each part that reads or writes pictures. */
export const mediaPlace: Rule = oneOf(
  ['MEDIA_DIR', 'MEDIA_BUCKET_URL'],
  'set the folder of the pictures, which every process of the service sees, or a bucket',
)

/** In production a bucket has keys of its own. */
export const mediaBucketKeys: readonly Rule[] = ['MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_SECRET'].map(
  (setting) => (environment) =>
    environment['MEDIA_BUCKET_URL'] === undefined
      ? []
      : required({ setting, cure: 'set what the bucket is opened by', tests: [unpublished] })(
          environment,
        ),
)
