import type { Plugin } from 'vite'
import type { AreaDeclaration } from '@darnley/contract/area'
import type { Exposes } from '#build/declared.ts'

interface MountsOptions {
  readonly declaration: AreaDeclaration
  readonly exposes: Exposes
}

const prefix = 'virtual:mount/'

/** Returns what the standard container exposes: `./wizard` > a module whose default export is a component. */
export function mountsOf(exposes: Exposes): Record<string, string> {
  return Object.fromEntries(
    Object.keys(exposes).map((module) => [module, prefix + module.slice(2)]),
  )
}

/** Makes the exposed modules: each wraps a page or slot in what the shell gives it (@darnley/web/mounted). */
export function mounts({ declaration, exposes }: MountsOptions): Plugin {
  return {
    name: 'mounts',
    enforce: 'pre',
    // Without the usual \0, because the federation plugin resolves a resolved id again.
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      const module = `./${id.slice(prefix.length)}`
      const file = exposes[module]?.replace(/^\./, '')
      if (file === undefined) return null
      return mountSource({ file, ...partOf(declaration, module) })
    },
  }
}

interface Part {
  /** Name of the component in its file. */
  readonly component: string
  readonly paths: readonly string[]
}

function partOf({ pages, slots }: AreaDeclaration, module: string): Part {
  const paths = pages.filter((page) => page.module === module).map(({ path }) => path)
  if (paths.length > 0) return { component: 'Page', paths: [...new Set(paths)] }
  const slot = slots.find((each) => each.module === module)
  return { component: pascalCase(slot?.slot ?? ''), paths: ['/'] }
}

function mountSource({ file, component, paths }: Part & { readonly file: string }): string {
  return `import { mountable } from '@darnley/web/mounted'
export default mountable({
  load: () => import(${JSON.stringify(file)}).then((module) => module[${JSON.stringify(component)}]),
  paths: ${JSON.stringify(paths)},
})
`
}

/** Returns `BasketPanel` for `basket-panel`, as a slot's file names its component. */
function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
