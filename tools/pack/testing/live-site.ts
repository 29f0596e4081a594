import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { firstRegistry } from '@darnley/releases/registry'
import type { ReleaseStore } from '@darnley/releases/store'

/** A release store in which vendor file and host of this repository are live, and no remote yet. */
export interface LiveSite {
  readonly store: ReleaseStore
  /** Publishes an area of this repository as it is. Returns the version. */
  publish(area: string): Promise<string>
  /** Runs the gate of this repository. Resolves with what it says, and rejects with what it refuses. */
  gate(...what: string[]): Promise<string>
}

export async function makeLiveSite(root: string, folder: string): Promise<LiveSite> {
  const store = folderStore(folder)
  const release = async (...args: string[]): Promise<string> => {
    const all = [join(root, 'releases/cli/cli.ts'), ...args, '--dir', folder]
    return (await promisify(execFile)(process.execPath, all, { cwd: root })).stdout
  }
  const publish = async (area: string): Promise<string> =>
    publishedVersion(await release('publish', area, '--dirty'))
  const [vendor, host] = await Promise.all([publish('vendor'), publish('host')])
  const set = (name: string): Parameters<typeof firstRegistry>[0]['web'] => ({
    vendor,
    host: { name, version: host },
    remotes: {},
  })
  await changeRegistry(store, () => ({
    registry: firstRegistry({ web: set('host-web'), storefront: set('host-storefront') }),
    result: undefined,
  }))
  return { store, publish, gate: (...what) => release('gate', ...what) }
}

/** @throws Error with what was printed when nothing was published */
export function publishedVersion(printed: string): string {
  const [, version] = /Published [\w-]+@(\S+)/.exec(printed) ?? []
  if (version === undefined) throw new Error(printed)
  return version
}
