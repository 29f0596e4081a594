import { join } from 'node:path'
import { root } from './bootstrap/settings.mjs'

/**
 * The folder in which Node keeps compiled modules, for NODE_COMPILE_CACHE: later processes compile nothing that an
 * earlier one has.
 */
export const compileCache = join(root, 'node_modules/.cache/compiled')
