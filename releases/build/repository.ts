import { extname, resolve } from 'node:path'

/** Whether this is the packed package, which is JavaScript and used in another repository. */
export const isPacked = extname(import.meta.filename) === '.js'

/** The repository whose areas are released: Darnley's own; of the packed package, the folder of the command. */
export const repository = isPacked ? process.cwd() : resolve(import.meta.dirname, '../..')
