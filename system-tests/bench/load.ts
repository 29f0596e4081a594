import { setTimeout as sleep } from 'node:timers/promises'

export interface Latency {
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Load extends Latency {
  readonly perSecond: number
  readonly count: number
}

type Call = (index: number) => Promise<unknown>

/** Makes calls for some seconds; each client waits for its call before it makes the next. */
export async function keepBusy(
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
  call: () => Promise<unknown>,
): Promise<Load> {
  const times: number[] = []
  const start = performance.now()
  const client = async (): Promise<void> => {
    while (performance.now() - start < seconds * 1000) times.push(await timed(call))
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = (performance.now() - start) / 1000
  return { perSecond: times.length / took, count: times.length, ...latencyOf(times) }
}

/**
 * Makes calls at a fixed rate, without waiting for earlier ones, and measures each from its scheduled time, so that a
 * stalled server does not reduce the load (no coordinated omission).
 */
export async function atFixedRate(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  call: Call,
): Promise<Latency> {
  const start = performance.now()
  const calls = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = start + (index * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    await call(index)
    return performance.now() - due
  })
  return latencyOf(await Promise.all(calls))
}

/** Makes calls one after another; the first ones warm up and do not count. */
export async function oneByOne(
  { warmUp, count }: { readonly warmUp: number; readonly count: number },
  call: Call,
): Promise<Latency> {
  const times: number[] = []
  for (let index = 0; index < warmUp + count; index += 1) times.push(await timed(() => call(index)))
  return latencyOf(times.slice(warmUp))
}

/**
 * Makes calls one after another, one of each kind in turn, so that other load on the machine slows all kinds down alike.
 * Returns the latencies by kind.
 */
export async function inTurn(
  kinds: Readonly<Record<string, () => Promise<unknown>>>,
  { warmUp, count }: { readonly warmUp: number; readonly count: number },
): Promise<[kind: string, latency: Latency][]> {
  const measured = Object.entries(kinds).map(([kind, call]) => ({
    kind,
    call,
    times: [] as number[],
  }))
  for (let round = 0; round < warmUp + count; round += 1)
    for (const { call, times } of measured) times.push(await timed(call))
  return measured.map(({ kind, times }) => [kind, latencyOf(times.slice(warmUp))])
}

/** Returns the value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function latencyOf(times: readonly number[]): Latency {
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}
