import { createInstance, type ModuleFederation } from '@module-federation/runtime'
import type { PageModule } from '@darnley/web/areas'
import { withTimeLimit } from '@darnley/web/time-limit'
import type { ForeignDocument, SharedModule } from '@darnley/contract/page-areas'
import { entryLimit } from './entry-limit.ts'

/** Loaded by documents of a foreign container's pages alone: the standard runtime is larger than the whole shell. */

interface ToLoad {
  readonly module: string
  readonly document: ForeignDocument
  /** How often a load failed before: each attempt has an address of its own, which the browser has not cached. */
  readonly generation: number
}

/**
 * Returns a page that a container of another origin exposes, as `./Page`: its `Page`, else its default export. Rejects
 * when the entry does not come within the limit of a remote's entry.
 */
export async function loadForeign(
  url: string,
  { module, document, generation }: ToLoad,
): Promise<PageModule> {
  const entry = freshAddress(url, generation)
  await withTimeLimit(
    isManifest(url) ? fetch(entry) : import(/* @vite-ignore */ entry),
    entryLimit(),
  )
  const runtime = await createRuntime(document)
  runtime.registerRemotes([
    { name: document.name, entry, ...(isManifest(url) ? {} : { type: 'module' }) },
  ])
  const loaded = await runtime.loadRemote<Partial<PageModule> & { default?: PageModule['Page'] }>(
    document.name + module.slice(1),
  )
  const Page = loaded?.Page ?? loaded?.default
  if (!Page) throw new Error(`${document.name} exposes no component as ${module}`)
  return { Page }
}

/** Makes a runtime of its own for each load, whose share scope holds the modules of the vendor file. */
async function createRuntime({ shared }: ForeignDocument): Promise<ModuleFederation> {
  const offered = Object.entries(shared).map(async ([name, offer]) => {
    const module = await readShared(name, offer)
    const { version } = offer
    const shareConfig = { singleton: true, requiredVersion: `^${version}` }
    return [name, { version, scope: 'default', lib: () => module, shareConfig }] as const
  })
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(await Promise.all(offered)),
  })
}

/** Returns one module of the vendor file, whose one namespace holds all of them. React's default export is the file's. */
async function readShared(name: string, { specifier, names }: SharedModule): Promise<object> {
  const vendor = (await import(/* @vite-ignore */ specifier)) as Readonly<Record<string, unknown>>
  const module = Object.fromEntries(names.map((exported) => [exported, vendor[exported]]))
  return name === 'react' ? module : { ...module, default: module }
}

function isManifest(url: string): boolean {
  return new URL(url).pathname.endsWith('.json')
}

function freshAddress(url: string, generation: number): string {
  if (generation === 0) return url
  const fresh = new URL(url)
  fresh.searchParams.set('retry', String(generation))
  return fresh.href
}
