import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { exposesOf } from '@darnley/releases/build/declared'
import { readAreas } from '@darnley/releases/build/remotes'

const loader = resolve(import.meta.dirname, '../src/remotes/load-area.ts')

/** Every module that an area exposes, by the name that the shell loads it by, with its file. */
export async function areaModules(): Promise<Record<string, string>> {
  const modules = (await readAreas()).flatMap(({ name, folder, declaration }) =>
    Object.entries(exposesOf(declaration, folder)).map(([module, file]) => [
      `${name}/${module.slice(2)}`,
      join(folder, file),
    ]),
  )
  return Object.fromEntries(modules) as Record<string, string>
}

/** Replaces federation with lazy imports: the same source as one application. */
export function directImports(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    load: (id) => (id === loader ? loaderSource(modules) : null),
  }
}

function loaderSource(modules: Readonly<Record<string, string>>): string {
  const lines = Object.entries(modules).map(
    ([name, file]) => `  '${name}': () => import('${file}'),`,
  )
  return `const modules = {
${lines.join('\n')}
}
const loaded = new Map()
export const loadedArea = (name) => loaded.get(name)
// A single application has one release, so nothing can replace a failed one.
export const sourceOf = () => undefined
export const replaceCrashed = () => false
export async function loadArea(name) {
  const module = await modules[name]()
  loaded.set(name, module)
  return module
}
`
}
