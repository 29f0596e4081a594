import type { Plugin, Rolldown } from 'vite'

const containerId = 'virtual:mf-REMOTE_ENTRY_ID'

/**
 * Replaces the container that the federation plugin generates by its two functions. The generated one carries
 * 6 kB for a share scope that is always empty here, because what is shared comes from the import map. It
 * depends on the plugin's private module id: the plugin is pinned, and the build fails without that id.
 */
export function leanContainer(exposes: Readonly<Record<string, string>>): Plugin {
  let replaced = false
  return {
    name: 'lean-container',
    apply: 'build',
    enforce: 'post',
    transform(_code, id) {
      if (!id.includes(containerId)) return null
      replaced = true
      return { code: containerSource(exposes), map: { mappings: '' } }
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!replaced) this.error(`No module '${containerId}': the federation plugin has changed`)
        dropUnreachable(bundle)
      },
    },
  }
}

export function containerSource(exposes: Readonly<Record<string, string>>): string {
  const loaders = Object.entries(exposes).map(
    ([name, path]) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path.replace(/^\./, ''))}),`,
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

/** Removes chunks that only the plugin's own container imported. */
function dropUnreachable(bundle: Rolldown.OutputBundle): void {
  const reached = new Set<string>()
  const visit = (fileName: string): void => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || reached.has(fileName)) return
    reached.add(fileName)
    for (const imported of [...file.imports, ...file.dynamicImports]) visit(imported)
  }
  visit('remoteEntry.js')
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && !reached.has(fileName)) delete bundle[fileName]
  }
}
