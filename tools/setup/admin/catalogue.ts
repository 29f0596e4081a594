import { join } from 'node:path'
import pg from 'pg'
import { findDatabase } from '#tools/setup/postgres/cluster.ts'
import { portsFrom, type Ports } from '#tools/setup/bootstrap/ports.mjs'
import { readSettings } from '#tools/setup/bootstrap/settings.mjs'

/** Database and pictures of the content service, for a second process. */
export interface Catalogue {
  readonly databaseUrl: string
  readonly mediaFolder: string
  readonly dataFolder: string
  /** Address of the customers' site, on which drafts are seen. */
  readonly siteUrl: string
  /** Port of the admin. */
  readonly port: number
  /** Whether it is the embedded database of `npm start`, with demonstration accounts. */
  readonly isDemo: boolean
}

/**
 * Opens the database in CONTENT_DATABASE_URL, else the embedded one of a running `npm start`.
 * @throws Error with one sentence that says what to do
 */
export async function openCatalogue(): Promise<Catalogue> {
  const { base, dataFolder } = readSettings()
  const ports = portsFrom(base)
  const given = process.env['CONTENT_DATABASE_URL']
  const databaseUrl = given ?? (await embedded(ports, dataFolder))
  await expectCatalogue(databaseUrl)
  return {
    databaseUrl,
    mediaFolder: process.env['MEDIA_DIR'] ?? join(dataFolder, 'media'),
    dataFolder,
    siteUrl: process.env['SITE_URL'] ?? `http://localhost:${ports.edge}`,
    port: ports.admin,
    isDemo: given === undefined,
  }
}

/** Uses the running server; only `npm start` stops it. */
async function embedded(ports: Ports, dataFolder: string): Promise<string> {
  const ready = `http://127.0.0.1:${ports.content}/readyz`
  const response = await fetch(ready, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  const url = response?.ok
    ? findDatabase(join(dataFolder, 'postgres'), 'content', 'content')
    : undefined
  if (url) return url
  throw new Error(
    'The site does not run: start it with "npm start" in another terminal, then try again (with the same PORT and DATA_DIR, or the CONTENT_DATABASE_URL that it was given).',
  )
}

async function expectCatalogue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select from services limit 1')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `There is no catalogue in the database of CONTENT_DATABASE_URL (${reason}): start the content service on it once, which makes its tables.`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => {})
  }
}
