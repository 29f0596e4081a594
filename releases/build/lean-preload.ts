import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Vite's own name of the module that lazy imports go through. */
export const preloadHelper = 'vite/preload-helper'

/**
 * Replaces Vite's helper for lazy imports, which each first visit loads twice, by a version of a quarter of its size:
 * the page's head preloads scripts, so only styles are left. Vite is pinned, and the build fails without this module.
 */
export function leanPreload(): Plugin {
  const code = readFileSync(new URL('load-with-styles.js', import.meta.url), 'utf8')
  let replaced = false
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'post',
    transform(_code, id) {
      if (!id.includes(preloadHelper)) return null
      replaced = true
      return { code, map: { mappings: '' } }
    },
    generateBundle() {
      if (!replaced) this.error(`No module '${preloadHelper}': Vite has changed`)
    },
  }
}
