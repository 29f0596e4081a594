import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite'
import type { AreaDeclaration } from '@darnley/contract/area'
import { noticesFile } from '@darnley/contract/release'
import type { Exposes } from '#build/declared.ts'
import { mountTypes, typesArchive, typesOfModules } from './mount-types.ts'
import { mounts, mountsOf } from './mounts.ts'
import { scopedStyles } from './scoped-styles.ts'

interface StandardContainerOptions {
  readonly name: string
  readonly declaration: AreaDeclaration
  readonly exposes: Exposes
}

/**
 * A page has one React, that of the host. The container brings its own for a host without. What JSX is compiled to is
 * named too: the plugin finds it by itself only when no 10 ms pass between the modules that it reads, so that a build on
 * a busy machine was another one.
 */
const shared = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom'].map((name) => [
    name,
    { singleton: true, requiredVersion: '^19.0.0' },
  ]),
)

/**
 * Returns the configuration of a release's standard container, which any Module Federation host can mount: manifest,
 * types, React from the share scope, everything else bundled (docs/decisions/044).
 */
export function standardContainer(options: StandardContainerOptions): UserConfig {
  const { name, exposes } = options
  const mounted = mountsOf(exposes)
  return {
    base: './',
    resolve: { conditions: ['mounted', ...defaultClientConditions] },
    plugins: [
      react(),
      mounts(options),
      scopedStyles(),
      federation({
        name,
        exposes: mounted,
        filename: 'remoteEntry.js',
        manifest: { additionalData: describeContainer },
        dts: false,
        shared,
        // The React that the host has loaded, even if the container's own is newer.
        shareStrategy: 'loaded-first',
      }),
      mountTypes(options),
      withoutReports(),
    ],
    build: {
      target: 'es2022',
      license: { fileName: noticesFile },
      rolldownOptions: { input: Object.values(mounted) },
    },
  }
}

/** Names the types in the manifest, and removes an entry for server rendering that the build does not have. */
function describeContainer({ stats }: { stats: Record<string, unknown> }): Record<string, unknown> {
  const { ssrRemoteEntry: _absent, ...metaData } = stats['metaData'] as Record<string, unknown>
  const types = { path: '', name: '', zip: typesArchive, api: typesOfModules }
  return { ...stats, metaData: { ...metaData, types } }
}

/** Leaves out what the build says about itself, which no host asks for. */
function withoutReports(): Plugin {
  return {
    name: 'without-reports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        for (const file of ['mf-stats.json', '.vite/manifest.json']) delete bundle[file]
      },
    },
  }
}
