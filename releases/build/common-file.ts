import type { Plugin } from 'vite'

const commonFile = { name: 'common', test: /\/src\/|vite\/preload-helper/, minShareCount: 2 }

/**
 * Puts what several of the exposed modules use, and Vite's helper for lazy styles, into one file: on a slow line a
 * request costs more than its bytes. A hook, because the federation plugin claims the helper for a file of its own.
 */
export function oneCommonFile(): Plugin {
  return {
    name: 'one-common-file',
    apply: 'build',
    enforce: 'post',
    outputOptions: {
      order: 'post',
      handler: (options) => ({ ...options, codeSplitting: { groups: [commonFile] } }),
    },
  }
}
