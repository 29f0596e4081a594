import { getInstance } from '@module-federation/runtime'

/** Returns a module from a remote's development server, with the share scope that replaces the import map there. */
export async function loadFromDevServer(
  url: string,
  { remote, module }: { remote: string; module: string },
): Promise<unknown> {
  const runtime = getInstance()
  if (!runtime) throw new Error('The federation plugin has made no share scope')
  runtime.registerRemotes([{ name: remote, entry: url, type: 'module' }])
  return runtime.loadRemote(remote + module.slice(1))
}
