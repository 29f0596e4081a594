import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig, type UserConfigFnObject } from 'vite'
import type { AreaDeclaration, AreaInput } from '@darnley/contract/area'
import { noticesFile } from '@darnley/contract/release'
import { oneCommonFile } from './common-file.ts'
import { container, containerEntry } from './container.ts'
import { contentScreens } from './content-screens.ts'
import { exposesOf, readDeclaration, type Exposes } from './declared.ts'
import { vendorExternals } from './externals.ts'
import { standardMode } from './federation/mode.ts'
import { standardContainer } from './federation/standard-container.ts'
import { firstScreens } from './first-screens.ts'
import { leanPreload } from './lean-preload.ts'
import { minified } from './minified.ts'
import { releaseNotes } from './release-notes.ts'
import { ownPackages } from './own-packages.ts'
import { readRemote, type Remote } from './remotes.ts'
import { vendorGuard } from './vendor-guard.ts'

interface Files {
  /** Paths, without extension, of sources that pages share, but none on which a first visit begins. */
  readonly later?: RegExp
}

interface RemoteOptions extends Files {
  readonly remote: Remote
  readonly declaration: AreaDeclaration
  readonly exposes: Exposes
}

/**
 * Returns the Vite configuration of the remote in a folder, from what its `src/pages.ts` declares: what it shares is left
 * to the import map; in a mode of its own, the standard container.
 */
export function defineRemote(
  declared: AreaInput,
  folder: string,
  files: Files = {},
): UserConfigFnObject {
  return defineConfig(({ mode }) => {
    if (mode === 'test') return { plugins: [react()] }
    const remote = readRemote(folder)
    const declaration = readDeclaration(declared)
    const exposes = exposesOf(declaration, remote.folder)
    const options = { ...files, remote, declaration, exposes }
    if (mode === standardMode) return standardContainer({ ...options, name: remote.name })
    return productionConfig(options)
  })
}

function productionConfig(options: RemoteOptions): UserConfig {
  const { declaration, exposes } = options
  const own = ownPackages(options.remote.own)
  return {
    base: './',
    plugins: [
      vendorExternals(),
      react(),
      container(exposes),
      leanPreload(),
      minified(),
      oneCommonFile(options.later),
      vendorGuard(own),
      firstScreens({ pages: declaration.pages, exposes }),
      contentScreens({ pages: declaration.pages, exposes }),
      releaseNotes({ entries: exposes, area: declaration, own, alwaysLoaded: [containerEntry] }),
    ],
    build: {
      target: 'es2022',
      modulePreload: false,
      license: { fileName: noticesFile },
      rolldownOptions: {
        input: [containerEntry, ...Object.values(exposes)],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: chunkName(exposes) },
      },
    },
  }
}

/** Names the chunk of a page by its module, because its file is called page.tsx. */
function chunkName(exposes: Exposes): (chunk: { facadeModuleId: string | null }) => string {
  const modules = Object.entries(exposes)
  return ({ facadeModuleId }) => {
    if (facadeModuleId?.endsWith(containerEntry)) return 'remoteEntry.js'
    const module = modules.find(([, file]) => facadeModuleId?.endsWith(file.slice(1)))?.[0]
    return `assets/${module?.slice(2) ?? '[name]'}-[hash].js`
  }
}
