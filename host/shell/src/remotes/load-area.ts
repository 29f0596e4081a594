import type { AreaModuleName, AreaModules } from '@darnley/web/areas'
import { partLimit, withTimeLimit } from '@darnley/web/time-limit'
import { createAddresses, type Address, type Addresses } from './addresses.ts'
import { pageRegistry, pageReleases } from './registry.ts'
import { afterFailure } from './after-failure.ts'
import { federation } from './runtime.ts'
import { entryLimit } from './entry-limit.ts'

const loaded = new Map<AreaModuleName, { module: unknown; address: Address }>()
let known: Addresses | undefined

/** Returns the result of an earlier `loadArea`; undefined before. */
export function loadedArea<Name extends AreaModuleName>(name: Name): AreaModules[Name] | undefined {
  return loaded.get(name)?.module as AreaModules[Name] | undefined
}

/** URL of the container that an area was loaded from; undefined before. */
export function sourceOf(name: string): string | undefined {
  return loaded.get(name as AreaModuleName)?.address.url
}

/**
 * Loads a module that a remote exposes, from its live release or else from the last known good one. Calling it again
 * after a failure retries. Rejects with the message of section 8 and the reason as its cause.
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
    // Section 8: the message tells the user what failed, the log tells why.
    console.error(failure)
    if (!address) throw failure
    addresses().failed(remote, address.generation)
    afterFailure({ area: name, url: address.url, cause }, address.hasFallback)
    if (address.hasFallback) return loadArea(name)
    throw failure
  }
}

/**
 * Handles an area that threw while rendering. Returns true when another release can replace it and should be loaded.
 */
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
  // Imported here first, for a separate time limit: the runtime's import of the same URL returns this module.
  await withTimeLimit(import(/* @vite-ignore */ url), entryLimit())
  const exposed = name.slice(remote.length)
  const id = registeredName(remote, url) + exposed
  // When there is a fallback, the user does not have to wait the 120 s of section 9.
  return withTimeLimit(runtime.loadRemote(id), hasFallback ? entryLimit() : partLimit)
}

/** URL of a container > the name under which the runtime knows it. */
const registered = new Map<string, string>()

/** Each URL gets its own name, because the runtime warns when a known remote changes its URL. */
function registeredName(remote: string, url: string): string {
  const known = registered.get(url)
  if (known !== undefined) return known
  const isFirst = ![...registered.values()].includes(remote)
  const name = isFirst ? remote : `${registered.size}-${remote}`
  registered.set(url, name)
  federation().registerRemotes([{ name, entry: url, type: 'module' }])
  return name
}
