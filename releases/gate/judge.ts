import type { ReleaseManifest } from '@darnley/contract/release'
import { pairText } from '#core/misfits.ts'
import { refText } from '#core/sets.ts'
import type { ReadSources } from './keep.ts'
import { judgePairs, type Sourced } from './pairs.ts'
import type { Sources } from './sources.ts'
import type { Misfit } from './type-faults.ts'

/** A release, and the vendor file or host that it is to run with. */
export interface ManifestPair {
  readonly user: ReleaseManifest
  readonly given: ReleaseManifest
}

/** Compiles releases against each other for one command, each pair once. */
export interface Judge {
  readonly sources: ReadSources
  /** Returns the lines that do not fit, by `pairText`. A pair without sources is not judged. */
  misfits(pairs: readonly ManifestPair[]): Promise<ReadonlyMap<string, readonly Misfit[]>>
}

export function makeJudge(readSources: ReadSources): Judge {
  const read = new Map<string, Promise<Sources | null>>()
  const known = new Map<string, readonly Misfit[]>()

  const sources: ReadSources = (release) => {
    const kept = read.get(refText(release)) ?? readSources(release)
    read.set(refText(release), kept)
    return kept
  }
  const sourced = async (manifest: ReleaseManifest): Promise<Sourced | null> => {
    const found = await sources(manifest)
    return found && { manifest, sources: found }
  }

  return {
    sources,
    async misfits(pairs) {
      const unknown = pairs.filter(({ user, given }) => !known.has(pairText(user, given)))
      const read = unknown.map(async (pair) => {
        const [user, given] = await Promise.all([sourced(pair.user), sourced(pair.given)])
        return user && given ? [{ user, given }] : []
      })
      for (const [text, found] of await judgePairs((await Promise.all(read)).flat()))
        known.set(text, found)
      for (const { user, given } of unknown)
        if (!known.has(pairText(user, given))) known.set(pairText(user, given), [])
      return known
    },
  }
}
