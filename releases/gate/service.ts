import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteDefinition } from '@darnley/contract/route'
import { repository } from '#build/repository.ts'
import { collectSources } from './collect.ts'
import { contractOverlay } from './overlay.ts'
import type { CallSchemas } from './json-schema.ts'
import { findRefusedRequests, callSchemas } from './calls.ts'
import type { Sources } from './sources.ts'
import type { ServiceName } from './service-name.ts'
import { makeWorkbench, writeTree } from './tree.ts'
import { findMisfits, type Misfit } from './type-faults.ts'

/** What a service gives: the contract that it is deployed with. */
export interface Service {
  readonly name: ServiceName
  readonly contract: Pick<Sources, 'files'>
  /** What it accepts with each call; none for the content service, which only responds to reads. */
  readonly accepted: CallSchemas | null
}

const contentTypes = '@darnley/contract/src/content.ts'

/** Returns a service as a repository has it now. */
export async function readService(name: ServiceName, root: string = repository): Promise<Service> {
  const workspace = join(root, 'shared/contract')
  const given = ['src/calls.ts', 'src/content.ts'].map((file) => join(workspace, file))
  const contract = await collectSources({ root, workspace, modules: [], given })
  const url = pathToFileURL(join(workspace, 'src/calls.ts')).href
  const { calls } = (await import(url)) as { calls: Readonly<Record<string, RouteDefinition>> }
  return { name, contract, accepted: name === 'api' ? callSchemas(calls) : null }
}

/** Returns, for each release, the lines that read or send what the service no longer has. */
export async function findServiceMisfits(
  { name, contract, accepted }: Service,
  releases: readonly Sources[],
): Promise<Misfit[][]> {
  const workbench = await makeWorkbench()
  try {
    const folder = join(workbench.folder, name)
    await writeTree(folder, contract)
    const files = Object.keys(contract.files).filter(
      (file) =>
        file.startsWith('@darnley/contract/src/') &&
        (file === contentTypes) === (name === 'content'),
    )
    const compiled = await findMisfits(
      workbench,
      releases.map((sources) => ({
        sources,
        overlay: contractOverlay(sources, { sources: contract, folder }, files),
      })),
    )
    return releases.map((sources, index) => {
      const found = compiled[index] ?? []
      const refused = accepted
        ? findRefusedRequests(sources, { sent: sources.calls, accepted })
        : []
      return [...found, ...refused]
    })
  } finally {
    await workbench.remove()
  }
}
