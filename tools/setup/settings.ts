/** `npm run settings`: writes the tables of docs/going-live.md from the configuration schemas. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, withTables } from '../going-live/tables.ts'

const page = join(import.meta.dirname, '../../docs/going-live.md')
writeFileSync(page, withTables(readFileSync(page, 'utf8'), await readSettings()))
console.log('docs/going-live.md shows the settings as the schemas have them.')
