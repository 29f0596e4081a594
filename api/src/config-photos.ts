import { join } from 'node:path'
import type { Place } from '@darnley/storage/files'
import { z } from 'zod'

/** Where photos of garments are kept; README.md documents each name. */
export const photoVariables = {
  PHOTOS_DIR: z
    .string()
    .default(join(import.meta.dirname, '../.data/photos'))
    .describe('the folder of photos, which every process of the api sees'),
  PHOTOS_BUCKET_URL: z
    .url()
    .optional()
    .describe('the address of a bucket, such as https://s3.eu-west-2.amazonaws.com/photos'),
  PHOTOS_BUCKET_REGION: z.string().default('auto').describe('its region, such as eu-west-2'),
  PHOTOS_BUCKET_KEY_ID: z.string().default('').describe('the id of a key of the bucket'),
  PHOTOS_BUCKET_SECRET: z.string().default('').describe('the secret of that key'),
}

const Photos = z.object(photoVariables)

/** Returns the bucket when one is set, else the folder. */
export function photosOf(env: z.output<typeof Photos>): Place {
  if (!env.PHOTOS_BUCKET_URL) return { folder: env.PHOTOS_DIR }
  return {
    bucket: {
      url: env.PHOTOS_BUCKET_URL,
      region: env.PHOTOS_BUCKET_REGION,
      accessKeyId: env.PHOTOS_BUCKET_KEY_ID,
      secretAccessKey: env.PHOTOS_BUCKET_SECRET,
    },
  }
}
