import { join } from 'node:path'
import type { ReleaseManifest } from '@darnley/contract/release'
import { pairText } from '#core/misfits.ts'
import { refText } from '#core/sets.ts'
import { sharedFacades, vendorOverlay } from './overlay.ts'
import { haveSameTypes } from './same-types.ts'
import { fileOf, type Sources } from './sources.ts'
import { findMisfits, type Misfit, type ToCompile } from './type-faults.ts'
import { makeWorkbench, writeTree } from './tree.ts'

/** A release with its sources. */
export interface Sourced {
  readonly manifest: ReleaseManifest
  readonly sources: Sources
}

/** A release, and the vendor file or host of a set that it is to run with. */
export interface Pair {
  readonly user: Sourced
  readonly given: Sourced
}

/** What the shell expects of the modules that an area exposes. */
const areas = '@darnley/web/areas'

/** Compiles each release against what the other gives. Returns the lines that do not fit, by pair. */
export async function judgePairs(pairs: readonly Pair[]): Promise<Map<string, Misfit[]>> {
  const unlike = new Map(
    pairs
      .filter((pair) => !isBuiltForIt(pair))
      .map((pair) => [pairText(pair.user.manifest, pair.given.manifest), pair]),
  )
  if (unlike.size === 0) return new Map()
  const workbench = await makeWorkbench()
  try {
    const folders = new Map<string, string>()
    for (const { given } of unlike.values()) {
      const name = refText(given.manifest)
      if (folders.has(name)) continue
      folders.set(name, join(workbench.folder, name))
      await writeTree(join(workbench.folder, name), given.sources)
    }
    const releases = [...unlike.values()].map((pair) =>
      toCompile(pair, folders.get(refText(pair.given.manifest)) ?? ''),
    )
    const found = await findMisfits(workbench, releases)
    return new Map([...unlike.keys()].map((text, index) => [text, found[index] ?? []]))
  } finally {
    await workbench.remove()
  }
}

function toCompile({ user, given }: Pair, folder: string): ToCompile {
  const { sources } = user
  return isVendor(given)
    ? { sources, overlay: vendorOverlay(sources, { sources: given.sources, folder }) }
    : { sources, overlay: {}, probes: exposedProbes(user, { given, folder }) }
}

function isVendor({ manifest }: Sourced): boolean {
  return manifest.name === 'vendor'
}

/** Whether the release was compiled against the same types when it was built. */
function isBuiltForIt({ user, given }: Pair): boolean {
  if (isVendor(given))
    return sharedFacades(user.sources, given.sources).every(
      ([used, file]) => used === file && haveSameTypes(user.sources, given.sources, [file]),
    )
  const file = fileOf(given.sources, areas)
  return file === undefined || haveSameTypes(user.sources, given.sources, [file])
}

/** Returns code that gives each exposed module to the host, as the host takes it. */
function exposedProbes(
  { manifest, sources }: Sourced,
  { given, folder }: { given: Sourced; folder: string },
): NonNullable<ToCompile['probes']> {
  const types = `${folder}/packages/${fileOf(given.sources, areas) ?? ''}`
  const taken = [
    ...manifest.area.pages.map(({ module }) => ({ module, type: 'PageModule' })),
    ...manifest.area.slots.map(({ module, slot }) => ({ module, type: `SlotModules['${slot}']` })),
  ]
  return Object.fromEntries(
    taken.flatMap(({ module, type }, index) => {
      const of = sources.exposes[module]
      if (of === undefined) return []
      const text = [
        `import type { PageModule, SlotModules } from '${types}'`,
        `import * as exposed from './${of}'`,
        `export const taken: ${type} = exposed`,
        'export type Taken = PageModule | SlotModules',
      ]
      return [[`exposed-${index}.ts`, { text: text.join('\n'), of }] as const]
    }),
  )
}
