import type { Plugin } from 'vite'

/**
 * Removes code from the federation runtime that this host never calls: remotes are modules at known addresses, without
 * manifests, snapshots, preloading or script elements. Saves about 4 kB on every first visit.
 * @throws Error at build time when the runtime, whose version is pinned, no longer contains what is replaced
 */
export function leanRuntime(): Plugin {
  return {
    name: 'lean-federation-runtime',
    enforce: 'pre',
    transform(code, id) {
      const file = /@module-federation\/(.+\.m?js)$/.exec(id)?.[1]
      if (file === 'runtime-core/dist/core.js') return decideFlags(code)
      if (file === snapshots) return withoutSnapshots(code)
      if (file === sentences) return withoutSentences(code)
      if (file === loaders) return withoutLoaders(code)
      const unused = unusedModules[file ?? '']
      return unused ? `${unused.map((name) => stub(code, name)).join('\n')}` : null
    },
  }
}

const snapshots = 'runtime-core/dist/plugins/snapshot/SnapshotHandler.js'
const sentences = 'error-codes/dist/desc.mjs'
const loaders = 'runtime-core/dist/utils/load.js'

/** Module > all names that are imported from it. */
const unusedModules: Readonly<Record<string, readonly string[]>> = {
  'sdk/dist/dom.js': [
    'createLink',
    'createScript',
    'isStaticResourcesEqual',
    'loadScript',
    'safeWrapper',
  ],
  'sdk/dist/generateSnapshotFromManifest.js': [
    'generateSnapshotFromManifest',
    'getManifestFileName',
    'inferAutoPublicPath',
    'isManifestProvider',
    'simpleJoinRemoteEntry',
  ],
  'runtime-core/dist/utils/preload.js': [
    'defaultPreloadArgs',
    'formatPreloadArgs',
    'normalizePreloadExposes',
    'preloadAssets',
  ],
}

function stub(code: string, name: string): string {
  if (!code.includes(name)) throw new Error(`The federation runtime has no ${name} any more`)
  return `export function ${name}() { throw new Error('${name} is left out of this build') }`
}

/** Resolves the runtime's flags at build time, so that code behind disabled ones is dropped. */
function decideFlags(code: string): string {
  for (const flag of ['USE_SNAPSHOT', 'USE_SHARED'])
    if (!code.includes(`const ${flag} = `)) throw new Error(`The federation runtime has no ${flag}`)
  return code.replaceAll(/\bUSE_(?:SNAPSHOT|SHARED)\b(?! =)/g, 'false')
}

/** Replaces snapshots with the empty collections that are read when a remote is removed. */
function withoutSnapshots(code: string): string {
  const handler = /var SnapshotHandler = class \{.*?\n\};/s
  if (!handler.test(code)) throw new Error('The federation runtime has no SnapshotHandler any more')
  const shelves = 'manifestCache = new Map(); hooks = new PluginSystem({})'
  return code.replace(handler, `var SnapshotHandler = class { ${shelves} };`)
}

/** Shortens the runtime's errors to their code and the URL that explains it. */
function withoutSentences(code: string): string {
  const maps = /const (?:runtime|type|build)DescMap = \{[^}]*\};/g
  if (!maps.test(code)) throw new Error('The federation runtime describes its errors elsewhere now')
  return code.replaceAll(maps, (map) => `${map.slice(0, map.indexOf('{'))}{};`)
}

/** Removes loaders of other entry types, because every remote is a module. */
function withoutLoaders(code: string): string {
  return ['loadSystemJsEntry', 'loadEntryScript', 'loadEntryNode'].reduce((rest, name) => {
    const loader = new RegExp(String.raw`async function ${name}\(.*?\n\}`, 's')
    if (!loader.test(rest)) throw new Error(`The federation runtime has no ${name} any more`)
    return rest.replace(loader, `async function ${name}() {}`)
  }, code)
}
