import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { readRemote } from '#build/remotes.ts'
import { writeAudit } from '#core/audit.ts'
import { refText } from '#core/sets.ts'
import { publishingKey, signRelease } from '#core/trust/signatures.ts'
import type { ReleaseStore } from '#core/store.ts'
import { areaOf, areasOf, type Area } from '#cli/areas.ts'
import { keepBuildSources } from '#cli/area-sources.ts'
import { buildArea } from '#cli/build.ts'
import { repository } from '#build/repository.ts'
import { currentCommit, repositoryOf, subjectOf, uncommitted } from '#cli/git.ts'
import { inputPaths } from '#cli/inputs.ts'
import { assertNoFaults, faultsIn, faultsTowardsApi, setsWith } from '#cli/live-sets.ts'
import { makeJudge } from '#gate/judge.ts'
import { publishedSources, readBuiltSources, type ReadSources } from '#gate/keep.ts'
import { describeBuild, versionOf, type Built } from '#cli/publish.ts'
import { CommandError, findRegistry, type Context } from './context.ts'

export interface PublishOptions {
  /** What a team releases together: booking, checkout, storefront, host or vendor; may be left out with `from`. */
  readonly name?: string | undefined
  /** A name instead of the content's hash, as in `0.0.1-pr7`. */
  readonly tag?: string | undefined
  /** Allows uncommitted sources, for a preview. */
  readonly dirty?: boolean
  /** The remote's folder, when it is not one of this repository. */
  readonly from?: string | undefined
  /** A folder that another job built; by default the area is built now. */
  readonly built?: string | undefined
}

/**
 * Builds one area, checks it against every live set and writes its immutable folder. Nothing else is built, and nothing
 * becomes live.
 * @throws CommandError for an unknown area, uncommitted sources or a tag that is in use
 */
export async function publish(
  context: Context,
  options: PublishOptions,
): Promise<ReleaseManifest[]> {
  const areas = findAreas(context, options)
  await context.store.check()
  const keys = await keysOfAreas(context, areas)
  const commit = await cleanCommit(areas, options.dirty ?? false)
  const builds = await build(context, { areas, built: options.built })
  try {
    const manifests = await release(context, { builds, commit, tag: options.tag })
    for (const manifest of manifests) await sign(context, { manifest, keys })
    return manifests
  } finally {
    for (const { folder } of builds) await rm(folder, { recursive: true, force: true })
  }
}

/** @throws CommandError when neither this repository nor the folder has the area */
function findAreas({ areas }: Context, { name, from }: PublishOptions): Area[] {
  if (from !== undefined) {
    const remote = readRemote(resolve(from))
    if (name === undefined || remote.name === name) return [areaOf(remote)]
    throw new CommandError(`${from} is the area '${remote.name}'.`)
  }
  if (name === undefined) throw new CommandError('Name the area, or its folder with --from.')
  const found = areasOf(name, areas)
  if (found.length > 0) return found
  const names = [...new Set(areas.map((area) => (area.role === 'host' ? 'host' : area.name)))]
  const others = names.length > 0 ? `; there are ${names.join(', ')}` : ''
  throw new CommandError(
    `There is no area '${name}' here${others}. --from names the folder of another one.`,
  )
}

/** Areas of one release lie in one folder. It decides about the repository, which need not be the command's. */
function folderOf(areas: readonly Area[]): string {
  return resolve(repository, areas[0]?.workspace ?? '')
}

/** Returns the release's commit; null when uncommitted sources are allowed. */
async function cleanCommit(areas: readonly Area[], dirty: boolean): Promise<string | null> {
  const folder = folderOf(areas)
  const [commit, root] = await Promise.all([currentCommit(folder), repositoryOf(folder)])
  const changed = root
    ? await uncommitted(
        root,
        areas.flatMap((area) => inputPaths(area, root)),
      )
    : []
  if (commit && changed.length === 0) return commit
  if (dirty) return null
  if (!commit)
    throw new CommandError(
      'A release comes from a commit, and there is none here. Publish a preview with --dirty.',
    )
  const list = changed.slice(0, 10).join('\n  ')
  throw new CommandError(
    `A release comes from a clean tree, and these are not committed:\n  ${list}\nCommit them, or publish a preview with --dirty.`,
  )
}

/** Returns the key that signs each area. @throws NotAuthorised before anything is built, when one is not given */
async function keysOfAreas(
  { store, privateKeys }: Context,
  areas: readonly Area[],
): Promise<Map<string, string | undefined>> {
  const registry = await findRegistry(store)
  return new Map(
    areas.map(({ name }) => [name, publishingKey(registry, { name, privateKeys })] as const),
  )
}

async function sign(
  { store }: Context,
  { manifest, keys }: { manifest: ReleaseManifest; keys: Map<string, string | undefined> },
): Promise<void> {
  const privateKey = keys.get(manifest.name)
  if (privateKey !== undefined) await signRelease(store, { release: manifest, privateKey })
}

async function build(
  { store, log }: Context,
  { areas, built }: { areas: readonly Area[]; built: string | undefined },
): Promise<Built[]> {
  if (built && areas.length > 1)
    throw new CommandError('A folder holds one area: name the variant of the host.')
  const builds = areas.map((area) => ({
    area,
    folder: join(store.folder, '.building', `${area.name}-${process.pid}`),
  }))
  await Promise.all(
    builds.map(async ({ area, folder }) => {
      if (!built) log(`Building ${area.name} ...`)
      await (built ? cp(built, folder, { recursive: true }) : buildArea(area, { outDir: folder }))
      await keepBuildSources({ area, folder })
    }),
  )
  return builds
}

async function release(
  context: Context,
  {
    builds,
    commit,
    tag,
  }: { builds: readonly Built[]; commit: string | null; tag: string | undefined },
): Promise<ReleaseManifest[]> {
  const { store, log, who } = context
  const version = await versionOf(builds, tag)
  const folder = folderOf(builds.map(({ area }) => area))
  const manifests = await Promise.all(
    builds.map((built) => describeBuild(built, { version, commit })),
  )
  for (const manifest of manifests) await assertNotTaken(context, manifest)
  await assertFits(context, { releases: manifests, builds })
  // The log comes first: releases in it are not pruned.
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'publish',
    releases: manifests.map(refText),
    sites: [],
    why: context.why ?? (commit ? await subjectOf(commit, folder) : 'a preview'),
  })
  for (const [index, manifest] of manifests.entries())
    await store.publish(manifest, builds[index]?.folder ?? '')
  for (const manifest of manifests) log(`Published ${refText(manifest)}`)
  return manifests
}

interface Compared {
  readonly releases: readonly ReleaseManifest[]
  /** One for each release. */
  readonly builds: readonly Built[]
}

/** @throws Error with all faults of the contract gate, in every live set and against the api */
async function assertFits(
  { store, log, askContract }: Context,
  { releases, builds }: Compared,
): Promise<void> {
  const [registry, api] = await Promise.all([findRegistry(store), askContract()])
  if (api.type === 'unknown') log(`${api.why} \`promote\` asks it again.`)
  const judge = makeJudge(sourcesWithBuilds(store, { registry, releases, builds }))
  const sets = registry ? await setsWith(store, { registry, releases }) : []
  assertNoFaults([
    ...(await faultsTowardsApi(judge, { releases, api })),
    ...(await faultsIn(judge, sets)),
  ])
}

/** Returns how sources are read: those of the builds from their folders, as they are not in the store yet. */
function sourcesWithBuilds(
  store: ReleaseStore,
  { registry, releases, builds }: Compared & { readonly registry: ReleaseRegistry | null },
): ReadSources {
  const published = registry && publishedSources(store, registry)
  return async (release) => {
    const built = builds[releases.findIndex((one) => refText(one) === refText(release))]
    return built ? readBuiltSources(built.folder) : (published?.(release) ?? null)
  }
}

/** A version has one content for ever. */
async function assertNotTaken({ store }: Context, manifest: ReleaseManifest): Promise<void> {
  const existing = await store.manifest(manifest)
  if (!existing || JSON.stringify(existing.files) === JSON.stringify(manifest.files)) return
  throw new CommandError(
    `${refText(manifest)} was published with another content: choose another name for it.`,
  )
}
