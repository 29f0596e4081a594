import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { nothingLive } from '#core/change-registry.ts'
import { readRelease } from '#core/read-set.ts'
import { siteKinds } from '#core/registry.ts'
import { changedReleases, refText, releasesOf, type ReleaseRef } from '#core/sets.ts'
import { CommandError, findRegistry, readRegistry, type Context } from './context.ts'

/**
 * Prints the differences of two releases, of one release and the live one, or of each site's former and live set.
 */
export async function diff(
  context: Context,
  { releases }: { readonly releases: readonly ReleaseRef[] },
): Promise<void> {
  const [first, second] = releases
  if (!first) return diffSets(context)
  const before = second ? first : liveRelease(await readRegistry(context.store), first.name)
  const [one, other] = await Promise.all([
    readRelease(context.store, before),
    readRelease(context.store, second ?? first),
  ])
  describeDifferences(one, other).forEach((line) => context.log(line))
}

async function diffSets({ store, log }: Context): Promise<void> {
  const registry = await findRegistry(store)
  if (!registry) return log(nothingLive(store))
  for (const site of siteKinds) {
    const former = registry.history[site]?.[0]
    const changed = former ? changedReleases(former.set, registry.sites[site]) : []
    const gone = former ? changedReleases(registry.sites[site], former.set) : []
    log(`${site}: ${changed.length === 0 ? 'nothing changed' : `since ${former?.until}`}`)
    for (const release of gone) log(`  - ${refText(release)}`)
    for (const release of changed) log(`  + ${refText(release)}`)
  }
}

function liveRelease(registry: ReleaseRegistry, name: string): ReleaseRef {
  const live = siteKinds
    .flatMap((site) => releasesOf(registry.sites[site]))
    .find((release) => release.name === name)
  if (!live) throw new CommandError(`'${name}' is live nowhere.`)
  return live
}

function describeDifferences(before: ReleaseManifest, after: ReleaseManifest): string[] {
  const names = new Set([...Object.keys(before.files), ...Object.keys(after.files)])
  const files = [...names].toSorted().flatMap((name) => {
    const [one, other] = [before.files[name], after.files[name]]
    if (!one) return [`  + ${name}  ${sizeOf(other)}`]
    if (!other) return [`  - ${name}  ${sizeOf(one)}`]
    return one.integrity === other.integrity
      ? []
      : [`  ~ ${name}  ${sizeOf(one)} > ${sizeOf(other)}`]
  })
  return [
    `${refText(before)} > ${refText(after)}`,
    `  scripts over the wire: ${scriptBytes(before)} > ${scriptBytes(after)} bytes`,
    ...(before.contractVersion === after.contractVersion
      ? []
      : [`  contract: ${before.contractVersion} > ${after.contractVersion}`]),
    ...files,
  ]
}

function sizeOf(file: ReleaseManifest['files'][string] | undefined): string {
  return `${file?.brotliBytes ?? file?.bytes ?? 0} bytes`
}

function scriptBytes({ files }: ReleaseManifest): number {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.js') && !name.startsWith('server/'))
    .reduce((sum, [, file]) => sum + (file.brotliBytes ?? file.bytes), 0)
}
