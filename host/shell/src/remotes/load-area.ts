import { partLimit, withTimeLimit } from '@darnley/web/time-limit'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import { foreignDocument, pageAreas, pageReleases } from '#src/areas/page-blocks.ts'
import { createAddresses, type Address, type Addresses } from './addresses.ts'
import { afterFailure } from './after-failure.ts'
import { importContainer, readModule } from './container.ts'
import { entryLimit } from './entry-limit.ts'

const loaded = new Map<AreaModuleName, { module: unknown; address: Address }>()
let known: Addresses | undefined

/** Returns the result of an earlier `loadArea`; undefined before. */
export function loadedArea<Module>(name: AreaModuleName): Module | undefined {
  return loaded.get(name)?.module as Module | undefined
}

/** URL of the container that an area was loaded from; undefined before. */
export function sourceOf(name: string): string | undefined {
  return loaded.get(name as AreaModuleName)?.address.url
}

/**
 * Loads a module that a remote exposes, from its live release or else from the last known good one. Calling it again
 * after a failure retries. Rejects with the message of section 8 and the reason as its cause.
 */
export async function loadArea<Module>(name: AreaModuleName): Promise<Module> {
  const [remote = ''] = name.split('/')
  const address = addresses().current(remote)
  try {
    if (!address) throw new Error(`This page has no release of '${remote}'`)
    const module = await load(name, { remote, address })
    loaded.set(name, { module, address })
    return module as Module
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
    areas: pageAreas(),
    fallbacks: pageReleases().fallbacks,
  })
  return known
}

async function load(
  name: AreaModuleName,
  { remote, address }: { remote: string; address: Address },
): Promise<unknown> {
  const { url, generation, hasFallback } = address
  const module = `.${name.slice(remote.length)}`
  // When there is a fallback, the user does not have to wait the 120 s of section 9.
  const limit = hasFallback ? entryLimit() : partLimit
  const document = foreignDocument()
  if (document?.name === remote) {
    const loading = import('./foreign-container.ts').then(({ loadForeign }) =>
      loadForeign(url, { document, generation, module }),
    )
    return withTimeLimit(loading, limit)
  }
  const container = await withTimeLimit(importContainer(url), entryLimit())
  return withTimeLimit(readModule(container, module), limit)
}
