/** What the admin is told; the names are those of the content service. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** The content service's own database. */
  readonly databaseUrl: string
  /** Signs editors' sessions. */
  readonly secret: string
  /** The folder in which the content service keeps its pictures. */
  readonly mediaFolder: string
  /** Makes the demo editor when there is no editor at all: never in production. */
  readonly demo: boolean
}

/** A build has none of these: `missingFrom` tells a server what it needs. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    port: Number(variables['PORT'] ?? 3210),
    host: variables['HOST'] ?? '127.0.0.1',
    databaseUrl: variables['CONTENT_DATABASE_URL'] ?? '',
    secret: variables['PAYLOAD_SECRET'] ?? '',
    mediaFolder: variables['MEDIA_DIR'] ?? '',
    demo: variables['SEED_DEMO'] === 'true',
  }
}

/** Names of the variables that a server cannot do without. */
export function missingFrom({ databaseUrl, secret, mediaFolder }: Environment): string[] {
  const needed = {
    CONTENT_DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    MEDIA_DIR: mediaFolder,
  }
  return Object.entries(needed).flatMap(([name, value]) => (value === '' ? [name] : []))
}
