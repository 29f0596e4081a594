import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
const productionFolder = join(resolve('react-router'), '../../production')

/**
 * The router's production build (the package's own conditions lead to its development build), without the parts
 * that nobody imports: its file does not say that they may be left out.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    enforce: 'pre',
    resolveId: (source) =>
      source === 'react-router' ? join(productionFolder, 'index.mjs') : undefined,
    transform(code, id) {
      return id.startsWith(productionFolder) ? { code: withPureParts(code), map: null } : undefined
    },
  }
}

/** Components and contexts without their names for debugging, which would keep them alive. */
export function withPureParts(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
}
