import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { noticesFile } from '@darnley/contract/release'
import { firstScreenRelease } from '#core/first-screen.ts'

interface ServerBundle {
  /** The remote's folder. */
  readonly root: string
  /** Source of the entry module. */
  readonly source: string
  readonly outDir: string
  readonly file: string
  /** Code before the bundle's own. */
  readonly banner?: string
}

const virtualEntry = 'virtual:server-bundle'
const router = 'react-router-dom'

/**
 * Builds one file that renders pages of a remote outside of a browser. It holds everything it needs, and imports none of
 * Node's modules. Addresses of the release's files begin with a placeholder. The licences of what it holds lie beside it.
 */
export async function buildServerBundle(bundle: ServerBundle): Promise<void> {
  const { root, source, outDir, file, banner = '' } = bundle
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: firstScreenRelease,
    plugins: [react(), entryPlugin(source)],
    resolve: { alias: { 'react-dom/server': 'react-dom/server.browser' } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      emitAssets: false,
      minify: true,
      license: { fileName: noticesFile },
      target: 'node24',
      rolldownOptions: {
        input: virtualEntry,
        output: { codeSplitting: false, entryFileNames: file, banner },
      },
    },
  })
}

function entryPlugin(source: string): Plugin {
  return {
    name: 'server-bundle-entry',
    async resolveId(id) {
      if (id === virtualEntry) return `\0${virtualEntry}`
      if (id !== router) return null
      // It comes with @darnley/web, and not every package manager lets an area see it.
      const facade = await this.resolve('@darnley/web/router', `\0${virtualEntry}`)
      return facade && this.resolve(id, facade.id, { skipSelf: true })
    },
    load: (id) => (id === `\0${virtualEntry}` ? source : null),
  }
}
