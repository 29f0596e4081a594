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
  /** Whether to create the demonstration's users when there are none; never in production. */
  readonly demo: boolean
}

/**
 * Reads the settings without validation, since a build has none; `server.ts` validates them at start
 * (`content/src/admin-config.ts`).
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  // Without the packages of the workspace, which Next does not bundle.
  const [secret = '', ...formerSecrets] = (variables['PAYLOAD_SECRET'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return {
    databaseUrl: variables['CONTENT_DATABASE_URL'] ?? '',
    address: variables['ADMIN_URL'] || undefined,
    port: Number(variables['PORT'] ?? 3210),
    secret,
    formerSecrets,
    mediaFolder: variables['MEDIA_DIR'] ?? '',
    demo: variables['SEED_DEMO'] === 'true',
  }
}
