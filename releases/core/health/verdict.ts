import type { SiteKind } from '@darnley/contract/area'
import type { VitalName } from '@darnley/contract/page-vital'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { liveVersion, liveVersions } from '#core/registry.ts'
import { refText, releasesOf } from '#core/sets.ts'
import { healthOf, type CountedHour, type ReleaseHealth } from './health.ts'

/** A release on a site beside the one that it replaces. */
export interface Comparison {
  readonly site: SiteKind
  readonly isCanary: boolean
  readonly current: ReleaseHealth
  /** A canary's is the live release, a live release's the one before; null for a first release. */
  readonly former: ReleaseHealth | null
  readonly verdict: Verdict
}

export interface Verdict {
  readonly type: 'as good' | 'worse' | 'too few visitors'
  readonly reasons: readonly string[]
}

/** Least number of visitors, and of measurements, from which releases are compared. */
const enough = 30
/** A difference in failures counts from 2.33 standard errors on (99 %), and from this share of the visitors. */
const certain = 2.33
const leastShare = 0.005
/** The 75th percentile is read from buckets: a smaller difference may be theirs. */
const slower = 1.2
/** Vitals that are compared; the others tell where a difference comes from. */
const compared: readonly VitalName[] = ['LCP', 'INP', 'CLS']

/** Compares each canary with what it replaces, and each live release with the one before. */
export function compareReleases(
  registry: ReleaseRegistry,
  { site, hours }: { site: SiteKind; hours: readonly CountedHour[] },
): Comparison[] {
  const canaries = Object.entries(registry.canaries[site]?.changes ?? {}).map(
    ([name, version]) => ({
      isCanary: true,
      release: { name, version },
      former: liveVersion(registry, { site, name }),
    }),
  )
  const live = releasesOf(registry.sites[site]).map((release) => ({
    isCanary: false,
    release,
    former: liveVersions(registry, { site, name: release.name })[1],
  }))
  return [...canaries, ...live].map(({ isCanary, release, former: version }) => {
    const current = healthOf(hours, { registry, site, release })
    const former =
      version === undefined
        ? null
        : healthOf(hours, { registry, site, release: { name: release.name, version } })
    return { site, isCanary, current, former, verdict: judge(current, former) }
  })
}

/** Judges a release by the one that it replaces, or without one by its own failures. */
export function judge(current: ReleaseHealth, former: ReleaseHealth | null): Verdict {
  const reasons = [...moreFailures(current, former), ...slowerVitals(current, former)]
  if (reasons.length > 0) return { type: 'worse', reasons }
  if (current.visitors < enough)
    return { type: 'too few visitors', reasons: [`${current.visitors} of ${enough}`] }
  const than = former ? `compared with ${refText(former.release)}` : 'nothing to compare it with'
  return { type: 'as good', reasons: [than] }
}

function moreFailures(current: ReleaseHealth, former: ReleaseHealth | null): string[] {
  if (tried(current) < enough) return []
  const before = former && tried(former) >= enough ? former : null
  const [now, then] = [shareOf(current), before ? shareOf(before) : 0]
  const pooled = before
    ? (current.failed + before.failed) / (tried(current) + tried(before))
    : leastShare
  const error = Math.sqrt(
    pooled * (1 - pooled) * (1 / tried(current) + (before ? 1 / tried(before) : 0)),
  )
  if (now - then < leastShare || now - then < certain * error) return []
  const than = before ? `, ${refText(before.release)} for ${percent(then)}` : ''
  return [`fails for ${percent(now)} of its visitors${than}`]
}

function slowerVitals(current: ReleaseHealth, former: ReleaseHealth | null): string[] {
  return compared.flatMap((name) => {
    const now = current.vitals.find((vital) => vital.name === name)
    const then = former?.vitals.find((vital) => vital.name === name)
    if (!now || !then || now.count < enough || then.count < enough) return []
    if (now.p75 <= then.p75 * slower) return []
    return [`${name} ${vitalText(name, now.p75)} instead of ${vitalText(name, then.p75)}`]
  })
}

/** A visitor who had the files already is not counted, and may fail. */
function tried({ visitors, failed }: ReleaseHealth): number {
  return Math.max(visitors, failed)
}

export function shareOf(health: ReleaseHealth): number {
  return tried(health) === 0 ? 0 : health.failed / tried(health)
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
}

/** Returns `1240 ms`, or `0.08` for a layout shift. */
export function vitalText(name: VitalName, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
}
