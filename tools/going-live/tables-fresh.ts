/** `npm run check`: fails when the tables of docs/going-live.md are not those of the configuration schemas. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, withTables } from './tables.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8')
if (withTables(page, await readSettings()) !== page) {
  console.error('docs/going-live.md does not show the settings as the schemas have them')
  process.exitCode = 1
}
