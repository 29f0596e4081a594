import { expect } from 'vitest'

interface Calls {
  readonly one: () => Promise<unknown>
  readonly other: () => Promise<unknown>
  /** Runs before each of up to three rounds of nine calls. */
  readonly prepare?: () => Promise<unknown>
}

/** Cost of one call in ms: wall-clock time, and CPU time of all threads of this process. */
interface Cost {
  readonly time: number
  readonly work: number
}

const ROUNDS = 3
const CALLS_PER_ROUND = 9
/** Sending an e-mail, or waiting for anything else, in only one of the calls multiplies its time. */
const MAX_TIME_RATIO = 2.5
/** Hashing a password in only one of the calls costs 2.5 times as much; equal calls differ by a tenth. */
const MAX_WORK_RATIO = 1.6

/** Expects both calls to take about the same time. A real difference shows in each round, noise does not. */
export async function expectSameTime(calls: Calls): Promise<void> {
  await expectAlike(calls, (one, other) => isWithin(ratioOf(one, other, 'time'), MAX_TIME_RATIO))
}

/**
 * Like expectSameTime, and compares the CPU time of calls that hash passwords: a busy machine makes all wall-clock
 * times long and alike, but not these. The API must run in this process.
 */
export async function expectSameWork(calls: Calls): Promise<void> {
  await expectSameTime(calls)
  await expectAlike(calls, (one, other) => isWithin(ratioOf(one, other, 'work'), MAX_WORK_RATIO))
}

type AreAlike = (one: readonly Cost[], other: readonly Cost[]) => boolean

async function expectAlike({ one, other, prepare }: Calls, areAlike: AreAlike): Promise<void> {
  const rounds: { one: Cost[]; other: Cost[] }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare?.()
    const costs: { one: Cost[]; other: Cost[] } = { one: [], other: [] }
    // Alternating, so that other load affects both alike.
    for (let call = 0; call < CALLS_PER_ROUND; call += 1) {
      costs.one.push(await costOf(one))
      costs.other.push(await costOf(other))
    }
    if (areAlike(costs.one, costs.other)) return
    rounds.push(costs)
  }
  expect(rounds, 'the costs of each call in each round').toEqual([])
}

async function costOf(call: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage()
  const started = performance.now()
  await call()
  const time = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  return { time, work: (user + system) / 1000 }
}

function ratioOf(one: readonly Cost[], other: readonly Cost[], kind: keyof Cost): number {
  return typical(one.map((cost) => cost[kind])) / typical(other.map((cost) => cost[kind]))
}

const isWithin = (ratio: number, max: number): boolean => ratio < max && ratio > 1 / max

/** Returns a value of the faster half: other load only adds time. */
function typical(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 4)] ?? 0
}
