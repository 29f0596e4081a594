import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import type { GateFault, SetManifests } from '#core/gate.ts'
import { pairText } from '#core/misfits.ts'
import { refText } from '#core/sets.ts'
import type { Judge, ManifestPair } from './judge.ts'
import { findLinks, findLostPages } from './links.ts'
import type { Misfit } from './type-faults.ts'

/** A set that visitors get, or would get by a change. */
export interface ChangedSet {
  readonly registry: ReleaseRegistry
  readonly site: SiteKind
  readonly where: string
  readonly manifests: SetManifests
  /** Names of what is new in it; empty when all of it is to be judged. */
  readonly changed: readonly string[]
  /** The set that it replaces. */
  readonly before: SetManifests
}

/** Lines listed for one release; the rest is counted. */
const listed = 10

/** Returns where releases of a set do not fit each other's types, or lead to pages that the set loses. */
export async function findCodeFaults(judge: Judge, set: ChangedSet): Promise<GateFault[]> {
  const pairs = pairsOf(set)
  const misfits = await judge.misfits(pairs)
  const types = pairs.flatMap(({ user, given }) => {
    const found = misfits.get(pairText(user, given)) ?? []
    return found.length === 0 ? [] : [typeFault(user, { given, found, set })]
  })
  return [...types, ...(await linkFaults(judge, set))]
}

/** Returns who runs with which vendor file, and which remote in which host, as far as a change concerns it. */
export function pairsOf({
  manifests,
  changed,
}: Pick<ChangedSet, 'manifests' | 'changed'>): ManifestPair[] {
  const { vendor, host } = manifests
  const remotes = Object.values(manifests.remotes)
  const pairs = [
    ...[host, ...remotes].map((user) => ({ user, given: vendor })),
    ...remotes.map((user) => ({ user, given: host })),
  ]
  if (changed.length === 0) return pairs
  return pairs.filter(
    ({ user, given }) => changed.includes(user.name) || changed.includes(given.name),
  )
}

function typeFault(
  user: ReleaseManifest,
  { given, found, set }: { given: ReleaseManifest; found: readonly Misfit[]; set: ChangedSet },
): GateFault {
  const isTaken = set.changed.includes(given.name) && !set.changed.includes(user.name)
  const owner = given.name === 'vendor' ? 'the facades in shared/web' : 'shared/web/src/areas'
  return {
    release: refText(user),
    rule: 'types',
    message: `does not compile against ${refText(given)}:\n${describeMisfits(found)}`,
    cure: isTaken
      ? `keep in ${owner} what these lines use (an addition breaks nothing), or first release ${user.name} without it`
      : `publish and promote the ${given.name} that has what these lines use before this release`,
  }
}

/** Returns a line for each place, the first ones. */
export function describeMisfits(found: readonly Misfit[]): string {
  const lines = found.slice(0, listed).map(({ where, message }) => `    ${where} ${message}`)
  const more = found.length - lines.length
  return [...lines, ...(more > 0 ? [`    and ${more} more`] : [])].join('\n')
}

async function linkFaults(judge: Judge, set: ChangedSet): Promise<GateFault[]> {
  const after = Object.values(set.manifests.remotes)
  const lost = findLostPages(Object.values(set.before.remotes), { after, site: set.site })
  if (lost.length === 0) return []
  const found = [set.manifests.host, ...after].map(async (release) => {
    const sources = await judge.sources(release)
    const links = lost.flatMap((path) => findLinks(release, sources, path))
    if (links.length === 0) return []
    return [
      {
        release: refText(release),
        rule: 'pages' as const,
        message: `has links to pages that the site '${set.site}' would lose:\n${describeMisfits(links)}`,
        cure: `keep the page, or first release ${release.name} without these links`,
      },
    ]
  })
  return (await Promise.all(found)).flat()
}
