import type { AreaModuleName, AreaModules } from 'shared/contract/areas'
import { createAddresses, type Address, type Addresses } from './addresses.ts'
import { pageRegistry, pageReleases } from './registry.ts'
import { afterFailure } from './after-failure.ts'
import { federation } from './runtime.ts'
import { entryLimit, partLimit, withTimeLimit } from './time-limit.ts'

const loaded = new Map<AreaModuleName, { module: unknown; address: Address }>()
let known: Addresses | undefined

/** What an earlier call of `loadArea` brought; undefined until then. */
export function loadedArea<Name extends AreaModuleName>(name: Name): AreaModules[Name] | undefined {
  return loaded.get(name)?.module as AreaModules[Name] | undefined
}

/** Address of the container that an area came from; undefined until it is loaded. */
export function sourceOf(name: string): string | undefined {
  return loaded.get(name as AreaModuleName)?.address.url
}

/**
 * Loads what a remote exposes: from its live release, or when that fails from the last known good one. Calling it
 * again after a failure tries again. Rejects with the message of section 8 and the reason as its cause.
 */
export async function loadArea<Name extends AreaModuleName>(
  name: Name,
): Promise<AreaModules[Name]> {
  const [remote = ''] = name.split('/')
  const address = addresses().current(remote)
  try {
    if (!address) throw new Error(`This page has no release of '${remote}'`)
    const module = await load(name, { remote, address })
    loaded.set(name, { module, address })
    return module as AreaModules[Name]
  } catch (cause) {
    const failure = new Error(`Loading chunk ${name} failed.`, { cause })
    // Section 8: the person reads what failed, the log says why.
    console.error(failure)
    if (!address) throw failure
    addresses().failed(remote, address.generation)
    afterFailure({ area: name, url: address.url, cause }, address.hasFallback)
    if (address.hasFallback) return loadArea(name)
    throw failure
  }
}

/** An area threw while it was drawn. True when another release can take its place: then it is to be loaded again. */
export function replaceCrashed(name: AreaModuleName, error: unknown): boolean {
  const [remote = ''] = name.split('/')
  const address = loaded.get(name)?.address
  if (!address) return false
  loaded.delete(name)
  if (address.hasFallback) addresses().failed(remote, address.generation)
  afterFailure({ area: name, url: address.url, cause: error }, true)
  return address.hasFallback
}

function addresses(): Addresses {
  known ??= createAddresses({
    registry: pageRegistry(),
    fallbacks: pageReleases().fallbacks,
  })
  return known
}

async function load(
  name: AreaModuleName,
  { remote, address }: { remote: string; address: Address },
): Promise<unknown> {
  const runtime = federation()
  const { url, hasFallback } = address
  // Loaded here first for a time limit of its own: the runtime's import of the same address gets this module.
  await withTimeLimit(import(/* @vite-ignore */ url), entryLimit())
  const exposed = name.slice(remote.length)
  const id = registeredName(remote, url) + exposed
  // Where another release stands ready, nobody waits the 120 s of section 9.
  return withTimeLimit(runtime.loadRemote(id), hasFallback ? entryLimit() : partLimit)
}

/** Address of a container > the name that the runtime knows it by. */
const registered = new Map<string, string>()

/** Each address has a name of its own, because the runtime warns when a remote that it knows changes its address. */
function registeredName(remote: string, url: string): string {
  const known = registered.get(url)
  if (known !== undefined) return known
  const isFirst = ![...registered.values()].includes(remote)
  const name = isFirst ? remote : `${registered.size}-${remote}`
  registered.set(url, name)
  federation().registerRemotes([{ name, entry: url, type: 'module' }])
  return name
}
