import type { PictureBucketSettings } from './picture-bucket.ts'

/** Settings for Payload, under the content service's names. */
export interface Environment {
  /** The content service's own database. */
  readonly databaseUrl: string
  /** Secret of editors' sessions. */
  readonly secret: string
  /** Address at which editors open the admin; without it this machine and `port`. */
  readonly address: string | undefined
  readonly port: number
  /** Secrets of before a rotation, whose sessions go on. */
  readonly formerSecrets: readonly string[]
  /** Folder of the content service's pictures. */
  readonly mediaFolder: string
  /** Their bucket; null without one. */
  readonly mediaBucket: PictureBucketSettings | null
  /** How previews on the site are signed, and where it is; null without a secret: then there are none. */
  readonly previews: { readonly secret: string; readonly siteUrl: string } | null
  /** Whether to create the demonstration's users when there are none; never in production. */
  readonly demo: boolean
}

/**
 * Reads the settings without validation, since a build has none; `server.ts` validates them at start
 * (`content/src/admin-config.ts`).
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const [secret = '', ...formerSecrets] = secretsIn(variables['PAYLOAD_SECRET'])
  const [previewSecret] = secretsIn(variables['CONTENT_PREVIEW_SECRET'])
  const siteUrl = variables['SITE_URL']
  return {
    databaseUrl: variables['CONTENT_DATABASE_URL'] ?? '',
    address: variables['ADMIN_URL'] || undefined,
    port: Number(variables['PORT'] ?? 3210),
    secret,
    formerSecrets,
    mediaBucket: mediaBucketOf(variables),
    mediaFolder: variables['MEDIA_DIR'] ?? '',
    previews: previewSecret && siteUrl ? { secret: previewSecret, siteUrl } : null,
    demo: variables['SEED_DEMO'] === 'true',
  }
}

/** As `@darnley/node/key-ring` does: Next does not bundle the packages of the workspace. */
function secretsIn(setting = ''): string[] {
  return setting
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function mediaBucketOf(variables: NodeJS.ProcessEnv): PictureBucketSettings | null {
  const url = variables['MEDIA_BUCKET_URL']
  if (!url) return null
  return {
    url,
    region: variables['MEDIA_BUCKET_REGION'] || 'auto',
    accessKeyId: variables['MEDIA_BUCKET_KEY_ID'] ?? '',
    secretAccessKey: variables['MEDIA_BUCKET_SECRET'] ?? '',
  }
}
