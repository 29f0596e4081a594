import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const repository = resolve(import.meta.dirname, '../../..')
const loader = resolve(repository, 'host/shell/src/remotes/load-area.ts')

/** All modules that the areas expose, by the name that the host loads them by. */
export const areaModules = [
  'booking/wizard',
  'booking/fitting-guide',
  'checkout/basket',
  'checkout/checkout',
  'checkout/validate-payment',
  'checkout/thank-you',
  'checkout/order',
  'checkout/basket-panel',
  'storefront/sign-in',
  'storefront/staff-menu',
]

export function exposedFile(name: string): string {
  const [area = '', exposed = ''] = name.split('/')
  return `${area}-remote/src/exposes/${exposed}.tsx`
}

/** Replaces federation with lazy imports: the same source as one application. */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    load: (id) => (id === loader ? loaderSource() : null),
  }
}

function loaderSource(): string {
  const lines = areaModules.map(
    (name) => `  '${name}': () => import('${resolve(repository, exposedFile(name))}'),`,
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
