/** What Payload is told; the names are those of the content service. */
export interface Environment {
  /** The content service's own database. */
  readonly databaseUrl: string
  /** Signs editors' sessions. */
  readonly secret: string
  /** The folder in which the content service keeps its pictures. */
  readonly mediaFolder: string
  /** Makes the demo editor when there is no editor at all: never in production. */
  readonly demo: boolean
}

/** A build has none of these; `server.ts` judges what a start was given (`content/src/admin-config.ts`). */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    databaseUrl: variables['CONTENT_DATABASE_URL'] ?? '',
    secret: variables['PAYLOAD_SECRET'] ?? '',
    mediaFolder: variables['MEDIA_DIR'] ?? '',
    demo: variables['SEED_DEMO'] === 'true',
  }
}
