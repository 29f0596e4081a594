import { writeFile } from 'node:fs/promises'
import type { SiteKind } from '@darnley/contract/area'
import { readHours } from '#core/health/health.ts'
import { plotHealth } from '#core/health/plot.ts'
import { resolveTrace } from '#core/health/traces.ts'
import {
  compareReleases,
  percent,
  shareOf,
  vitalText,
  type Comparison,
} from '#core/health/verdict.ts'
import { siteKinds } from '#core/registry.ts'
import { refText } from '#core/sets.ts'
import { areaOfRelease } from '#core/trust/approvals.ts'
import { CommandError, readRegistry, type Context } from './context.ts'

export interface HealthOptions {
  /** One area; all by default. */
  readonly name?: string | undefined
  readonly site?: SiteKind | undefined
  /** A file for the plot. */
  readonly plot?: string | undefined
}

/** Number of different traces that are printed for a release. */
const mostTraces = 3

/**
 * Prints visitors, failures, web vitals and resolved traces of each live release and canary beside what it replaces, with
 * a verdict.
 * @throws CommandError when a release is worse than what it replaces, so that a pipeline stops
 */
export async function health(context: Context, options: HealthOptions): Promise<void> {
  const { store, log } = context
  const registry = await readRegistry(store)
  const hours = await readHours(store, Date.now())
  const comparisons = siteKinds
    .filter((site) => options.site === undefined || options.site === site)
    .flatMap((site) => compareReleases(registry, { site, hours }))
    .filter(
      ({ current: { release } }) =>
        options.name === undefined || areaOfRelease(release.name) === options.name,
    )
  if (comparisons.length === 0) throw new CommandError(`'${options.name}' is live on no such site.`)
  for (const comparison of comparisons) await print(context, comparison)
  if (options.plot !== undefined) {
    await writeFile(options.plot, plotHealth(comparisons))
    log(`Drawn in ${options.plot}`)
  }
  const worse = comparisons.filter(({ verdict }) => verdict.type === 'worse')
  if (worse.length > 0)
    throw new CommandError(
      `Worse than before: ${worse.map(({ site, current }) => `${refText(current.release)} on ${site}`).join(', ')}`,
    )
}

async function print({ store, log }: Context, comparison: Comparison): Promise<void> {
  const { site, isCanary, current, former, verdict } = comparison
  log(`${refText(current.release)} on ${site}${isCanary ? ' (canary)' : ''}: ${verdict.type}`)
  for (const reason of verdict.reasons) log(`  ${reason}`)
  for (const one of [current, ...(former ? [former] : [])]) {
    const vitals = one.vitals.map(
      ({ name, p75, count }) => `${name} ${vitalText(name, p75)} (${count})`,
    )
    const failures = `${one.failed} failed (${percent(shareOf(one))})`
    log(`  ${[refText(one.release), `${one.visitors} visitors`, failures, ...vitals].join(', ')}`)
  }
  for (const { text, count } of current.traces.slice(0, mostTraces)) {
    log(`  ${count} times:`)
    for (const line of (await resolveTrace(store, text)).split('\n')) log(`    ${line.trim()}`)
  }
}
