import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { readFile, readdir } from 'node:fs/promises'

export const migrationFolder = `${import.meta.dirname}/generated`

export interface Migration {
  readonly name: string
  /** Payload's type of these arguments is unknown. */
  readonly up: (args: unknown) => Promise<void>
  readonly down: () => Promise<void>
}

/** Returns all migrations, oldest first: their names begin with a timestamp. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(migrationFolder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map(readMigration))
}

async function readMigration(file: string): Promise<Migration> {
  const sql = await readFile(`${migrationFolder}/${file}`, 'utf8')
  return {
    name: file.slice(0, -'.sql'.length),
    up: async (args) => void (await (args as MigrateUpArgs).db.execute(sql)),
    down: () => Promise.reject(new Error('Migrations go forward only: write another one.')),
  }
}
