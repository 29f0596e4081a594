import type { AreaDeclaration, AreaInput } from '@darnley/contract/area'
import type { Plugin, ViteDevServer } from 'vite'
import { containerEntry, containerSource } from '#build/container.ts'
import { exposesOf, readDeclaration } from '#build/declared.ts'

const containerId = `\0${containerEntry}`

/** Serves the area's container, as `src/pages.ts` declares it now, and reloads the page when that changes. */
export function ownArea(folder: string): Plugin {
  let server: ViteDevServer
  return {
    name: 'own-area',
    configureServer(started) {
      server = started
    },
    resolveId: (source) => (source === containerEntry ? containerId : null),
    async load(id) {
      if (id !== containerId) return null
      return containerSource(exposesOf(await declarationOf(server), folder))
    },
    // The server itself imports nothing but the declaration.
    hotUpdate({ modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { client } = server.environments
      const container = client.moduleGraph.getModuleById(containerId)
      if (container) client.moduleGraph.invalidateModule(container)
      client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Returns what the working copy declares now. @throws Error that names what is wrong in `src/pages.ts` */
export async function declarationOf(server: ViteDevServer): Promise<AreaDeclaration> {
  const { default: declared } = await server.ssrLoadModule('/src/pages.ts')
  return readDeclaration(declared as AreaInput)
}

/** Returns the address of the area's container, below the base of the development server. */
export function containerAddress(base: string): string {
  return `${base}@id/${containerEntry}`
}
