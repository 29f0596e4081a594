import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
const productionFolder = join(resolve('react-router'), '../../production')

/**
 * Resolves to the router's production build, where the package's own conditions lead to its development build, and
 * marks unused parts as pure, so that they are dropped.
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

/** Removes the debug names of components and contexts, which would keep them alive. */
export function withPureParts(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
}
