import { z } from 'zod'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { ReleaseStore } from './store.ts'

/** Where releases lie: a folder, or with these set a bucket, whose releases are kept in the folder. */
const Environment = z.object({
  RELEASES_BUCKET_URL: z.url().optional(),
  RELEASES_BUCKET_REGION: z.string().default('auto'),
  RELEASES_BUCKET_KEY_ID: z.string().default(''),
  RELEASES_BUCKET_SECRET: z.string().default(''),
})

/** @throws ZodError for a bucket's address that is none */
export function openReleaseStore(folder: string, environment: NodeJS.ProcessEnv): ReleaseStore {
  const settings = Environment.parse(environment)
  if (!settings.RELEASES_BUCKET_URL) return folderStore(folder)
  return bucketStore(
    {
      url: settings.RELEASES_BUCKET_URL,
      region: settings.RELEASES_BUCKET_REGION,
      accessKeyId: settings.RELEASES_BUCKET_KEY_ID,
      secretAccessKey: settings.RELEASES_BUCKET_SECRET,
    },
    folder,
  )
}
