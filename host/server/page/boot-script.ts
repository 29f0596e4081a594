import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script that watches over the start of a page; inside the page, so that it misses nothing. */
export const bootScript = readFileSync(join(import.meta.dirname, '../boot.js'), 'utf8')
  .replaceAll(/^ *\/\/.*\n/gm, '')
  .replaceAll(/^ +/gm, '')
