import { setTimeout as sleep } from 'node:timers/promises'

export interface Latency {
  readonly p50Ms: number
  readonly p99Ms: number
}

interface Pace {
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Makes calls at a fixed rate, without waiting for earlier ones, and measures each from its scheduled time, so that a
 * stalled server does not reduce the load (no coordinated omission).
 */
export async function atFixedRate(
  { perSecond, seconds }: Pace,
  call: (index: number) => Promise<unknown>,
): Promise<Latency> {
  const begun = performance.now()
  const calls = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = begun + (index * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    await call(index)
    return performance.now() - due
  })
  return latencyOf(await Promise.all(calls))
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => {
    const time = sorted[Math.floor(sorted.length * share)] ?? 0
    return Math.round(time * 10) / 10
  }
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
