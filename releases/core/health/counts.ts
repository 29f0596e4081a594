import { z } from 'zod'
import type { VitalName } from '@darnley/contract/page-vital'

/** What one edge counted of one release. */
export const ReleaseTally = z.object({
  visitors: z.int(),
  /** A number for each visitor it failed for. */
  failed: z.array(z.int()),
  /** What failed, with its stack trace > how often. */
  traces: z.record(z.string(), z.int()).default({}),
})
export type ReleaseTally = z.infer<typeof ReleaseTally>

/** What one edge counted in one hour. */
export const HourCounts = z.object({
  /** Release with its promotion (`name@version <time>`) > its tally. */
  releases: z.record(z.string(), ReleaseTally),
  /** Id of a set > web vital > number of measurements in each bucket (`vitalBounds`). */
  vitals: z.record(z.string(), z.record(z.string(), z.array(z.int()))).default({}),
})
export type HourCounts = z.infer<typeof HourCounts>

/** Hours for which counts are kept: a canary of three days can be judged. */
export const keptHours = 72

const hour = 3_600_000

/** Returns the name of an hour, as `2026-11-23T15`. Names sort by time. */
export function hourOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13)
}

/** Returns the names of the hours up to a time, the latest last. */
export function hoursUntil(time: number, count = keptHours): string[] {
  return Array.from({ length: count }, (_, index) => hourOf(time - (count - 1 - index) * hour))
}

const milliseconds = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000]
const shifts = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** Upper bounds of the buckets of a web vital; one more bucket holds what is above the last. */
export function vitalBounds(name: VitalName): readonly number[] {
  return name === 'CLS' ? shifts : milliseconds
}

/** Returns the buckets with one measurement more. */
export function addToBuckets(
  buckets: readonly number[] | undefined,
  { name, value }: { name: VitalName; value: number },
): number[] {
  const bounds = vitalBounds(name)
  const found = bounds.findIndex((bound) => value <= bound)
  const index = found === -1 ? bounds.length : found
  return Array.from(
    { length: bounds.length + 1 },
    (_, at) => (buckets?.[at] ?? 0) + (at === index ? 1 : 0),
  )
}

/** Returns the value below which a share of the measurements lies, interpolated within its bucket; null for none. */
export function percentile(
  buckets: readonly number[],
  { name, share }: { name: VitalName; share: number },
): number | null {
  const bounds = vitalBounds(name)
  const wanted = share * buckets.reduce((sum, count) => sum + count, 0)
  if (wanted === 0) return null
  let before = 0
  for (const [index, count] of buckets.entries()) {
    if (before + count >= wanted) {
      const low = bounds[index - 1] ?? 0
      const high = bounds[index] ?? low
      return low + ((high - low) * (wanted - before)) / count
    }
    before += count
  }
  return bounds.at(-1) ?? null
}
