import type { AreaModuleName, AreaModules } from 'shared/contract/areas'
import { createAddresses, type Address, type Addresses } from './addresses.ts'
import { pageRegistry } from './registry.ts'
import { federation } from './runtime.ts'
import { entryLimit, partLimit, withTimeLimit } from './time-limit.ts'

const loaded = new Map<AreaModuleName, unknown>()
let known: Addresses | undefined

/** What an earlier call of `loadArea` brought; undefined until then. */
export function loadedArea<Name extends AreaModuleName>(name: Name): AreaModules[Name] | undefined {
  return loaded.get(name) as AreaModules[Name] | undefined
}

/**
 * Loads what a remote exposes; calling it again after a failure tries again. Rejects with the message of
 * section 8 and the reason as its cause.
 */
export async function loadArea<Name extends AreaModuleName>(
  name: Name,
): Promise<AreaModules[Name]> {
  const [remote = ''] = name.split('/')
  known ??= createAddresses(pageRegistry())
  const address = known.current(remote)
  try {
    if (!address) throw new Error(`This page has no release of '${remote}'`)
    const module = await load(name, { remote, address })
    loaded.set(name, module)
    return module as AreaModules[Name]
  } catch (cause) {
    if (address) known.failed(remote, address.generation)
    const failure = new Error(`Loading chunk ${name} failed.`, { cause })
    // Section 8: the person reads what failed, the log says why.
    console.error(failure)
    throw failure
  }
}

async function load(
  name: AreaModuleName,
  { remote, address }: { remote: string; address: Address },
): Promise<unknown> {
  const runtime = federation()
  // Loaded here first for a time limit of its own: the runtime's import of the same address gets this module.
  await withTimeLimit(import(/* @vite-ignore */ address.url), entryLimit())
  register(remote, address.url)
  return withTimeLimit(runtime.loadRemote(name), partLimit)
}

const registered = new Map<string, string>()

/** A changed address makes the runtime forget what it knows of the remote. */
function register(remote: string, url: string): void {
  const before = registered.get(remote)
  if (before === url) return
  registered.set(remote, url)
  federation().registerRemotes([{ name: remote, entry: url, type: 'module' }], {
    force: before !== undefined,
  })
}
