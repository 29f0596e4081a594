import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that start a page and watch over that; inside the page, so that they miss nothing. */
export const bootScript = ['boot.js', 'early-clicks.js']
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('')
  .replaceAll(/^ *\/\/.*\n/gm, '')
  .replaceAll(/^ +/gm, '')
