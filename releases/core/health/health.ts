import type { SiteKind } from '@darnley/contract/area'
import { VitalName } from '@darnley/contract/page-vital'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { knownSets } from '#core/read-set.ts'
import { canarySet, promotedAt } from '#core/registry.ts'
import { refText, releasesOf, setId, type ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { HourCounts, hoursUntil, percentile, type ReleaseTally } from './counts.ts'

/** What all edges counted in one hour. */
export interface CountedHour {
  /** As `2026-11-23T15`. */
  readonly hour: string
  readonly counts: readonly HourCounts[]
}

/** How a release did on a site since it was last promoted, at most for the hours that are kept. */
export interface ReleaseHealth {
  readonly release: ReleaseRef
  /** Visitors who fetched its files; those who had them already are not counted again. */
  readonly visitors: number
  readonly failed: number
  readonly hours: readonly {
    readonly hour: string
    readonly visitors: number
    readonly failed: number
  }[]
  /** Of pages of the sets with this release, from visitors who allowed analytics. */
  readonly vitals: readonly Vital[]
  /** What failed, with its trace, the most frequent first. */
  readonly traces: readonly { readonly text: string; readonly count: number }[]
}

export interface Vital {
  readonly name: VitalName
  /** 75th percentile: milliseconds, CLS without a unit. */
  readonly p75: number
  /** Number of measurements. */
  readonly count: number
}

/** Reads what was counted in the hours that are kept. Records of another format are skipped. */
export async function readHours(
  store: Pick<ReleaseStore, 'readCounts'>,
  now: number,
): Promise<CountedHour[]> {
  const hours = hoursUntil(now).map(async (hour) => {
    const texts = await store.readCounts(hour)
    const counts = texts.flatMap((text) => {
      const parsed = HourCounts.safeParse(JSON.parse(text))
      return parsed.success ? [parsed.data] : []
    })
    return { hour, counts }
  })
  return Promise.all(hours)
}

interface OfRelease {
  readonly registry: ReleaseRegistry
  readonly site: SiteKind
  readonly release: ReleaseRef
}

export function healthOf(
  hours: readonly CountedHour[],
  { registry, site, release }: OfRelease,
): ReleaseHealth {
  const text = refText(release)
  const key = `${text} ${promotedAt(registry, text)}`.trimEnd()
  const tallies = hours.map(({ hour, counts }) => ({
    hour,
    tallies: counts.flatMap(({ releases }) => releases[key] ?? []),
  }))
  const all = tallies.flatMap((one) => one.tallies)
  return {
    release,
    ...totalOf(all),
    hours: tallies.map(({ hour, tallies: ofHour }) => ({ hour, ...totalOf(ofHour) })),
    vitals: vitalsOf(hours, setsWith(registry, { site, release })),
    traces: tracesOf(all),
  }
}

/** A visitor who failed at two edges counts once. */
function totalOf(tallies: readonly ReleaseTally[]): { visitors: number; failed: number } {
  return {
    visitors: tallies.reduce((sum, { visitors }) => sum + visitors, 0),
    failed: new Set(tallies.flatMap(({ failed }) => failed)).size,
  }
}

function tracesOf(tallies: readonly ReleaseTally[]): { text: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { traces } of tallies)
    for (const [text, count] of Object.entries(traces))
      counts.set(text, (counts.get(text) ?? 0) + count)
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((one, other) => other.count - one.count)
}

/** Returns the ids of a site's sets with a release. */
function setsWith(
  registry: ReleaseRegistry,
  { site, release }: { site: SiteKind; release: ReleaseRef },
): Set<string> {
  const sets = [...knownSets(registry, site, canarySet(registry, site)).values()]
  const text = refText(release)
  return new Set(sets.filter((set) => releasesOf(set).map(refText).includes(text)).map(setId))
}

function vitalsOf(hours: readonly CountedHour[], sets: ReadonlySet<string>): Vital[] {
  const measured = hours
    .flatMap(({ counts }) => counts)
    .flatMap(({ vitals }) => Object.entries(vitals))
    .filter(([set]) => sets.has(set))
    .map(([, ofSet]) => ofSet)
  return VitalName.options.flatMap((name) => {
    const buckets = sumOf(measured.flatMap((ofSet) => (ofSet[name] ? [ofSet[name]] : [])))
    const p75 = percentile(buckets, { name, share: 0.75 })
    return p75 === null ? [] : [{ name, p75, count: buckets.reduce((sum, one) => sum + one, 0) }]
  })
}

function sumOf(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.reduce((sum, list) => sum + (list[index] ?? 0), 0),
  )
}
