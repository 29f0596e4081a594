import type { Plugin } from 'vite'

/** Our sources, the packed packages in another repository, and Vite's helper. */
const ours = /\/src\/|\/@darnley\/\w+\/dist\/|vite\/preload-helper/

/** Returns the path of a source without its extension, the same for a packed package: `…/web/src/client/client`. */
function sourceOf(path: string): string {
  return path.replace(/(\/@darnley\/\w+\/)dist\//, '$1src/').replace(/\.(?:tsx?|js)$/, '')
}

/**
 * Puts code that exposed modules share, and Vite's helper for lazy styles, into one file: on a slow connection a request
 * costs more than its bytes. What `later` matches gets a file of its own, which only the pages load that need it. In a
 * late hook, because the federation plugin puts the helper into its own file.
 */
export function oneCommonFile(later?: RegExp): Plugin {
  const isLater = (path: string): boolean => later?.test(sourceOf(path)) ?? false
  const groups = [
    {
      name: 'common',
      test: (path: string) => ours.test(path) && !isLater(path),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'later', test: isLater, minShareCount: 2 },
  ]
  return {
    name: 'one-common-file',
    apply: 'build',
    enforce: 'post',
    outputOptions: {
      order: 'post',
      handler: (options) => ({ ...options, codeSplitting: { groups } }),
    },
  }
}
