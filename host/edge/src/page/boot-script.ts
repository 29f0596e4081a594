import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that start a page and watch the start; inlined, so that they run before any error can occur. */
export const bootScript = ['boot.js', 'early-clicks.js']
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('')
  .replaceAll(/^ *\/\/.*\n/gm, '')
  .replaceAll(/^ +/gm, '')
