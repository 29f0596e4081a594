import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { readConfig } from '#src/config.ts'
import { openPayload } from '#src/open-payload.ts'
import { migrationFolder } from './migrations.ts'

/**
 * Writes the next migration: npm run migration -w content -- <name>. Payload's own command requires a bundler to load
 * the configuration and writes TypeScript that Node cannot run directly, so only its SQL is kept.
 */
const name = process.argv[2]
if (!name) throw new Error('Name the migration, for example: npm run migration -- add-colour-names')

const { payload } = await openPayload({ config: readConfig(process.env), onChange: () => {} })
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
for (const file of await readdir(migrationFolder)) {
  if (/^\d{8}_\d{6}.*\.ts$/.test(file)) await keepSql(file.slice(0, -3))
}
await rm(`${migrationFolder}/index.ts`, { force: true })
await payload.destroy()
process.exit(0)

async function keepSql(migration: string): Promise<void> {
  const source = `${migrationFolder}/${migration}.ts`
  const [up] = (await readFile(source, 'utf8')).split('export async function down')
  const sql = /sql`([^]*)`\)/.exec(up ?? '')?.[1]
  if (!sql) throw new Error(`There is no SQL in ${source}.`)
  await writeFile(`${migrationFolder}/${migration}.sql`, `${sql.trim()}\n`)
  await rm(source)
}
