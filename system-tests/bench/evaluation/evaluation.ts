import { withBrowser } from '../browser.ts'
import { percentile } from '../load.ts'
import type { Bench } from '../system.ts'
import { table } from '../table.ts'
import { packageOf, timesByModule } from './modules.ts'
import { profileFirstVisit } from './profile.ts'

/** Packages and modules below this many milliseconds are added up. */
const LISTED_FROM = 3

/** What the scripts of a first visit to `/` cost, by package and by source module. */
export const measureEvaluation: Bench = async ({ browser, siteUrl, releasesFolder, runs }) => {
  const visits: Map<string, number>[] = []
  await withBrowser(browser, async (opened) => {
    for (let run = 0; run < runs; run += 1) {
      const profile = await profileFirstVisit(opened, `${siteUrl}/`)
      visits.push(timesByModule(profile, releasesFolder))
    }
  })
  const packages = medians(visits.map((times) => groupedBy(times, packageOf)))
  const modules = medians(visits)
  const all = packages.reduce((sum, [, time]) => sum + time, 0)
  return `## What scripts of a first visit cost

\`/\` with an empty cache and a fast connection, on a quarter of the processor: evaluation and first rendering until nothing loads, by the source modules in the releases' source maps, sampled each 0.2 ms; medians of ${runs} visits. In all ${all.toFixed(0)} ms.

${table(['package', 'ms'], listed(packages))}

The modules of ours that cost most:

${table(
  ['module', 'ms'],
  listed(modules.filter(([name]) => !/node_modules|^\(/.test(name))).slice(0, 15),
)}`
}

type Times = readonly (readonly [name: string, ms: number])[]

function groupedBy(
  times: ReadonlyMap<string, number>,
  groupOf: (name: string) => string,
): Map<string, number> {
  const groups = new Map<string, number>()
  for (const [name, time] of times)
    groups.set(groupOf(name), (groups.get(groupOf(name)) ?? 0) + time)
  return groups
}

/** Returns the median of each, the longest first. */
function medians(visits: readonly ReadonlyMap<string, number>[]): Times {
  const names = new Set(visits.flatMap((times) => [...times.keys()]))
  const medianOf = (name: string): number =>
    percentile(
      visits.map((times) => times.get(name) ?? 0),
      0.5,
    )
  return [...names]
    .map((name) => [name, medianOf(name)] as const)
    .toSorted(([, one], [, other]) => other - one)
}

function listed(times: Times): (string | number)[][] {
  const shown = times.filter(([, time]) => time >= LISTED_FROM)
  const rest = times.filter(([, time]) => time < LISTED_FROM)
  const sum = rest.reduce((total, [, time]) => total + time, 0)
  return [
    ...shown.map(([name, time]) => [`\`${name}\``, time]),
    ...(rest.length > 0 ? [[`${rest.length} others`, sum]] : []),
  ]
}
