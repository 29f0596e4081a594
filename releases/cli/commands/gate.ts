import type { ReleaseRegistry } from '@darnley/contract/release'
import type { GateFault } from '#core/gate.ts'
import { readRelease } from '#core/read-set.ts'
import { siteKinds } from '#core/registry.ts'
import { refText, releasesOf, type ReleaseRef } from '#core/sets.ts'
import {
  assertNoFaults,
  faultsIn,
  liveSets,
  setsAfter,
  setsWith,
  type PlacedFault,
} from '#cli/live-sets.ts'
import { makeJudge, type Judge } from '#gate/judge.ts'
import { publishedSources } from '#gate/keep.ts'
import type { ServiceName } from '#gate/service-name.ts'
import { findServiceMisfits, readService, type Service } from '#gate/service.ts'
import { describeMisfits } from '#gate/set-faults.ts'
import { readRegistry, type Context } from './context.ts'

/** Milliseconds that a page stays open at most, as `prune` takes it. */
const held = 7 * 86_400_000

/** A release, and the sets that have it. */
interface Caller {
  readonly release: ReleaseRef
  readonly where: string[]
}

/**
 * Holds the live sets against their own code or, with the name of a service, every release that a visitor may have
 * against the contract of this repository, as the service would be deployed with.
 * @throws Error with all faults
 */
export async function gate(
  context: Context,
  { service, release }: { service?: ServiceName; release?: ReleaseRef },
): Promise<void> {
  const registry = await readRegistry(context.store)
  const judge = makeJudge(publishedSources(context.store, registry))
  if (service) return holdService(context, { registry, judge, service: await readService(service) })
  const sets = release
    ? await setsWith(context.store, {
        registry,
        releases: [await readRelease(context.store, release)],
      })
    : await setsAfter(context.store, { before: registry, after: registry, changed: [] })
  assertNoFaults(await faultsIn(judge, sets))
  const names = sets.map(({ where }) => where).join(', ')
  context.log(release ? `${refText(release)} fits ${names}.` : `All releases fit: ${names}.`)
}

/** Holds a service's contract against the releases that visitors may have. @throws Error with all faults */
export async function holdService(
  { log }: Pick<Context, 'log'>,
  { registry, judge, service }: { registry: ReleaseRegistry; judge: Judge; service: Service },
): Promise<void> {
  const callers = callersOf(registry)
  const read = callers.map(async (caller) => {
    const sources = await judge.sources(caller.release)
    return sources ? [{ caller, sources }] : []
  })
  const known = (await Promise.all(read)).flat()
  const found = await findServiceMisfits(
    service,
    known.map(({ sources }) => sources),
  )
  assertNoFaults(
    known.flatMap(({ caller }, index) => {
      const misfits = found[index] ?? []
      if (misfits.length === 0) return []
      const fault: GateFault = {
        release: refText(caller.release),
        rule: 'contract',
        message: `does not fit the ${service.name} of this repository:\n${describeMisfits(misfits)}`,
        cure: `let the ${service.name} keep what these lines use (an addition breaks nothing), or first release ${caller.release.name} without it`,
      }
      return caller.where.map((where): PlacedFault => ({ fault, where }))
    }),
  )
  log(
    `The ${service.name} of this repository fits ${known.length} releases that visitors may have.`,
  )
  const others = callers.length - known.length
  if (others > 0) log(`${others} more were published without sources and are not judged.`)
}

/** Returns the releases of live sets, canaries and former sets that a page may still show. */
function callersOf(registry: ReleaseRegistry): Caller[] {
  const oldest = Date.now() - held
  const former = siteKinds.flatMap((site) =>
    (registry.history[site] ?? [])
      .filter(({ until }) => Date.parse(until) >= oldest)
      .map(({ set, until }) => ({ set, where: `the set of the site '${site}' until ${until}` })),
  )
  const callers = new Map<string, Caller>()
  for (const { set, where } of [...liveSets(registry), ...former])
    for (const release of releasesOf(set)) {
      const caller = callers.get(refText(release)) ?? { release, where: [] }
      caller.where.push(where)
      callers.set(refText(release), caller)
    }
  return [...callers.values()]
}
