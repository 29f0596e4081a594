import { readdir } from 'node:fs/promises'
import { connectTo, type SiteDatabases } from '#src/database/server.ts'
import type { Settings } from '#src/settings.ts'

interface Named {
  readonly table: 'media' | 'photos'
  readonly database: keyof SiteDatabases
  readonly what: string
  readonly owner: string
}

const named: readonly Named[] = [
  { table: 'media', database: 'content', what: 'pictures', owner: 'content' },
  { table: 'photos', database: 'api', what: 'photos', owner: 'the api' },
]

/**
 * Checks that the folders of pictures and photos have files where the databases name some: a site without photos has no
 * folder of them yet, and a folder of another place or a disk that is not mounted has none of the files.
 * @param url Of the server that is backed up.
 * @throws Error with one sentence that says what to set
 */
export async function expectFiles(url: string, settings: Settings): Promise<void> {
  for (const { table, database, what, owner } of named) {
    const place = settings[table]
    if ('bucket' in place || !(await isEmpty(place.folder))) continue
    if (!(await hasRows(url, { database: settings.site[database], table }))) continue
    const setting = table.toUpperCase()
    throw new Error(
      `No ${what} are in ${place.folder}, and the database of ${owner} names some: set ${setting}_DIR or ${setting}_BUCKET_URL to where ${owner} keeps them.`,
    )
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}

async function hasRows(
  url: string,
  { database, table }: { readonly database: string; readonly table: string },
): Promise<boolean> {
  const client = await connectTo(url, database)
  try {
    // A database that no version with photos has migrated yet is backed up too.
    const { rows } = await client.query(`select where to_regclass('${table}') is not null`)
    return rows.length > 0 && (await client.query(`select from ${table} limit 1`)).rows.length > 0
  } finally {
    await client.end()
  }
}
