/** Settings for Payload, under the content service's names. */
export interface Environment {
  /** The content service's own database. */
  readonly databaseUrl: string
  /** Secret of editors' sessions. */
  readonly secret: string
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
  return {
    databaseUrl: variables['CONTENT_DATABASE_URL'] ?? '',
    secret: variables['PAYLOAD_SECRET'] ?? '',
    mediaFolder: variables['MEDIA_DIR'] ?? '',
    demo: variables['SEED_DEMO'] === 'true',
  }
}
