import type { Plugin } from 'vite'

/** The site's global styles: reset, type and tokens. */
const globalStyles = /\/(?:base|tokens)\.css$/

/**
 * Limits the site's global styles to what a container mounts, so that they leave the page of another application alone.
 * `:where` keeps their weight below that of components' own styles.
 */
export function scopedStyles(): Plugin {
  return {
    name: 'scoped-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!globalStyles.test(id)) return null
      const nested = code.replaceAll(/^(\s*)(?:html|body|:root)(?= \{)/gm, '$1&')
      return { code: `:where(.darnley-part) {\n${nested}\n}\n`, map: null }
    },
  }
}
