import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBase } from './ports.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * Reads PORT and DATA_DIR.
 * @throws {Error} with one sentence when PORT cannot be used
 */
export function readSettings() {
  return { base: readBase(process.env['PORT']), dataFolder: dataFolderOf(process.env) }
}

/**
 * Returns the folder that holds everything of this installation: DATA_DIR, or `.data`. A relative DATA_DIR counts from
 * the folder in which the command was typed.
 * @param {NodeJS.ProcessEnv} environment
 */
export function dataFolderOf({ DATA_DIR, INIT_CWD }) {
  return DATA_DIR ? resolve(INIT_CWD ?? process.cwd(), DATA_DIR) : join(root, '.data')
}
