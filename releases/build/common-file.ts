import type { Plugin } from 'vite'

/** Our sources, the packed packages in another repository, and Vite's helper. */
const ours = /\/src\/|\/@darnley\/\w+\/dist\/|vite\/preload-helper/

const commonFile = { name: 'common', test: ours, minShareCount: 2 }

/**
 * Puts code that exposed modules share, and Vite's helper for lazy styles, into one file: on a slow connection a request
 * costs more than its bytes. In a late hook, because the federation plugin puts the helper into its own file.
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
