import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { calls } from '@darnley/contract/calls'
import { exposesOf } from '#build/declared.ts'
import { repository } from '#build/repository.ts'
import { bundledModulesFile, releaseNotesFile, type ReleaseNotes } from '#build/release-notes.ts'
import { privateFolder } from '#core/store.ts'
import { collectSources } from '#gate/collect.ts'
import { keepSources, sourcesFile } from '#gate/keep.ts'
import { findCalls, callSchemas } from '#gate/calls.ts'
import type { Sources } from '#gate/sources.ts'
import type { Area } from './areas.ts'
import type { Built } from './publish.ts'

/** Keeps the sources of a build with it, for the contract gate. A copy of a release brings its own. */
export async function keepBuildSources({ area, folder }: Built): Promise<void> {
  if (existsSync(join(folder, privateFolder, sourcesFile))) return
  const workspace = resolve(repository, area.workspace)
  const notes = (await readJson(join(folder, releaseNotesFile))) as ReleaseNotes
  const modules = (await readJson(join(folder, bundledModulesFile))) as string[]
  const exposes = Object.entries(notes.area ? exposesOf(notes.area, workspace) : {})
  const sources = await collectSources({
    root: `${workspace}/`.startsWith(`${repository}/`) ? repository : dirname(workspace),
    workspace,
    modules: modules.map((module) => resolve(workspace, module)),
    given: (await givenModules(area, folder)).map((specifier) => resolveFrom(workspace, specifier)),
    exposes: Object.fromEntries(
      exposes.map(([module, file]) => [module, resolve(workspace, file)]),
    ),
  })
  await keepSources(folder, { ...sources, calls: callsOf(sources) })
  await rm(join(folder, bundledModulesFile))
}

/** Returns the modules whose types a release shares with others: the vendor file's facades, the shell's view of areas. */
async function givenModules({ role }: Area, folder: string): Promise<string[]> {
  if (role === 'remote') return ['@darnley/web/areas']
  if (role === 'host') return []
  const { exports } = (await readJson(join(folder, 'vendor.json'))) as { exports: object }
  return Object.keys(exports).filter((specifier) => specifier.startsWith('@darnley/'))
}

function callsOf(sources: Sources): Sources['calls'] {
  const schemas = callSchemas(calls)
  const used = findCalls(sources, Object.keys(schemas))
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

function resolveFrom(workspace: string, specifier: string): string {
  return createRequire(join(workspace, 'package.json')).resolve(specifier)
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
