import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const content = readFileSync(join(import.meta.dirname, '../boot.js'))

/** Hash of the script that watches over the start of a page. */
export const bootIntegrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
