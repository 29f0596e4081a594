import type { Plugin } from 'vite'
import type { Exposes } from './declared.ts'

/** The input of a build that becomes the release's container, `remoteEntry.js`. */
export const containerEntry = 'virtual:container'

/**
 * Makes the container by which the shell loads a release: `init` and `get` of Module Federation, in a few hundred
 * bytes. It takes no share scope, because what releases share comes from the import map of the page.
 */
export function container(exposes: Exposes): Plugin {
  const resolved = `\0${containerEntry}`
  return {
    name: 'container',
    resolveId: (source) => (source === containerEntry ? resolved : null),
    load: (id) => (id === resolved ? containerSource(exposes) : null),
  }
}

/** Returns the code of a container of these modules. */
export function containerSource(exposes: Exposes): string {
  const loaders = Object.entries(exposes).map(
    ([name, file]) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file.replace(/^\./, ''))}),`,
  )
  return `const modules = {
${loaders.join('\n')}
}
export function init() {}
export async function get(name) {
  const load = modules[name]
  if (!load) throw new Error('This remote does not expose ' + name)
  const module = await load()
  return () => module
}
`
}
