import type { AreaModuleName, AreaModules } from 'shared/contract/areas'
import { freshUrl, freshUrlCount } from './fresh-url.ts'
import { pageRegistry } from './registry.ts'
import { federation } from './runtime.ts'
import { entryLimit, isTimeLimitError, partLimit, withTimeLimit } from './time-limit.ts'

const loaded = new Map<AreaModuleName, unknown>()
/** How often a remote hung: each time it gets a new address. */
const generations = new Map<string, number>()

/** What an earlier call of `loadArea` brought; undefined until then. */
export function loadedArea<Name extends AreaModuleName>(name: Name): AreaModules[Name] | undefined {
  return loaded.get(name) as AreaModules[Name] | undefined
}

/**
 * Loads what a remote exposes. Calling it again after a failure tries again, and after a hang under a new
 * address. Rejects with the section 8 message and the reason as its cause.
 */
export async function loadArea<Name extends AreaModuleName>(
  name: Name,
): Promise<AreaModules[Name]> {
  const [remote = ''] = name.split('/')
  try {
    const module = await load(name, remote)
    loaded.set(name, module)
    return module as AreaModules[Name]
  } catch (cause) {
    if (isTimeLimitError(cause)) generations.set(remote, nextGeneration(remote))
    throw new Error(`Loading chunk ${name} failed.`, { cause })
  }
}

async function load(name: AreaModuleName, remote: string): Promise<unknown> {
  const entry = pageRegistry()[remote]
  if (!entry) throw new Error(`This page has no release of '${remote}'`)
  const url = freshUrl(entry, generations.get(remote) ?? 0)
  const runtime = federation()
  // Loaded here first for a time limit of its own: the runtime's import of the same address gets this module.
  await withTimeLimit(import(/* @vite-ignore */ url), entryLimit())
  runtime.registerRemotes([{ name: remote, entry: url, type: 'module' }], {
    force: isNew(remote, url),
  })
  return withTimeLimit(runtime.loadRemote(name), partLimit)
}

const registered = new Map<string, string>()

/** Whether this replaces an earlier address, so that the runtime forgets what it knows of the remote. */
function isNew(remote: string, url: string): boolean {
  const before = registered.get(remote)
  registered.set(remote, url)
  return before !== undefined && before !== url
}

function nextGeneration(remote: string): number {
  return Math.min((generations.get(remote) ?? 0) + 1, freshUrlCount)
}
